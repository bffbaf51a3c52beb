import { badgeClasses } from '@naru/contract/areas/portfolio/badge-class.ts';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { aBadgeClass, ruleOf } from '../../../../test/badges.ts';
import { aPortfolio } from '../../../../test/shown-pages.ts';
import { aMember, aStudent, signIn, type MadeMember } from '../../../../test/builders.ts';
import { APPLYING, aProgramme } from '../../../../test/learning.ts';
import { openTestPortal, type TestPortal } from '../../../../test/portal.ts';
import { deliverEvents } from '../../../blocks/event/deliver.ts';
import { emitEvent } from '../../../blocks/event/emit.ts';
import { deliverAll } from '../../../blocks/outbox/deliver.ts';
import { newId } from '../../../platform/db/id.ts';
import { programmeCompleted, programmeWithdrawn } from '../../learning/api.ts';
import { BADGE_FOLLOWERS } from './followers.ts';
import { grantBadge, revokeBadge } from './grant.ts';
import { settlePerson } from './settle.ts';
import { badgeJobs, runSome, settleEverybody, tellEndingBadges } from './jobs.ts';
import { RULE_LOST } from './words.ts';

const DAY_MS = 86_400_000;

let portal: TestPortal;
let office: string;
let seriesId: string;
let programmeId: string;

beforeAll(async () => {
  portal = await openTestPortal();
  const { db } = portal.platform;
  office = await signIn(portal, await aMember(db, { types: ['STAFF'], roles: ['CAREER_CENTRE'] }));
  seriesId = newId();
  programmeId = (await aProgramme(db, { seriesId, capacity: 1000 })).id;
}, 60_000);
afterAll(() => portal.close());
beforeEach(() => {
  portal.clock.now = APPLYING;
});

async function aCompletion(who: MadeMember, completedAt: Date | null = APPLYING): Promise<string> {
  const id = newId();
  const about = { id, programme_id: programmeId, member_id: who.id, status: 'CONFIRM', applied_at: APPLYING };
  await portal.platform.db
    .insertInto('trainee')
    .values({ ...about, completed_at: completedAt })
    .execute();
  return id;
}

const setCompleted = (id: string, completedAt: Date | null) =>
  portal.platform.db.updateTable('trainee').set({ completed_at: completedAt }).where('trainee.id', '=', id).execute();

const inTx = <T>(work: (settler: Parameters<typeof settlePerson>[0]) => Promise<T>): Promise<T> => {
  const { platform } = portal;
  return platform.db.transaction().execute((tx) => work({ tx, now: platform.now(), platform }));
};

const settle = (who: MadeMember) => inTx((settler) => settlePerson(settler, who.id, ['PROGRAMME', 'BADGE']));

async function badgesOf(who: MadeMember, classId: string): Promise<string[]> {
  const rows = await portal.platform.db
    .selectFrom('badge_assertion')
    .select('badge_assertion.status')
    .where('badge_assertion.member_id', '=', who.id)
    .where('badge_assertion.class_id', '=', classId)
    .orderBy('badge_assertion.granted_at')
    .orderBy('badge_assertion.status', 'desc')
    .execute();
  return rows.map(({ status }) => status);
}

const assertionOf = async (who: MadeMember, classId: string) =>
  portal.platform.db
    .selectFrom('badge_assertion')
    .selectAll()
    .where('badge_assertion.member_id', '=', who.id)
    .where('badge_assertion.class_id', '=', classId)
    .where('badge_assertion.status', '=', 'GRANTED')
    .executeTakeFirstOrThrow();

async function toldOf(who: MadeMember): Promise<string[]> {
  const { rows } = await sql<{ type: string }>`
    select payload ->> 'type' as type from outbox
    where payload -> 'recipients' ? ${who.id}::text order by id`.execute(portal.platform.db);
  return rows.map(({ type }) => type);
}

const programmeRule = () => ruleOf({ kind: 'PROGRAMME', seriesId });

