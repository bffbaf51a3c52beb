/** Results where they help: on the sheet that prepares a meeting, and in the search. */
import { testResults } from '@naru/contract/areas/ability/result.ts';
import { prep } from '@naru/contract/areas/counselling/counsellor/prep.ts';
import { deskMeeting } from '@naru/contract/areas/counselling/meeting/desk.ts';
import { search } from '@naru/contract/areas/search.ts';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';

import { anInstrument, answersOf, aScoredSession, aTest, type MadeTest } from '../../../../test/ability.ts';
import { aDepartment, aMember, signIn } from '../../../../test/builders.ts';
import {
  anAsker,
  as,
  asked,
  eachOnFriday,
  FRIDAY,
  isAdvised,
  type MadeCounsellor,
  type MadeStudent,
} from '../../../../test/counselling.ts';
import type { TestPortal } from '../../../../test/portal.ts';
import { selectTakenFamilies } from '../scoring/families-store.ts';

const SUNDAY = new Date('2026-11-22T01:00:00Z');

let portal: TestPortal;
let professor: MadeCounsellor;
let student: MadeStudent;
let test: MadeTest;
let resultId: string;
let made = 0;
eachOnFriday((given) => {
  ({ portal, one: professor, student } = given);
});
beforeEach(async () => {
  const { db } = portal.platform;
  if (made === 0) await aDepartment(db, { code: '20000' });
  const name = { ko: `마음의 지도 ${(made += 1)}`, en: `Map of the mind ${made}` };
  test = await aTest(db, { instrument: anInstrument({ code: `map-${made}`, name }) });
  resultId = await aScoredSession(db, {
    memberId: student.id,
    test,
    at: new Date(FRIDAY.getTime() - 86_400_000),
    answers: answersOf(test.instrument, (_item, at) => (at % 2 === 0 ? 4 : 0)),
  });
});

describe('H6 the sheet that prepares a meeting', () => {
  const share = (isShared: boolean) =>
    portal.get(testResults.changeShare, { params: { resultId }, body: { audience: 'ADVISOR', isShared } }, as(student));
  const own = (id: string) => portal.get(prep.readOwnPrep, { params: { id } }, as(student));
  const agree = (id: string, hasTests: boolean) =>
    portal.get(prep.changePrep, { params: { id }, body: { isAgreed: true, version: 1, hasTests } }, as(student));
  const read = async (id: string) =>
    (await portal.get(prep.readPrep, { params: { desk: 'professor', id } }, as(professor))).sheet;

  async function aMeeting(): Promise<string> {
    const { requestId } = await asked(portal, { student, of: professor, more: { prepVersion: 1 } });
    const params = { desk: professor.desk, id: requestId };
    await portal.get(deskMeeting.stepMeeting, { params, body: { action: 'APPROVE', version: 1 } }, as(professor));
    portal.clock.now = SUNDAY;
    return requestId;
  }

  /** The professor advises the student, as whom alone they may see a test. */
  async function advised(): Promise<void> {
    await sql`insert into member_type (id, member_id, type_code, begins_on)
      values (gen_random_uuid(), ${professor.id}::uuid, 'SUPERVISING_PROFESSOR', '2026-01-01')`.execute(
      portal.platform.db,
    );
    await isAdvised(portal, { student, by: professor });
  }

  it('has shared results only where the student puts them in, each view told to the student', async () => {
    await advised();
    const id = await aMeeting();
    expect((await own(id)).sharedTestList).toEqual([]);
    await share(true);
    expect(await own(id)).toMatchObject({
      agreed: { hasTests: false },
      sharedTestList: [test.instrument.name.ko],
      sheet: { testList: [] },
    });
    expect((await read(id)).testList).toEqual([]);
    expect((await agree(id, true)).agreed).toMatchObject({ version: 1, hasTests: true });
    const sheet = await read(id);
    expect(sheet.testList).toEqual([
      {
        resultId,
        testNm: test.instrument.name.ko,
        scoredAt: '2026-11-19T01:00:00.000Z',
        scaleList: ['SELF', 'THINK', 'TALK', 'TEAM', 'WORLD'].map((name) => ({ name, level: expect.any(String) })),
      },
    ]);
    expect(JSON.stringify(sheet)).not.toContain('나는 1번처럼');
    expect((await own(id)).sheet).toEqual(sheet);
    const { viewPage } = await portal.get(testResults.pageViews, { params: { resultId } }, as(student));
    expect(viewPage.content).toMatchObject([{ audience: 'ADVISOR' }]);
    const { rows } = await sql<{ fields: string }>`
      select fields from privacy_log where actor_id = ${professor.id}::uuid and subject_id = ${student.id}::uuid
      order by at, id`.execute(portal.platform.db);
    expect(rows.at(-1)?.fields).toContain('tests');
  });

  it('loses them at once: left out, no longer shared, no longer advised', async () => {
    await advised();
    const id = await aMeeting();
    await share(true);
    await agree(id, true);
    expect((await read(id)).testList).toHaveLength(1);
    await share(false);
    expect((await read(id)).testList).toEqual([]);
    await share(true);
    await agree(id, false);
    expect((await read(id)).testList).toEqual([]);
    await agree(id, true);
    expect((await read(id)).testList).toHaveLength(1);
    await portal.platform.db
      .updateTable('advisor_assignment')
      .set({ ends_on: '2026-11-21' })
      .where('advisor_id', '=', professor.id)
      .execute();
    expect((await read(id)).testList).toEqual([]);
  });

  it('has none for a professor who does not advise the student, whatever is chosen', async () => {
    const id = await aMeeting();
    expect((await agree(id, true)).sharedTestList).toEqual([]);
    expect((await read(id)).testList).toEqual([]);
  });
});

