import { norms as calls } from '@naru/contract/areas/ability/norm.ts';
import excel from '@protobi/exceljs';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { aScoredSession, aTest, type MadeTest } from '../../../../test/ability.ts';
import { aDepartment, aMember, aStudent, signIn } from '../../../../test/builders.ts';
import { openTestPortal, type TestPortal } from '../../../../test/portal.ts';
import { upload } from '../../../../test/upload.ts';
import { newId } from '../../../platform/db/id.ts';

const SCALES = ['SELF', 'THINK', 'TALK', 'TEAM', 'WORLD', 'TOTAL'];
const NAMES = { nameKo: '전국 대학생', nameEn: 'Students nationwide' };
const HEAD = '단과대학,학년,척도,인원,평균,표준편차,표준오차,신뢰도,P5,P10,P25,P50,P75,P90,P95';
const CUTS = '3,4,5,6,7,8,9';

let portal: TestPortal;
let test: MadeTest;
let centre: string;
let staff: string;

beforeAll(async () => {
  portal = await openTestPortal();
  const { db } = portal.platform;
  await aDepartment(db, { code: '10000', nameKo: '가람대학교' });
  await aDepartment(db, { code: '11000', parentCode: '10000', nameKo: '인문대학' });
  test = await aTest(db);
  centre = await signIn(portal, await aMember(db, { types: ['STAFF'], roles: ['TESTING_CENTRE'] }));
  staff = await signIn(portal, await aMember(db, { types: ['STAFF'] }));
}, 60_000);
afterAll(() => portal.close());

/** Lines of a group with all scales. */
const aGroup = (group: string, people = 400): string[] =>
  SCALES.map((code) => `${group},${code},${people},6,1.5,0.6,,${people < 100 ? ',,,,,,' : CUTS}`);

async function aSheet(lines: readonly string[], head = HEAD): Promise<string> {
  const { fileId } = await upload(portal, [{ name: '규준.csv', bytes: [head, ...lines].join('\r\n') }], {
    token: centre,
  });
  return fileId;
}
const paramsOf = (versionId = test.versionId) => ({ params: { versionId } });
async function preview(lines: readonly string[], { versionId = test.versionId, head = HEAD } = {}) {
  const fileId = await aSheet(lines, head);
  const asked = { ...paramsOf(versionId), query: { fileId } };
  return { fileId, ...(await portal.get(calls.previewNorm, asked, { token: centre })) };
}
async function anImported(lines: readonly string[] = aGroup(','), versionId = test.versionId): Promise<string> {
  const { fileId, planKey } = await preview(lines, { versionId });
  const body = { fileId, planKey, ...NAMES };
  return (await portal.get(calls.importNorm, { ...paramsOf(versionId), body }, { token: centre })).normId;
}
const list = async (versionId = test.versionId) => portal.get(calls.listNorms, paramsOf(versionId), { token: centre });
const use = (id: string, replacesId: string | null, version = 1) =>
  portal.ask(calls.stepNorm, { params: { id }, body: { action: 'USE', version, replacesId } }, { token: centre });
const codes = (answers: readonly { envelope: { code: string } }[]): string[] =>
  answers.map(({ envelope }) => envelope.code).toSorted();
const countNorms = async (): Promise<number> =>
  (await sql<{ n: number }>`select count(*)::int as n from ability_norm`.execute(portal.platform.db)).rows[0]?.n ?? -1;