describe('D2 a badge by its rule', () => {
  it('comes with the completion and goes with its withdrawal, as the events tell it', async () => {
    const classId = await aBadgeClass(portal, office, { rule: programmeRule() });
    const who = await aStudent(portal.platform.db);
    const place = await aCompletion(who);
    const { platform } = portal;
    const data = { memberId: who.id, programmeId };
    const emit = (kind: typeof programmeCompleted, version: number) =>
      platform.db.transaction().execute((tx) => emitEvent({ tx, platform }, kind, { recordId: place, version, data }));
    const deliver = () =>
      deliverAll({ ...platform, log: pino({ level: 'silent' }) }, deliverEvents(platform, BADGE_FOLLOWERS));
    await emit(programmeCompleted, 2);
    await deliver();
    expect(await badgesOf(who, classId)).toEqual(['GRANTED']);
    await setCompleted(place, null);
    await emit(programmeWithdrawn, 3);
    await deliver();
    expect(await badgesOf(who, classId)).toEqual(['REVOKED']);
    expect(await toldOf(who)).toEqual(['BADGE_GRANTED', 'BADGE_REVOKED']);
  });

  it('comes once, whatever asks for it fifty times at once, and again where its ground comes again', async () => {
    const classId = await aBadgeClass(portal, office, { rule: programmeRule() });
    const who = await aStudent(portal.platform.db);
    const place = await aCompletion(who);
    await Promise.all(Array.from({ length: 50 }, () => settle(who)));
    expect(await badgesOf(who, classId)).toEqual(['GRANTED']);
    await setCompleted(place, null);
    await Promise.all(Array.from({ length: 10 }, () => settle(who)));
    expect(await badgesOf(who, classId)).toEqual(['REVOKED']);
    await setCompleted(place, APPLYING);
    await Promise.all(Array.from({ length: 10 }, () => settle(who)));
    expect(await badgesOf(who, classId)).toEqual(['REVOKED', 'GRANTED']);
    const { rows } = await sql<{ reason: string }>`
      select revoke_reason as reason from badge_assertion where member_id = ${who.id}::uuid
        and class_id = ${classId}::uuid and status = 'REVOKED'`.execute(portal.platform.db);
    expect(rows).toEqual([{ reason: RULE_LOST }]);
  });

  it('comes to students alone, and stays away after a person took it back', async () => {
    const classId = await aBadgeClass(portal, office, { rule: programmeRule() });
    const { db } = portal.platform;
    const professor = await aMember(db, { types: ['FULLTIME_PROFESSOR'] });
    const who = await aStudent(db);
    await aCompletion(professor);
    await aCompletion(who);
    for (const one of [professor, who]) await settle(one);
    expect(await badgesOf(professor, classId)).toEqual([]);
    const { id: assertionId } = await assertionOf(who, classId);
    await sql`update badge_assertion set status = 'REVOKED', revoked_at = now(), revoke_reason = '잘못',
      revoked_by = ${professor.id}::uuid where id = ${assertionId}::uuid`.execute(db);
    await settle(who);
    await settleEverybody(portal.platform);
    expect(await badgesOf(who, classId)).toEqual(['REVOKED']);
  });

  it('leads to the badge that asks for it, and takes it along', async () => {
    const first = await aBadgeClass(portal, office, { rule: programmeRule() });
    const second = await aBadgeClass(portal, office, { rule: ruleOf({ kind: 'BADGE', classId: first }) });
    const who = await aStudent(portal.platform.db);
    const place = await aCompletion(who);
    await settle(who);
    await settle(who);
    expect([await badgesOf(who, first), await badgesOf(who, second)]).toEqual([['GRANTED'], ['GRANTED']]);
    await setCompleted(place, null);
    await settle(who);
    await settle(who);
    expect([await badgesOf(who, first), await badgesOf(who, second)]).toEqual([['REVOKED'], ['REVOKED']]);
  });

  it('keeps what it was as it was granted, ends after its months, and makes pages of before old', async () => {
    const { db } = portal.platform;
    const classId = await aBadgeClass(portal, office, { rule: programmeRule(), validMonths: 6, nameKo: '그때 이름' });
    const who = await aStudent(db);
    const { portfolioId: pageId } = await aPortfolio(db, who.id);
    const place = await aCompletion(who);
    await settle(who);
    await sql`update badge_class set name_ko = '지금 이름' where id = ${classId}::uuid`.execute(db);
    const granted = await assertionOf(who, classId);
    expect(granted.achievement).toMatchObject({ name: { ko: '그때 이름' }, level: 'BASIC' });
    expect(granted.expires_at).toEqual(new Date('2027-05-24T01:00:00Z'));
    await setCompleted(place, null);
    const readFacts = async (): Promise<number> => {
      const page = db.selectFrom('portfolio').select('portfolio.facts_version').where('portfolio.id', '=', pageId);
      return (await page.executeTakeFirstOrThrow()).facts_version;
    };
    const before = await readFacts();
    await settle(who);
    expect(await readFacts()).toBeGreaterThan(before);
  });
});

