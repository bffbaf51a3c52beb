import type { PortfolioBlock } from '@naru/contract/areas/portfolio/page-content.ts';
import { sql, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { aScoredSession, aTest } from '../../../../test/ability.ts';
import { aBadge, aBadgeClass, takeBadge } from '../../../../test/badge-rows.ts';
import { aStudent } from '../../../../test/builders.ts';
import { APPLYING, aProgramme } from '../../../../test/learning.ts';
import { openTestPortal, type TestPortal } from '../../../../test/portal.ts';
import { aContent, aPortfolio, aRow } from '../../../../test/shown-pages.ts';
import { newId } from '../../../platform/db/id.ts';

/** A kind of mileage that every database begins with: TOEIC, which has a place in a résumé. */
const TOEIC = '01990000-0000-7000-8000-000000000109';

let portal: TestPortal;
let owner: Awaited<ReturnType<typeof aStudent>>;
beforeAll(async () => {
  portal = await openTestPortal();
}, 60_000);
afterAll(() => portal.close());
beforeEach(async () => {
  portal.clock.now = APPLYING;
  owner = await aStudent(portal.platform.db);
});

const run = async (statement: RawBuilder<unknown>): Promise<void> => {
  await statement.execute(portal.platform.db);
};
const records = (kind: string, id: string): PortfolioBlock => ({
  blockId: newId(),
  kind: 'RECORD',
  sourceList: [{ kind, id }],
});
const publish = (...blocks: PortfolioBlock[]) =>
  aPortfolio(portal.platform.db, owner.id, { content: aContent([aRow(...blocks)]) });
const bodyOf = async (path: string): Promise<string> =>
  (await portal.app.inject({ url: `/pt/${path}`, headers: { 'user-agent': 'Mozilla/5.0' } })).body;
const factsOf = async (id: string): Promise<number> =>
  (
    await portal.platform.db
      .selectFrom('portfolio')
      .select('portfolio.facts_version')
      .where('portfolio.id', '=', id)
      .executeTakeFirstOrThrow()
  ).facts_version;
/** A page may be judged a second earlier. */
const becomes = (path: string, judge: (body: string) => void) =>
  vi.waitFor(async () => judge(await bodyOf(path)), { timeout: 5_000, interval: 200 });

async function aClaim(): Promise<string> {
  const id = newId();
  const deed = { happened_on: '2026-05-10', grade_group: 'ENGLISH', expected: 200, asked_at: APPLYING, quantity: 865 };
  const about = { id, member_id: owner.id, item_id: TOEIC, department_code: '20000' };
  await portal.platform.db
    .insertInto('mileage_claim')
    .values({ ...about, ...deed, status: 'APPROVED' })
    .execute();
  return id;
}

async function aDuty(): Promise<string> {
  const id = newId();
  await portal.platform.db
    .insertInto('member_duty')
    .values({ id, member_id: owner.id, duty_code: 'PEER_COACH', begins_on: '2026-03-02' })
    .execute();
  return id;
}

async function aCertificate(): Promise<{ readonly programmeId: string; readonly placeId: string }> {
  const { db } = portal.platform;
  const { id: programmeId } = await aProgramme(db);
  const placeId = newId();
  const place = { id: placeId, programme_id: programmeId, member_id: owner.id, status: 'CONFIRM' };
  await db
    .insertInto('trainee')
    .values({ ...place, applied_at: APPLYING, completed_at: APPLYING })
    .execute();
  await db
    .insertInto('certificate')
    .values({
      number: `2026-${placeId.slice(-6)}`,
      kind: 'COMPLETION',
      member_id: owner.id,
      trainee_id: placeId,
      check_code: placeId.slice(-12),
      contents: '{}',
      issued_at: APPLYING,
    })
    .execute();
  return { programmeId, placeId };
}

const aGrantedBadge = async (expiresAt?: Date): Promise<{ readonly id: string; readonly classId: string }> => {
  const { db } = portal.platform;
  const achievement = await aBadgeClass(db);
  const wish = { memberId: owner.id, achievement, ...(expiresAt && { expiresAt }) };
  return { id: await aBadge(db, wish), classId: achievement.classId };
};

describe('F12 a published page follows what the university confirms', () => {
  it('loses a claim that is confirmed no longer, and shows the score as it was corrected', async () => {
    const claim = await aClaim();
    const { path } = await publish(records('mileage-claim', claim));
    expect(await bodyOf(path)).toContain('865');
    await run(sql`update mileage_claim set quantity = 805 where id = ${claim}::uuid`);
    await becomes(path, (body) => expect(body).toContain('805'));
    await run(sql`update mileage_claim set status = 'REFUSED' where id = ${claim}::uuid`);
    await becomes(path, (body) => expect(body).not.toContain('TOEIC'));
  });

  it('says that a duty is over, and loses one that never was', async () => {
    const duty = await aDuty();
    const { path } = await publish(records('duty', duty));
    expect(await bodyOf(path)).toContain('현재');
    await run(sql`update member_duty set ends_on = '2026-10-31' where id = ${duty}::uuid`);
    await becomes(path, (body) => expect(body).toMatch(/또래상담사[^]*2026\.10/));
    await run(sql`delete from member_duty where id = ${duty}::uuid`);
    await becomes(path, (body) => expect(body).not.toContain('또래상담사'));
  });

  it('leads to no certificate that was withdrawn, and loses the completion with it', async () => {
    const { placeId } = await aCertificate();
    const { path } = await publish(records('programme', placeId));
    expect(await bodyOf(path)).toContain('/certificate/2026-');
    await run(sql`update certificate set withdrawn_at = ${APPLYING} where trainee_id = ${placeId}::uuid`);
    await becomes(path, (body) => expect(body).not.toContain('/certificate/'));
    await run(sql`update trainee set completed_at = null where id = ${placeId}::uuid`);
    await becomes(path, (body) => expect(body).not.toContain('class="records"'));
  });

  it('shows no badge past its moment, even on the same day', async () => {
    const { id } = await aGrantedBadge(new Date(APPLYING.getTime() + 60_000));
    const { path } = await publish({ blockId: newId(), kind: 'BADGE', assertionIdList: [id] });
    expect(await bodyOf(path)).toContain(`/badge/${id}`);
    portal.clock.now = new Date(APPLYING.getTime() + 61_000);
    expect(await bodyOf(path)).not.toContain(`/badge/${id}`);
  });

  interface Change {
    readonly what: string;
    /** Makes the fact, and returns what changes it. */
    readonly make: () => Promise<RawBuilder<unknown>>;
  }
  const CHANGES: readonly Change[] = [
    {
      what: 'words of a kind of mileage',
      make: async () => {
        await aClaim();
        return sql`update mileage_item set resume_name_ko = resume_name_ko || '!' where id = ${TOEIC}::uuid`;
      },
    },
    {
      what: 'a claim that is gone',
      make: async () => sql`delete from mileage_claim where id = ${await aClaim()}::uuid`,
    },
    {
      what: 'a new duty',
      make: async () => sql`
      insert into member_duty (id, member_id, duty_code, begins_on)
      values (${newId()}::uuid, ${owner.id}::uuid, 'MENTOR', '2026-03-02')`,
    },
    {
      what: 'hours of a programme',
      make: async () => {
        const { programmeId } = await aCertificate();
        return sql`update programme set hours = hours + 1 where id = ${programmeId}::uuid`;
      },
    },
    {
      what: 'the register',
      make: async () => sql`update student set register_status = 'LEAVE' where id = ${owner.studentId}::uuid`,
    },
    {
      what: 'another major',
      make: async () => sql`
        insert into student_major (student_id, kind, department_code)
        select s.id, 'MINOR', s.department_code from student s where s.id = ${owner.studentId}::uuid`,
    },
    {
      what: 'grades of a term',
      make: async () => sql`
        insert into student_term (student_id, year, semester_code, credits_tried, credits_earned, register_status)
        values (${owner.studentId}::uuid, 2025, '10', 18, 18, 'ENROLLED')`,
    },
    {
      what: 'a result that was invalidated',
      make: async () => {
        const { db } = portal.platform;
        const id = await aScoredSession(db, { test: await aTest(db), memberId: owner.id });
        return sql`
          update ability_session set status = 'INVALIDATED', invalidated_at = now(), invalidated_by = ${owner.id}::uuid where id = ${id}::uuid`;
      },
    },
    {
      what: 'a badge that was revoked',
      make: async () => {
        const { id } = await aGrantedBadge();
        return sql`update badge_assertion set status = 'REVOKED', revoked_at = now(), revoke_reason = '이유'
          where id = ${id}::uuid`;
      },
    },
    {
      what: 'the picture of a badge',
      make: async () => {
        const { classId } = await aGrantedBadge();
        const groupId = newId();
        await run(sql`insert into file_group (id, owner_id) values (${groupId}::uuid, ${owner.id}::uuid)`);
        return sql`update badge_class set picture_file_id = ${groupId}::uuid where id = ${classId}::uuid`;
      },
    },
  ];
  it.each(CHANGES)('makes pages of before old: $what', async ({ make }) => {
    const { portfolioId } = await publish();
    const change = await make();
    const before = await factsOf(portfolioId);
    await run(change);
    expect(await factsOf(portfolioId)).toBe(before + 1);
  });

  it('lets nobody wait for a roster that is still being written, and makes pages of before old as it ends', async () => {
    const { db } = portal.platform;
    const { portfolioId } = await publish();
    await run(sql`
      insert into student_major (student_id, kind, department_code)
      select s.id, 'MAIN', s.department_code from student s where s.id = ${owner.studentId}::uuid`);
    const before = await factsOf(portfolioId);
    await db.transaction().execute(async (tx) => {
      await sql`update student set register_status = 'LEAVE' where id = ${owner.studentId}::uuid`.execute(tx);
      await sql`update student_major set kind = 'DOUBLE' where student_id = ${owner.studentId}::uuid`.execute(tx);
      await run(sql`select from portfolio where id = ${portfolioId}::uuid for update nowait`);
    });
    expect(await factsOf(portfolioId)).toBe(before + 2);
  });

  it('leaves pages of others alone, and those that nobody sees', async () => {
    const { db } = portal.platform;
    const other = await aPortfolio(db, (await aStudent(db)).id);
    const down = await aPortfolio(db, owner.id, { status: 'UNPUBLISHED' });
    const { id } = await aGrantedBadge();
    await takeBadge(db, id, APPLYING);
    expect([await factsOf(other.portfolioId), await factsOf(down.portfolioId)]).toEqual([1, 1]);
  });
});
