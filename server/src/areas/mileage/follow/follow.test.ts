import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { aStudent, type MadeMember } from '../../../../test/builders.ts';
import { APPLYING, aProgramme, type ProgrammeWish } from '../../../../test/learning.ts';
import { openTestPortal, type TestPortal } from '../../../../test/portal.ts';
import { theTerms } from '../../../../test/programme-form.ts';
import { emitEvent } from '../../../blocks/event/emit.ts';
import { deliverEvents } from '../../../blocks/event/deliver.ts';
import { deliverAll } from '../../../blocks/outbox/deliver.ts';
import { newId } from '../../../platform/db/id.ts';
import { programmeCompleted, programmeWithdrawn } from '../../learning/core/completed-event.ts';
import { postCompleted, reverseWithdrawn } from './followers.ts';
import { settleTrainee } from './settle.ts';
import { settleSince } from './jobs.ts';

const DAY_MS = 86_400_000;
/** Both sessions are over. */
const ENDED = new Date(APPLYING.getTime() + 14 * DAY_MS + 2 * 3_600_000);
const BAEUM_RULE = '01990000-0000-7000-8000-000000000202';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
  await theTerms(portal.platform.db);
  await setSurvey('DRAFT');
}, 60_000);
afterAll(() => portal.close());
beforeEach(() => {
  portal.clock.now = ENDED;
});

interface Place {
  readonly id: string;
  readonly programmeId: string;
  readonly who: MadeMember;
}

async function aPlace(
  wish: ProgrammeWish & { points?: number } = {},
  completedAt: Date | null = ENDED,
): Promise<Place> {
  const { db } = portal.platform;
  const programme = await aProgramme(db, { capacity: 100, ...wish });
  if (wish.points !== undefined)
    await db.updateTable('programme').set({ points: wish.points }).where('programme.id', '=', programme.id).execute();
  const who = await aStudent(db);
  const id = newId();
  const about = { id, programme_id: programme.id, member_id: who.id, status: 'CONFIRM', applied_at: APPLYING };
  await db
    .insertInto('trainee')
    .values({ ...about, completed_at: completedAt })
    .execute();
  return { id, programmeId: programme.id, who };
}

async function setCompleted({ id }: Place, completedAt: Date | null): Promise<void> {
  await portal.platform.db
    .updateTable('trainee')
    .set({ completed_at: completedAt })
    .where('trainee.id', '=', id)
    .execute();
}

const settle = ({ id }: Place) => {
  const { platform } = portal;
  return platform.db.transaction().execute((tx) => settleTrainee({ tx, now: platform.now(), platform }, id));
};