describe('D2 a badge by hand', () => {
  it('comes once to one of fifty at once, and goes once', async () => {
    const classId = await aBadgeClass(portal, office);
    const who = await aStudent(portal.platform.db);
    const grant = { memberId: who.id, evidenceList: [], sourceKey: null };
    const granted = await Promise.all(Array.from({ length: 50 }, () => inTx((by) => grantBadge(by, classId, grant))));
    expect(granted.filter((one) => one !== undefined)).toHaveLength(1);
    expect(await badgesOf(who, classId)).toEqual(['GRANTED']);
    const { id: assertionId } = await assertionOf(who, classId);
    const revoked = await Promise.all(
      Array.from({ length: 20 }, () => inTx((by) => revokeBadge(by, { assertionId, reason: '잘못' }))),
    );
    expect(revoked.filter((one) => one !== undefined)).toHaveLength(1);
    expect((await toldOf(who)).toSorted()).toEqual(['BADGE_GRANTED', 'BADGE_REVOKED']);
  });

  it('has a place of its own in the list of revoked ones, fifty at once too', async () => {
    const classId = await aBadgeClass(portal, office);
    const people = [];
    for (let at = 0; at < 50; at += 1) people.push(await aStudent(portal.platform.db));
    await Promise.all(
      people.map(({ id }) =>
        inTx((by) => grantBadge(by, classId, { memberId: id, evidenceList: [], sourceKey: null })),
      ),
    );
    const { rows } = await sql<{ places: number; salts: number; between: boolean }>`
      select count(distinct (status_list, status_index))::int as places, count(distinct holder_salt)::int as salts,
        bool_and(status_index between 0 and 131071) as between
      from badge_assertion where class_id = ${classId}::uuid`.execute(portal.platform.db);
    expect(rows).toEqual([{ places: 50, salts: 50, between: true }]);
  }, 30_000);

  it('is not taken back by a rule, and no rule brings another beside it', async () => {
    const classId = await aBadgeClass(portal, office, { rule: programmeRule() });
    const who = await aStudent(portal.platform.db);
    await inTx((by) => grantBadge(by, classId, { memberId: who.id, evidenceList: [], sourceKey: null }));
    const place = await aCompletion(who);
    await settle(who);
    await setCompleted(place, null);
    await settle(who);
    expect(await badgesOf(who, classId)).toEqual(['GRANTED']);
  });

  it('stays away while its class is not open', async () => {
    const classId = await aBadgeClass(portal, office, { isDraft: true });
    const who = await aStudent(portal.platform.db);
    const grant = { memberId: who.id, evidenceList: [], sourceKey: null };
    expect(await inTx((by) => grantBadge(by, classId, grant))).toBeUndefined();
  });
});