describe('M6 tests in the search', () => {
  const find = async (who: { readonly token: string }, searchText = '마음의 지도') => {
    const { groupList } = await portal.get(search.find, { query: { searchText } }, as(who));
    return groupList.filter(({ kind }) => kind === 'TEST');
  };

  it('are those that the student can take, and the student’s own results', async () => {
    const text = test.instrument.name.ko;
    expect(await find(student, text)).toMatchObject([
      { name: '검사', foundList: [{ id: test.testId, title: text, path: '/ability/test/01/list' }], listPath: null },
      { name: '검사 결과', foundList: [{ id: resultId, title: text, path: `/ability/my/popup/${resultId}` }] },
    ]);
    expect((await find(student, test.instrument.name.en))[1]?.foundList.map(({ id }) => id)).toEqual([resultId]);
    expect((await find(student, 'ㅁㅇㅇㅈㄷ'))[1]?.foundList.map(({ id }) => id)).toEqual([resultId]);
  });

  it('show nobody else’s result, and nothing at all to who takes none', async () => {
    const other = await anAsker(portal);
    const found = await find(other, test.instrument.name.ko);
    expect(found.map(({ name }) => name)).toEqual(['검사']);
    const staff = await aMember(portal.platform.db, { types: ['STAFF'], roles: ['TESTING_CENTRE'] });
    expect(await find({ token: await signIn(portal, staff) })).toEqual([]);
    expect(await find(professor)).toEqual([]);
  });

  it('are no drafts, and no result that was taken out', async () => {
    const { db } = portal.platform;
    await sql`update ability_session set status = 'INVALIDATED', invalidated_at = ${FRIDAY}, reason = '시험' where id = ${resultId}::uuid`.execute(
      db,
    );
    await aTest(db, {
      instrument: anInstrument({ code: `draft-${made}`, name: { ko: `초안인 검사 ${made}`, en: 'A draft' } }),
      status: 'DRAFT',
    });
    expect((await find(student, test.instrument.name.ko)).map(({ name }) => name)).toEqual(['검사']);
    expect(await find(student, '초안인 검사')).toEqual([]);
  });
});

describe('D2 a badge for having taken a test', () => {
  it('does not count one that was answered carelessly', async () => {
    const { db } = portal.platform;
    expect(await selectTakenFamilies(db, [student.id])).toHaveLength(1);
    await sql`update ability_session set quality = '{FAST}' where id = ${resultId}::uuid`.execute(db);
    expect(await selectTakenFamilies(db, [student.id])).toEqual([]);
  });
});