async function linesOf({ who }: Place): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select concat_ws(' ', l.kind, l.amount, l.year || l.semester_code) as line from mileage_line l
    where l.member_id = ${who.id}::uuid order by l.place`.execute(portal.platform.db);
  return rows.map(({ line }) => line);
}

async function balanceOf({ who }: Place): Promise<number> {
  const row = await portal.platform.db
    .selectFrom('mileage_account')
    .select('mileage_account.balance')
    .where('mileage_account.member_id', '=', who.id)
    .executeTakeFirst();
  return row?.balance ?? 0;
}

async function toldOf({ who }: Place): Promise<string[]> {
  const { rows } = await sql<{ type: string }>`
    select payload ->> 'type' as type from outbox
    where payload -> 'recipients' ? ${who.id}::text order by id`.execute(portal.platform.db);
  return rows.map(({ type }) => type);
}

const setSurvey = (status: 'OPEN' | 'DRAFT') =>
  portal.platform.db
    .updateTable('survey')
    .set({ status, opens_at: APPLYING })
    .where('survey.context_type', '=', 'PROGRAMME')
    .returning('survey.id')
    .executeTakeFirstOrThrow();

async function withSurvey(work: (surveyId: string) => Promise<void>): Promise<void> {
  const { id } = await setSurvey('OPEN');
  try {
    await work(id);
  } finally {
    await setSurvey('DRAFT');
  }
}

const answer = (surveyId: string, { id, who }: Place) =>
  portal.platform.db
    .insertInto('survey_target')
    .values({ survey_id: surveyId, context_id: id, member_id: who.id })
    .execute();

describe('I1 a completion', () => {
  it('brings what was promised, once, whatever asks for it fifty times at once', async () => {
    const place = await aPlace({ points: 25 });
    await Promise.all(Array.from({ length: 50 }, () => settle(place)));
    expect(await linesOf(place)).toEqual(['EARN 25 202620']);
    expect(await balanceOf(place)).toBe(25);
    expect(await toldOf(place)).toEqual(['MILEAGE_POSTED']);
  });

  it('brings points by the hour where none were promised, and none where its type brings none', async () => {
    const [hours, workshop] = [await aPlace(), await aPlace({ type: 'WORKSHOP' })];
    for (const place of [hours, workshop]) await settle(place);
    expect(await linesOf(hours)).toEqual(['EARN 4 202620']);
    expect(await linesOf(workshop)).toEqual([]);
  });

  it('comes with its event, and goes with the withdrawal', async () => {
    const place = await aPlace({ points: 25 });
    const { platform } = portal;
    const data = { memberId: place.who.id, programmeId: place.programmeId };
    const emit = (kind: typeof programmeCompleted, version: number) =>
      platform.db
        .transaction()
        .execute((tx) => emitEvent({ tx, platform }, kind, { recordId: place.id, version, data }));
    const deliver = () =>
      deliverAll(
        { ...platform, log: pino({ level: 'silent' }) },
        deliverEvents(platform, [postCompleted, reverseWithdrawn]),
      );
    await emit(programmeCompleted, 2);
    await deliver();
    expect(await linesOf(place)).toEqual(['EARN 25 202620']);
    await setCompleted(place, null);
    await emit(programmeWithdrawn, 3);
    await deliver();
    expect(await linesOf(place)).toEqual(['EARN 25 202620', 'REVERSE -25 202620']);
  });
});

describe('I8 a completion that is withdrawn', () => {
  it('takes its points back with a word, and brings them again when it comes again, in whichever order one hears of it', async () => {
    const place = await aPlace({ points: 25 });
    await settle(place);
    await setCompleted(place, null);
    for (let at = 0; at < 3; at += 1) await settle(place);
    expect(await linesOf(place)).toEqual(['EARN 25 202620', 'REVERSE -25 202620']);
    await setCompleted(place, ENDED);
    await Promise.all(Array.from({ length: 10 }, () => settle(place)));
    expect(await linesOf(place)).toEqual(['EARN 25 202620', 'REVERSE -25 202620', 'EARN 25 202620']);
    expect(await balanceOf(place)).toBe(25);
    expect(await toldOf(place)).toEqual(['MILEAGE_POSTED', 'MILEAGE_TAKEN_BACK', 'MILEAGE_POSTED']);
  });

  it('brings nothing where both are heard of late', async () => {
    const place = await aPlace({ points: 25 }, null);
    for (let at = 0; at < 2; at += 1) await settle(place);
    expect(await linesOf(place)).toEqual([]);
  });

  it('agrees with its place when completions and withdrawals race', async () => {
    const place = await aPlace({ points: 25 });
    for (let round = 0; round < 6; round += 1) {
      const completedAt = round % 2 === 0 ? null : ENDED;
      await Promise.all([settle(place), setCompleted(place, completedAt).then(() => settle(place)), settle(place)]);
      expect(await balanceOf(place)).toBe(completedAt === null ? 0 : 25);
    }
  });
});

describe('I2 points that wait for the survey', () => {
  it('come with the answer by the clock, and never without one', async () => {
    const [answered, silent] = [await aPlace({ points: 25 }), await aPlace({ points: 25 })];
    await withSurvey(async (surveyId) => {
      for (const place of [answered, silent]) await settle(place);
      expect(await linesOf(answered)).toEqual([]);
      await answer(surveyId, answered);
      await settleSince(portal.platform, APPLYING);
      await settleSince(portal.platform, APPLYING);
      expect(await linesOf(answered)).toEqual(['EARN 25 202620']);
      expect(await linesOf(silent)).toEqual([]);
    });
  });

  it('lapse with a line of 0 that says why, and a word, once the survey is over, and not before', async () => {
    const late = new Date(ENDED.getTime() + 32 * DAY_MS);
    const [place, slow] = [await aPlace({ points: 25 }), await aPlace({ points: 25 }, late)];
    const runAt = async (days: number): Promise<void> => {
      portal.clock.now = new Date(ENDED.getTime() + days * DAY_MS);
      for (let at = 0; at < 2; at += 1) await settleSince(portal.platform, new Date(0));
    };
    await withSurvey(async (surveyId) => {
      await runAt(29.9);
      expect(await linesOf(place)).toEqual([]);
      await runAt(31);
      expect(await linesOf(place)).toEqual(['EARN 0 202620']);
      expect(await toldOf(place)).toEqual(['MILEAGE_LAPSED']);
      const { rows } = await sql<{ steps: unknown }>`
        select l.explanation as steps from mileage_line l where l.member_id = ${place.who.id}::uuid`.execute(
        portal.platform.db,
      );
      expect(rows[0]?.steps).toEqual([
        { code: 'PROMISED', amount: 25, limit: null, points: 25 },
        { code: 'UNANSWERED', amount: 25, limit: null, points: 0 },
      ]);
      // An office that was slow takes nothing away.
      await runAt(61);
      expect(await linesOf(slow)).toEqual([]);
      await answer(surveyId, slow);
      await runAt(61);
      expect(await linesOf(slow)).toEqual(['EARN 25 202620']);
    });
  });

  it('come at once where the rule asks for no survey', async () => {
    const { db } = portal.platform;
    const asksFor = (needs_survey: boolean) =>
      db.updateTable('mileage_rule').set({ needs_survey }).where('mileage_rule.id', '=', BAEUM_RULE).execute();
    await asksFor(false);
    const place = await aPlace({ points: 25 });
    await withSurvey(() => settle(place));
    await asksFor(true);
    expect(await linesOf(place)).toEqual(['EARN 25 202620']);
  });
});

describe('I2 the clock', () => {
  it('catches up with a rule that came later, and with a withdrawal that nobody heard of', async () => {
    const { db } = portal.platform;
    const from = (effective_from: string) =>
      db.updateTable('mileage_rule').set({ effective_from }).where('mileage_rule.id', '=', BAEUM_RULE).execute();
    await from('2027-01-01');
    const [late, lost] = [await aPlace({ points: 25 }), await aPlace({ points: 25 })];
    await settle(late);
    await settleSince(portal.platform, APPLYING);
    expect(await linesOf(late)).toEqual([]);
    await from('2020-03-01');
    await settleSince(portal.platform, APPLYING);
    expect(await linesOf(late)).toEqual(['EARN 25 202620']);
    await setCompleted(lost, null);
    await settleSince(portal.platform, APPLYING);
    expect(await linesOf(lost)).toEqual(['EARN 25 202620', 'REVERSE -25 202620']);
  });

  it('leaves what ended before its days to the night', async () => {
    const place = await aPlace({ points: 25 });
    await settleSince(portal.platform, ENDED);
    expect(await linesOf(place)).toEqual([]);
    portal.clock.now = new Date(ENDED.getTime() + 90 * DAY_MS);
    await settleSince(portal.platform, new Date(0));
    expect(await linesOf(place)).toEqual(['EARN 25 202620']);
    expect(await toldOf(place)).toEqual(['MILEAGE_POSTED']);
  });

  it('makes up for nothing of a closed term about which nobody was asked', async () => {
    const place = await aPlace({ points: 25 });
    const close = (status: string) =>
      sql`insert into mileage_term (year, semester_code, status) values (2026, '20', ${status})
        on conflict (year, semester_code) do update set status = excluded.status`.execute(portal.platform.db);
    await close('CLOSED');
    await settleSince(portal.platform, new Date(0));
    expect(await linesOf(place)).toEqual([]);
    await close('OPEN');
    await settleSince(portal.platform, new Date(0));
    expect(await linesOf(place)).toEqual(['EARN 25 202620']);
  });
});
