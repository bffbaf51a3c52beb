/** Reports: everybody lists them, and what is in them is for who holds RPRTRR, on every way there is. */
import { board } from '@naru/contract/areas/board.ts';
import { file } from '@naru/contract/areas/file.ts';
import { search } from '@naru/contract/areas/search.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { aDepartment, aMember, aStudent, signIn } from '../../../../test/builders.ts';
import { openTestPortal, type TestPortal } from '../../../../test/portal.ts';
import { aContent, aPost, aText } from '../../../../test/posts.ts';
import { PDF, upload } from '../../../../test/upload.ts';

let portal: TestPortal;
const tokens: Record<string, string> = {};
const ids: Record<string, string> = {};
const reports: Record<string, string> = {};
let fileId = '';
const CODE = 'analsrpt';
/** Stands in texts, comments and names of files of reports, and nowhere else. */
const SECRET = '붉은수수밭';

const by = (name: string) => ({ token: tokens[name] ?? '' });
const of = (name: string) => ({ code: CODE, id: reports[name] ?? '' });
const codeOf = async (asked: Promise<{ envelope: { code: string } }>): Promise<string> => (await asked).envelope.code;
const listed = async (name: string, query: object = {}): Promise<readonly string[]> => {
  const { postPage } = await portal.get(board.pagePosts, { params: { code: CODE }, query }, by(name));
  return postPage.content.map((post) => post.postId);
};

beforeAll(async () => {
  portal = await openTestPortal();
  const { db } = portal.platform;
  for (const code of ['10000', '21000', '22000', '30000'])
    await aDepartment(db, { code, ...(code !== '10000' && { parentCode: '10000' }) });
  const people = {
    staff: await aMember(db, { types: ['STAFF'], departmentCode: '30000' }),
    student: await aStudent(db, { departmentCode: '21000' }),
    alumni: await aMember(db, { types: ['ALUMNI'] }),
    professor: await aMember(db, { types: ['FULLTIME_PROFESSOR', 'SUPERVISING_PROFESSOR'], departmentCode: '21000' }),
    assistant: await aMember(db, { types: ['DEPARTMENT_ASSISTANT'], departmentCode: '21000' }),
    chief: await aMember(db, { types: ['DEPARTMENT_CHIEF'], departmentCode: '21000' }),
    coach: await aMember(db, { types: ['ACADEMIC_COACH'], departmentCode: '30000' }),
  };
  for (const [name, person] of Object.entries(people)) {
    tokens[name] = await signIn(portal, person);
    ids[name] = person.id;
  }
  const body = aText(`1학년 ${SECRET} 결과예요.`);
  const uploaded = await upload(portal, [{ name: `${SECRET}.pdf`, bytes: PDF }], by('staff'));
  fileId = uploaded.fileId;
  const staffs = { ...by('staff'), code: CODE };
  reports['older'] = await aPost(portal, staffs, { title: '2025학년도 기초학력 분석', body });
  reports['staff'] = await aPost(portal, staffs, { title: '1학년 학습 분석', body, fileId, fileSnList: [1] });
  reports['chief'] = await aPost(portal, { ...by('chief'), code: CODE }, { title: '국문과 수업 분석', body });
  reports['coach'] = await aPost(portal, { ...by('coach'), code: CODE }, { title: '코칭 참여 분석', body });
  await portal.get(board.createComment, { params: of('staff'), body: { text: SECRET, parentId: null } }, by('staff'));
});
afterAll(() => portal.close());

const OUTSIDE = ['student', 'alumni', 'professor', 'assistant'];