describe('D2 a completion that is withdrawn while its badge comes', () => {
  it('waits for a badge that is being granted, and takes it back', async () => {
    const { db } = portal.platform;
    const classId = await aBadgeClass(portal, office, { rule: programmeRule() });
    const who = await aStudent(db);
    const place = await aCompletion(who);
    const [granted, seen] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const granting = inTx(async (granter) => {
      await grantBadge(granter, classId, {
        memberId: who.id,
        evidenceList: [],
        sourceKey: `rule:${classId}:${who.id}:1`,
      });
      granted.resolve();
      await seen.promise;
    });
    await granted.promise;
    await setCompleted(place, null);
    let isOver = false;
    const settled = settle(who).finally(() => {
      isOver = true;
    });
    await vi.waitFor(async () => {
      const { rows } = await sql`
        select from pg_stat_activity a where a.datname = current_database() and a.wait_event_type = 'Lock'`.execute(db);
      expect(isOver || rows.length > 0).toBe(true);
    });
    seen.resolve();
    await Promise.all([granting, settled]);
    expect(await badgesOf(who, classId)).toEqual(['REVOKED']);
  });

  it('leaves none behind, in whichever order they end', async () => {
    const classId = await aBadgeClass(portal, office, { rule: programmeRule() });
    for (let round = 0; round < 5; round += 1) {
      const who = await aStudent(portal.platform.db);
      const place = await aCompletion(who);
      const withdraw = async (): Promise<void> => {
        await setCompleted(place, null);
        await settle(who);
      };
      await Promise.all([settle(who), withdraw(), settle(who)]);
      expect((await badgesOf(who, classId)).filter((status) => status === 'GRANTED')).toEqual([]);
    }
  });
});

describe('D2 the run over everybody', () => {
  it('goes on after the last batch it did, and says how far it is', async () => {
    const { db } = portal.platform;
    const people = [await aStudent(db), await aStudent(db), await aStudent(db)];
    for (const one of people) await aCompletion(one);
    const classId = await aBadgeClass(portal, office, { rule: programmeRule() });
    const run = await db
      .selectFrom('badge_run')
      .selectAll()
      .where('badge_run.class_id', '=', classId)
      .executeTakeFirstOrThrow();
    expect(await runSome(portal.platform, run.id, 2)).toBe(true);
    while (await runSome(portal.platform, run.id, 2));
    const done = await db
      .selectFrom('badge_run')
      .selectAll()
      .where('badge_run.id', '=', run.id)
      .executeTakeFirstOrThrow();
    expect(done).toMatchObject({ status: 'DONE', checked_count: done.total_count });
    for (const one of people) expect(await badgesOf(one, classId)).toEqual(['GRANTED']);
    expect(await runSome(portal.platform, run.id, 2)).toBe(false);
  });

  it('at night makes good what no event told, in small steps', async () => {
    const classId = await aBadgeClass(portal, office, { rule: programmeRule() });
    const who = await aStudent(portal.platform.db);
    const place = await aCompletion(who);
    await settleEverybody(portal.platform, undefined, 3);
    expect(await badgesOf(who, classId)).toEqual(['GRANTED']);
    await setCompleted(place, null);
    await settleEverybody(portal.platform, undefined, 3);
    expect(await badgesOf(who, classId)).toEqual(['REVOKED']);
  });
});