describe('T12 a norm by sheet', () => {
  it('is looked at line by line before anything of it is there', async () => {
    const good = await preview([...aGroup(','), ...aGroup('인문대학,2', 40)]);
    expect(good).toMatchObject({
      rowCount: 12,
      problemCount: 0,
      groupList: [
        { breadth: 'ALL', people: 400, hasPercentiles: true },
        {
          breadth: 'COLLEGE_GRADE',
          collegeCode: '11000',
          collegeNm: '인문대학',
          grade: 2,
          people: 40,
          hasPercentiles: false,
        },
      ],
    });
    const bad = await preview([...aGroup(','), '공과대학,,SELF,40,6,1,,,,,,,,,', ',1,SELF,12,6,1,,,,,,,,,']);
    expect(bad.problemList.map(({ line, group, scale }) => [line, group, scale])).toEqual([
      [8, '공과대학', 'SELF'],
      [9, '1', 'SELF'],
    ]);
    expect(bad.problemList[1]?.reason).toContain('30명보다 적은');
    expect(await countNorms()).toBe(0);
  });

  it('is refused whole where a line of it does not hold', async () => {
    const { fileId, planKey } = await preview([...aGroup(','), ',1,SELF,12,6,1,,,,,,,,,']);
    const refused = await portal.ask(
      calls.importNorm,
      { ...paramsOf(), body: { fileId, planKey, ...NAMES } },
      { token: centre, language: 'en' },
    );
    expect(refused.envelope.output).toMatchObject({ errors: [{ field: 'fileId' }] });
    expect(await countNorms()).toBe(0);
    const strange = await aSheet(['가,나'], '이름,학과');
    const asked = { ...paramsOf(), query: { fileId: strange } };
    expect((await portal.ask(calls.previewNorm, asked, { token: centre })).envelope.code).toBe('9100');
  });

  it('is refused where it would bring something else than was seen', async () => {
    const { planKey } = await preview(aGroup(','));
    const fileId = await aSheet(aGroup(',', 401));
    const body = { fileId, planKey, ...NAMES };
    const refused = await portal.ask(calls.importNorm, { ...paramsOf(), body }, { token: centre });
    expect(refused.envelope.output).toMatchObject({
      errors: [{ field: 'fileId', message: expect.stringContaining('미리 본 뒤로') as string }],
    });
    expect(await countNorms()).toBe(0);
  });

  it('becomes a draft with groups and scales, that the desk alone sees', async () => {
    const id = await anImported([...aGroup(','), ...aGroup('11000,', 60)]);
    const { normList, runList, usableCount, buildBar, version } = await list();
    expect(version).toMatchObject({ testNm: '핵심역량 진단', number: 1, status: 'PUBLISHED' });
    expect({ runList, usableCount, buildBar }).toEqual({ runList: [], usableCount: 0, buildBar: 'FEW' });
    expect(normList).toMatchObject([
      {
        normId: id,
        name: NAMES.nameKo,
        source: 'SHEET',
        status: 'DRAFT',
        groupCount: 2,
        people: 400,
        stepList: [{ action: 'USE' }],
      },
    ]);
    const read = await portal.get(calls.readNorm, { params: { id }, query: {} }, { token: centre });
    expect(read.rowList[0]).toEqual({
      scaleCode: 'SELF',
      name: 'SELF',
      people: 400,
      mean: 6,
      deviation: 1.5,
      error: 0.6,
      percentileList: [5, 10, 25, 50, 75, 90, 95].map((percentile, at) => ({ percentile, raw: at + 3 })),
      least: 2,
      most: 10,
    });
    const groupId = read.groupList[1]?.groupId;
    const college = await portal.get(calls.readNorm, { params: { id }, query: { groupId } }, { token: centre });
    expect(college).toMatchObject({
      group: { breadth: 'COLLEGE', people: 60 },
      everybodyList: [{ mean: 6 }, {}, {}, {}, {}, {}],
    });
    expect(college.rowList.map(({ scaleCode }) => scaleCode)).toEqual(SCALES);
    const stranger = { params: { id }, query: { groupId: newId() } };
    expect((await portal.ask(calls.readNorm, stranger, { token: centre })).envelope.code).toBe('404');
    expect((await portal.ask(calls.listNorms, paramsOf(), { token: staff })).envelope.code).toBe('S403');
    expect((await portal.ask(calls.listNorms, paramsOf(newId()), { token: centre })).envelope.code).toBe('404');
  });

  it('comes in force and replaces the one before, which can be put back', async () => {
    const [first, second] = [await anImported(), await anImported()];
    expect((await use(first, null)).envelope.code).toBe('0000');
    expect((await use(second, null)).envelope.code).toBe('9101');
    expect((await use(second, first, 9)).envelope.code).toBe('9101');
    expect((await use(second, first)).envelope.code).toBe('0000');
    const stood = (await list()).normList.map(({ normId, status }) => [normId, status]);
    expect(stood.slice(0, 2)).toEqual([
      [second, 'IN_FORCE'],
      [first, 'REPLACED'],
    ]);
    // It was put in force, and replaced: two changes.
    expect((await use(first, second, 3)).envelope.code).toBe('0000');
    expect((await use(first, first, 4)).envelope.code).toBe('9103');
    const { rows } = await sql<{ step: string }>`
      select concat_ws(' ', h.from_status, h.to_status) as step from status_change h
      where h.entity = 'ability_norm' and h.entity_id = ${first}::uuid order by h.at, h.id`.execute(portal.platform.db);
    expect(rows.map(({ step }) => step)).toEqual(['DRAFT IN_FORCE', 'IN_FORCE REPLACED', 'REPLACED IN_FORCE']);
    const { rows: audit } = await sql<{ action: string }>`
      select a.action from audit_log a where a.entity_id = ${first}::uuid::text order by a.at, a.id`.execute(
      portal.platform.db,
    );
    expect(audit.map(({ action }) => action)).toEqual(['norms.import', 'norms.use', 'norms.replace', 'norms.use']);
  });

  it('is in force alone, whoever of 50 is the first', async () => {
    const drafts: string[] = [];
    const other = await aTest(portal.platform.db, { testId: test.testId, number: 2, status: 'RETIRED' });
    for (let at = 0; at < 5; at += 1) drafts.push(await anImported(aGroup(','), other.versionId));
    const answers = await Promise.all(Array.from({ length: 50 }, (_, at) => use(drafts[at % 5] ?? '', null)));
    expect(codes(answers)).toEqual(['0000', ...Array.from({ length: 49 }, () => '9101')]);
    const inForce = (await list(other.versionId)).normList.filter(({ status }) => status === 'IN_FORCE');
    expect(inForce).toHaveLength(1);
    await expect(
      sql`update ability_norm set status = 'IN_FORCE' where version_id = ${other.versionId}::uuid`.execute(
        portal.platform.db,
      ),
    ).rejects.toThrow('ability_norm_one_in_force');
  });

  it('stays as it was once it was in force, whatever writes to it', async () => {
    const { db } = portal.platform;
    const fresh = await aTest(db, { testId: test.testId, number: 13, status: 'RETIRED' });
    const id = await anImported(aGroup(','), fresh.versionId);
    const attempts = (normId: string) => [
      sql`update ability_norm_row set mean = 1 from ability_norm_group g
        where g.id = ability_norm_row.group_id and g.norm_id = ${normId}::uuid`,
      sql`update ability_norm_group set grade = 6 where norm_id = ${normId}::uuid`,
      sql`update ability_norm set name_ko = name_ko || '2' where id = ${normId}::uuid`,
      sql`delete from ability_norm_row r using ability_norm_group g where g.id = r.group_id and g.norm_id = ${normId}::uuid`,
      sql`delete from ability_norm_group where norm_id = ${normId}::uuid`,
      sql`delete from ability_norm where id = ${normId}::uuid`,
    ];
    for (const attempt of attempts(id).slice(0, 3)) await attempt.execute(db);
    expect((await use(id, null)).envelope.code).toBe('0000');
    const back = sql`update ability_norm set status = 'DRAFT' where id = ${id}::uuid`;
    for (const attempt of [...attempts(id), back])
      await expect(attempt.execute(db)).rejects.toThrow(/norm that was in force/);
    await sql`update ability_norm set status = 'REPLACED' where id = ${id}::uuid`.execute(db);
    for (const attempt of attempts(id)) await expect(attempt.execute(db)).rejects.toThrow(/norm that was in force/);
    const draft = await anImported(aGroup(','), fresh.versionId);
    for (const attempt of attempts(draft)) await attempt.execute(db);
  });

  it('takes nothing more once results were read by it', async () => {
    const { db } = portal.platform;
    const fresh = await aTest(db, { testId: test.testId, number: 14, status: 'RETIRED' });
    const id = await anImported(aGroup(','), fresh.versionId);
    expect((await use(id, null)).envelope.code).toBe('0000');
    await aDepartment(db, { code: '20000' });
    await aScoredSession(db, { memberId: (await aStudent(db)).id, test: fresh });
    await expect(
      sql`insert into ability_norm_group (id, norm_id, grade) values (gen_random_uuid(), ${id}::uuid, 5)`.execute(db),
    ).rejects.toThrow('takes nothing more');
  });

  it('leaves as a sheet that brings it back', async () => {
    const id = await anImported([...aGroup(','), ...aGroup('11000,3', 60)]);
    const response = await portal.app.inject({
      method: 'POST',
      url: `/view/cdp/ability/norm/${id}/excel`,
      headers: { authorization: `Bearer ${centre}`, 'content-type': 'application/json' },
      payload: JSON.stringify({ reason: '다른 학교와 견주어요' }),
    });
    const book = new excel.Workbook();
    await book.xlsx.load(response.rawPayload as never); // its types know an older Buffer
    const rows: string[] = [];
    book.worksheets[0]?.eachRow((row) =>
      rows.push(
        (row.values as (string | number | null | undefined)[])
          .slice(1)
          .map((cell) => cell ?? '')
          .join(','),
      ),
    );
    expect(rows).toHaveLength(13);
    const again = await preview(rows.slice(1), { head: rows[0] });
    expect(again).toMatchObject({
      rowCount: 12,
      problemCount: 0,
      groupList: [{ people: 400 }, { grade: 3, people: 60 }],
    });
  });

  it('can be deleted while it is a draft', async () => {
    const id = await anImported();
    const remove = (version: number) =>
      portal.ask(calls.deleteNorm, { params: { id }, body: { version } }, { token: centre });
    expect((await remove(7)).envelope.code).toBe('9101');
    expect((await remove(1)).envelope.code).toBe('0000');
    expect((await remove(1)).envelope.code).toBe('404');
    const inForce = (await list()).normList.find(({ status }) => status === 'IN_FORCE');
    const asked = { params: { id: inForce?.normId ?? '' }, body: { version: inForce?.version ?? 0 } };
    expect((await portal.ask(calls.deleteNorm, asked, { token: centre })).envelope).toMatchObject({
      code: '9103',
      msg: expect.stringContaining('사용한 규준은 지울 수 없어요.') as string,
    });
  });

  it('waits until its version is published', async () => {
    const draft = await aTest(portal.platform.db, { testId: test.testId, number: 3, status: 'DRAFT' });
    const body = { fileId: await aSheet(aGroup(',')), planKey: 'none', ...NAMES };
    const refused = await portal.ask(calls.importNorm, { ...paramsOf(draft.versionId), body }, { token: centre });
    expect(JSON.stringify(refused.envelope.output)).toContain('공개하지 않은');
  });
});