describe('A12 a report', () => {
  it.each(OUTSIDE)('is in the list of the %s, and opens on no way', async (name) => {
    const all = Object.values(reports);
    expect([...(await listed(name))].sort()).toEqual(all.sort());
    const { postPage } = await portal.get(board.pagePosts, { params: { code: CODE }, query: {} }, by(name));
    expect(postPage.content.map((post) => post.canOpen)).toEqual(all.map(() => false));
    const { board: about } = await portal.get(board.readBoard, { params: { code: CODE } }, by(name));
    expect(about.can).toMatchObject({ opens: 'none', comment: false, create: false });

    const refused = [
      portal.ask(board.readPost, { params: of('staff') }, by(name)),
      portal.ask(board.pageComments, { params: of('staff'), query: {} }, by(name)),
      portal.ask(board.createComment, { params: of('staff'), body: { text: 'x', parentId: null } }, by(name)),
      portal.ask(board.confirmPost, { params: of('staff') }, by(name)),
      portal.ask(board.exportPosts, { params: { code: CODE }, body: { reason: '확인해요' } }, by(name)),
    ];
    // A comment is refused to who lacks its privilege all the same.
    expect(await Promise.all(refused.map(codeOf))).toEqual(refused.map(() => 'S403'));
    const missing = [
      portal.ask(board.readPostForEdit, { params: of('staff') }, by(name)),
      portal.ask(board.readReadership, { params: of('staff') }, by(name)),
      portal.ask(board.changePost, { params: of('staff'), body: { ...aContent(), version: 1 } }, by(name)),
      portal.ask(board.stepPost, { params: of('staff'), body: { action: 'HIDE', version: 1 } }, by(name)),
      portal.ask(file.describeFile, { params: { fileId, fileSn: '1' }, body: { altText: null } }, by(name)),
    ];
    expect(await Promise.all(missing.map(codeOf))).toEqual(missing.map(() => '404'));
    const headers = { authorization: `Bearer ${tokens[name]}` };
    expect((await portal.app.inject({ url: `/api/file/${fileId}/1`, headers })).statusCode).toBe(404);
  });

  it.each([...OUTSIDE, 'coach', 'chief'])('is found by its title alone in the list of the %s', async (name) => {
    for (const searchIn of ['all', 'body', 'title'])
      expect([searchIn, await listed(name, { searchText: SECRET, searchIn })]).toEqual([searchIn, []]);
    expect(await listed(name, { searchText: '기초학력', searchIn: 'body' })).toEqual([reports['older']]);
  });

  it.each([
    ['staff', ['coach', 'chief', 'staff', 'older']],
    ['chief', ['chief']],
    ['coach', ['coach']],
    ...OUTSIDE.map((name) => [name, []] as const),
  ] as const)('is found by the search of the portal where it opens: for the %s', async (name, wanted) => {
    const { groupList } = await portal.get(search.find, { query: { searchText: SECRET } }, by(name));
    const paths = groupList.flatMap(({ foundList }) => foundList.map(({ path }) => path));
    expect(paths).toEqual(wanted.map((report) => `/anals/analsrpt/board/detail/${reports[report]}`));
    const titles = await portal.get(search.find, { query: { searchText: '기초학력' } }, by(name));
    expect(titles.groupList.length).toBe(name === 'staff' ? 1 : 0);
  });

  it('opens to who holds RPRTRR for everything, with neighbours, files and comments, and is found by its text', async () => {
    const { post } = await portal.get(board.readPost, { params: of('staff') }, by('staff'));
    expect(post.html).toContain(SECRET);
    expect([post.previous?.postId, post.next?.postId]).toEqual([reports['chief'], reports['older']]);
    expect(await listed('staff', { searchText: SECRET })).toHaveLength(4);
    const { commentPage } = await portal.get(board.pageComments, { params: of('staff'), query: {} }, by('staff'));
    expect(commentPage.content.map(({ text }) => text)).toEqual([SECRET]);
    const headers = { authorization: `Bearer ${tokens['staff']}` };
    expect((await portal.app.inject({ url: `/api/file/${fileId}/1`, headers })).statusCode).toBe(200);
  });

  it('opens to a chief where it is of their department, with no neighbour beyond', async () => {
    const { post } = await portal.get(board.readPost, { params: of('chief') }, by('chief'));
    expect(post.html).toContain(SECRET);
    expect([post.previous, post.next]).toEqual([null, null]);
    expect(await codeOf(portal.ask(board.readPost, { params: of('staff') }, by('chief')))).toBe('404');
    expect(await codeOf(portal.ask(board.pageComments, { params: of('staff'), query: {} }, by('chief')))).toBe('404');
    const { postPage } = await portal.get(board.pagePosts, { params: { code: CODE }, query: {} }, by('chief'));
    expect(postPage.content.filter(({ canOpen }) => canOpen).map(({ postId }) => postId)).toEqual([reports['chief']]);
  });

  it('opens to who wrote it without RPRTRR, and nothing else does', async () => {
    const { post } = await portal.get(board.readPost, { params: of('coach') }, by('coach'));
    expect(post).toMatchObject({ canOpen: true, previous: null, next: null, can: { change: true } });
    expect(await codeOf(portal.ask(board.readPost, { params: of('staff') }, by('coach')))).toBe('404');
  });

  it('tells its writer of a comment and nobody else, and never its words', async () => {
    await portal.get(board.createComment, { params: of('coach'), body: { text: SECRET, parentId: null } }, by('staff'));
    const rows = await portal.platform.db.selectFrom('outbox').select(['outbox.payload']).execute();
    expect(rows.map(({ payload }) => payload)).toEqual([
      { type: 'POST_COMMENTED', recipients: [ids['coach']], link: `/anals/analsrpt/board/detail/${reports['coach']}` },
    ]);
  });

  it('stands on no dashboard of who cannot open it', async () => {
    const deadlineAt = new Date(portal.clock.now.getTime() + 86_400_000).toISOString();
    reports['due'] = await aPost(portal, { ...by('staff'), code: CODE }, { title: '제출할 보고서', deadlineAt });
    const due = async (name: string) =>
      (await portal.get(board.readDashboardPosts, {}, by(name))).deadlineList.map(({ title }) => title);
    for (const name of [...OUTSIDE, 'chief', 'coach']) expect([name, await due(name)]).toEqual([name, []]);
    expect(await due('staff')).toEqual(['제출할 보고서']);
  });

  it('of others is nobody’s to change who cannot open it, whatever the menu gives', async () => {
    const { db, signals } = portal.platform;
    await db
      .insertInto('role_privilege')
      .values(
        ['U', 'D'].map((resource_code) => ({
          role_id: 'ACADEMIC_COACH',
          menu_id: 'ANL_RPT',
          resource_code,
          scope: 'ALL',
        })),
      )
      .execute();
    await signals.send(db, 'rights');
    signals.dispatch('rights');
    expect(await codeOf(portal.ask(board.readPostForEdit, { params: of('staff') }, by('coach')))).toBe('404');
    const step = { params: of('staff'), body: { action: 'DELETE', version: 1 } } as const;
    expect(await codeOf(portal.ask(board.stepPost, step, by('coach')))).not.toBe('0000');
    expect(await listed('coach', { status: 'HIDDEN' })).toEqual([]);
  });
});