describe('D2 a run over everybody that fails', () => {
  const readRun = async (classId: string) =>
    (await portal.get(badgeClasses.readClass, { params: { id: classId } }, { token: office })).badge.run;
  const lastRunId = async (classId: string): Promise<string> => {
    const { db } = portal.platform;
    const runs = db.selectFrom('badge_run').select('badge_run.id').where('badge_run.class_id', '=', classId);
    return (await runs.orderBy('badge_run.id', 'desc').executeTakeFirstOrThrow()).id;
  };
  const runAgain = async (classId: string) =>
    (await portal.ask(badgeClasses.runAgain, { params: { id: classId }, body: {} }, { token: office })).envelope;
  const refuse = (): never => {
    throw new Error('lost');
  };
  const work = async (
    runId: string,
    { name = 'badge.run', isLast = true, isLost = false }: { name?: string; isLast?: boolean; isLost?: boolean } = {},
  ): Promise<void> => {
    const { db, now, followersOf } = portal.platform;
    const jobs = badgeJobs({ db, now, followersOf: isLost ? refuse : followersOf });
    const handler = jobs.find(({ job }) => job.name === name);
    const { signal } = new AbortController();
    await handler?.handle({ id: runId, data: { runId }, attempt: isLast ? 10 : 1, isLast, signal });
  };

  it('ends with its last try, is told at the desk, and begins again there', async () => {
    const who = await aStudent(portal.platform.db);
    await aCompletion(who);
    const classId = await aBadgeClass(portal, office, { rule: programmeRule() });
    const runId = await lastRunId(classId);
    await expect(work(runId, { isLast: false, isLost: true })).rejects.toThrow('lost');
    expect(await readRun(classId)).toMatchObject({ status: 'RUNNING', grantedCount: 0 });
    expect(await runAgain(classId)).toMatchObject({ code: '9100' });
    await expect(work(runId, { isLost: true })).rejects.toThrow('lost');
    expect(await readRun(classId)).toMatchObject({ status: 'FAILED', grantedCount: 0 });
    expect(await badgesOf(who, classId)).toEqual([]);

    expect(await runAgain(classId)).toMatchObject({ code: '0000' });
    expect(await readRun(classId)).toMatchObject({ status: 'RUNNING', checkedCount: 0 });
    expect(await runAgain(classId)).toMatchObject({ code: '9100' });
    // The failed job, started again by an administrator, leaves everything to the run under way.
    await work(runId);
    expect(await badgesOf(who, classId)).toEqual([]);
    await work(await lastRunId(classId));
    expect(await readRun(classId)).toMatchObject({ status: 'DONE' });
    expect(await badgesOf(who, classId)).toEqual(['GRANTED']);
    expect(await runAgain(classId)).toMatchObject({ code: '9100' });
  });

  it('goes on where an administrator starts its job again', async () => {
    const who = await aStudent(portal.platform.db);
    await aCompletion(who);
    const classId = await aBadgeClass(portal, office, { rule: programmeRule() });
    const runId = await lastRunId(classId);
    await expect(work(runId, { isLost: true })).rejects.toThrow('lost');
    await work(runId);
    expect(await readRun(classId)).toMatchObject({ status: 'DONE' });
    expect(await badgesOf(who, classId)).toEqual(['GRANTED']);
  });

  it('ends in the night after a day where its process was lost', async () => {
    const classId = await aBadgeClass(portal, office, { rule: programmeRule() });
    const runId = await lastRunId(classId);
    portal.clock.now = new Date(APPLYING.getTime() + DAY_MS);
    await work(runId, { name: 'badge.catch-up' });
    expect(await readRun(classId)).toMatchObject({ status: 'RUNNING' });
    portal.clock.now = new Date(APPLYING.getTime() + DAY_MS + 1);
    await work(runId, { name: 'badge.catch-up' });
    expect(await readRun(classId)).toMatchObject({ status: 'FAILED' });
  });
});

describe('D3 the end of a badge', () => {
  it('is told thirty and seven days before, each once', async () => {
    const classId = await aBadgeClass(portal, office, { validMonths: 2 });
    const who = await aStudent(portal.platform.db);
    await inTx((by) => grantBadge(by, classId, { memberId: who.id, evidenceList: [], sourceKey: null }));
    const ending = async (now: Date): Promise<number> => {
      portal.clock.now = now;
      await tellEndingBadges(portal.platform);
      return (await toldOf(who)).filter((type) => type === 'BADGE_ENDING').length;
    };
    const end = new Date('2027-01-24T01:00:00Z').getTime();
    expect(await ending(new Date(end - 31 * DAY_MS))).toBe(0);
    expect(await ending(new Date(end - 30 * DAY_MS))).toBe(1);
    expect(await ending(new Date(end - 29 * DAY_MS))).toBe(1);
    expect(await ending(new Date(end - 20 * DAY_MS))).toBe(1);
    expect(await ending(new Date(end - 7 * DAY_MS))).toBe(2);
    expect(await ending(new Date(end - 6 * DAY_MS))).toBe(2);
  });
});
