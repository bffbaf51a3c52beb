import { analytics } from '@naru/contract/areas/analytics.ts';
import { board } from '@naru/contract/areas/board.ts';
import { members } from '@naru/contract/areas/member.ts';
import { reference } from '@naru/contract/areas/reference.ts';
import { search, type FoundGroup, type FoundKind } from '@naru/contract/areas/search.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { aDepartment, aMember, aStudent, signIn } from '../../../test/builders.ts';
import { openTestPortal, type TestPortal } from '../../../test/portal.ts';
import { aContent, aPost, aText } from '../../../test/posts.ts';
import { aCourse } from '../reference/course/testing/rows.ts';

let portal: TestPortal;
const tokens: Record<string, string> = {};
const posts: Record<string, string> = {};
const START = new Date('2026-11-20T01:00:00.000Z');
const DAY_MS = 24 * 60 * 60_000;
const after = (days: number): string => new Date(START.getTime() + days * DAY_MS).toISOString();

beforeAll(async () => {
  portal = await openTestPortal();
  const { db } = portal.platform;
  await aDepartment(db, { code: '10000', nameKo: '가람대학교' });
  await aDepartment(db, { code: '21000', parentCode: '10000', nameKo: '국어국문학과' });
  await aDepartment(db, { code: '22000', parentCode: '10000', nameKo: '물리학과' });
  const people = {
    staff: await aMember(db, { types: ['STAFF'], departmentCode: '22000' }),
    student: await aStudent(db, { departmentCode: '21000', nameKo: '이하늘', studentNumber: '20261234' }),
    senior: await aStudent(db, { departmentCode: '22000', grade: 4, nameKo: '이한결' }),
    professor: await aMember(db, { types: ['FULLTIME_PROFESSOR', 'SUPERVISING_PROFESSOR'], departmentCode: '21000' }),
    chief: await aMember(db, { types: ['DEPARTMENT_CHIEF'], departmentCode: '21000' }),
    assistant: await aMember(db, { types: ['DEPARTMENT_ASSISTANT'], departmentCode: '21000' }),
    alumni: await aMember(db, { types: ['ALUMNI'] }),
    admin: await aMember(db, { roles: ['ADMINISTRATOR'] }),
    outsider: await aMember(db, { isExternal: true }),
    outsiderAdmin: await aMember(db, { isExternal: true, roles: ['ADMINISTRATOR'] }),
  };
  for (const [name, person] of Object.entries(people)) tokens[name] = await signIn(portal, person);
  const by = { token: tokens['staff'] ?? '' };
  const to = (deptCodeList: string[] | null, memberTypeList: ['PROFESSOR'] | null = null) => ({
    audience: { deptCodeList, memberTypeList, gradeList: null },
  });
  posts['all'] = await aPost(portal, by, { title: '국가장학금 신청 안내' });
  posts['pinned'] = await aPost(portal, by, { title: '장학생 서약서', isPinned: true });
  posts['korean'] = await aPost(portal, by, { title: '국문과 장학금', ...to(['21000']) });
  posts['physics'] = await aPost(portal, by, { title: '물리학과 장학금', ...to(['22000']) });
  posts['professors'] = await aPost(portal, by, { title: '교수 장학 추천', ...to(null, ['PROFESSOR']) });
  posts['body'] = await aPost(portal, by, { title: '등록금 납부', body: aText('장학금을 뺀 금액을 내요.') });
  posts['late'] = await aPost(portal, by, { title: '다음 달 장학금', publishFrom: after(7) });
  posts['draft'] = await aPost(portal, { ...by, publish: false }, { title: '쓰다 만 장학금 글' });
  posts['over'] = await aPost(portal, by, { title: '지난 장학금', publishTo: after(0.01) });
  posts['english'] = await aPost(portal, by, { title: 'Scholarship for exchange students' });
  posts['secret'] = await aPost(portal, by, { title: '비밀 장학금' });
  await db.updateTable('post').set({ is_secret: true }).where('post.id', '=', posts['secret']).execute();
  for (const [name, action] of [
    ['hidden', 'HIDE'],
    ['deleted', 'DELETE'],
  ] as const) {
    posts[name] = await aPost(portal, by, { title: `치운 장학금 ${name}` });
    const params = { code: 'notice', id: posts[name] };
    await portal.get(board.stepPost, { params, body: { action, version: 1 } }, by);
  }
  await aPost(portal, { ...by, code: 'archive' }, { title: '장학금 신청서' });
  const computing = { departmentCode: '21000', subject: 'CS', subjectName: '전산' };
  await aCourse(db, { ...computing, code: 'CSE202', name: '운영체제', nameEn: 'Operating Systems', year: 2025 });
  await aCourse(db, { ...computing, code: 'CSE202', name: '운영체제', nameEn: 'Operating Systems', classNumber: '02' });
  await aCourse(db, { ...computing, code: 'CSE303', name: '운영체제 실습' });
});
beforeEach(() => {
  portal.clock.now = new Date(START.getTime() + DAY_MS);
});
afterAll(() => portal.close());

const find = async (who: string, searchText: string, language = 'ko'): Promise<FoundGroup[]> =>
  (await portal.get(search.find, { query: { searchText } }, { token: tokens[who] ?? '', language })).groupList;
const ofKind = async (who: string, kind: FoundKind, text: string): Promise<FoundGroup[]> =>
  (await find(who, text)).filter((group) => group.kind === kind);
const ids = (groups: readonly FoundGroup[]): string[] =>
  groups.flatMap((group) => group.foundList.map((found) => found.id));

async function openMenu(id: string, isInDevelopment = false): Promise<void> {
  const { db, signals } = portal.platform;
  await db.updateTable('menu').set({ is_in_development: isInDevelopment }).where('menu.id', '=', id).execute();
  await signals.send(db, 'rights');
  signals.dispatch('rights');
}

describe('M6 posts', () => {
  const listed = async (who: string, code: string, searchText: string): Promise<string[]> => {
    const asked = { params: { code }, query: { searchText, size: '100' as const } };
    const { postPage } = await portal.get(board.pagePosts, asked, { token: tokens[who] ?? '' });
    return postPage.content.map((post) => post.postId);
  };

  it.each(['student', 'senior', 'professor', 'chief', 'alumni', 'staff', 'admin'])(
    'for %s are those that the lists show, in their order',
    async (who) => {
      const isReader = who !== 'admin';
      for (const words of ['장학', '장학금', 'ㅈㅎㄱ', 'scholarSHIP', '금액을', '없는말']) {
        const wanted = isReader
          ? [...(await listed(who, 'notice', words)).slice(0, 4), ...(await listed(who, 'archive', words)).slice(0, 4)]
          : [];
        expect([words, ...ids(await ofKind(who, 'POST', words))]).toEqual([words, ...wanted]);
      }
    },
  );

  it('are never drafts, hidden, deleted, later, over, secret or another audience’s', async () => {
    const found = new Set(ids(await find('student', '장학금')));
    const out = ['draft', 'hidden', 'deleted', 'late', 'over', 'secret', 'physics', 'professors'];
    expect(out.filter((name) => found.has(posts[name] ?? ''))).toEqual([]);
    expect(found.has(posts['korean'] ?? '')).toBe(true);
  });

  it('come a board a group, with the way to the rest', async () => {
    const [notices, archive] = await ofKind('student', 'POST', '장학 금');
    expect(notices).toMatchObject({ name: '공지사항', listPath: null });
    expect(archive).toMatchObject({ name: '자료실', listPath: null });
    expect(notices?.foundList[0]?.path).toMatch(/^\/cmmnty\/board\/notice\/detail\/[0-9a-f-]{36}$/);
    const [all] = await find('staff', '장학');
    expect(all?.foundList[0]).toMatchObject({ id: posts['pinned'], title: '장학생 서약서' });
    expect(all?.foundList).toHaveLength(4);
    expect(all?.listPath).toBe(`/cmmnty/board/notice/list?text=${encodeURIComponent('장학')}`);
    expect((await find('student', 'scholarship', 'en'))[0]).toMatchObject({ name: 'Notices' });
  });

  it('of a board in preparation are none, and none for who may not open one', async () => {
    await openMenu('EMP_FAIR');
    await aPost(portal, { token: tokens['staff'] ?? '', code: 'cemparc' }, { title: '취업박람회 참가 기업' });
    expect(await find('alumni', '취업박람회')).toEqual([]);
    expect((await find('student', '취업박람회'))[0]?.foundList[0]?.path).toContain('/cemparc/detail/');
    await openMenu('EMP_FAIR', true);
    expect(await find('student', '취업박람회')).toEqual([]);
  });
});

describe('M6 courses', () => {
  it.each(['운영', 'ㅇㅇㅊㅈ', 'operating', 'cse2'])(
    'by %s are those of the list, the latest of each',
    async (text) => {
      const [group] = await ofKind('student', 'COURSE', text);
      const { coursePage } = await portal.get(
        reference.pageCourses,
        { query: { searchText: text } },
        { token: tokens['student'] ?? '' },
      );
      const listed = coursePage.content.map((course) =>
        [course.year, course.semstrCode, course.courseCode, course.ntNo].join('.'),
      );
      expect(listed).toEqual(expect.arrayContaining(ids(group ? [group] : [])));
      expect(group?.foundList.map((found) => found.title)).toEqual([
        ...new Set(coursePage.content.map((c) => c.courseNm)),
      ]);
      expect(group?.foundList.find((found) => found.id === '2026.20.CSE202.02')).toMatchObject({
        note: 'CSE202 · 2026 2학기',
        path: `/search/course/list?text=${encodeURIComponent(text)}&open=2026.20.CSE202.02`,
      });
    },
  );

  it('by initial consonants are found in the catalogue too', async () => {
    const { courseMastrPage } = await portal.get(
      reference.pageCourseMasters,
      { query: { searchText: 'ㅇㅇㅊㅈㅅㅅ' } },
      { token: tokens['student'] ?? '' },
    );
    expect(courseMastrPage.content.map((course) => course.courseCode)).toEqual(['CSE303']);
  });

  it('are for members of the university', async () => {
    expect(await find('outsider', '운영')).toEqual([]);
  });
});

describe('M6 students', () => {
  const listed = async (who: string, searchText: string) =>
    (await portal.get(analytics.pageStudents, { query: { searchText } }, { token: tokens[who] ?? '' })).studentPage
      .content;

  it.each(['이하늘', 'ㅇㅎㄴ', '20261234', '이하', '이한'])('by %s are those of the list of who asks', async (text) => {
    for (const who of ['staff', 'chief', 'professor']) {
      const [group] = await ofKind(who, 'STUDENT', text);
      const rows = await listed(who, text);
      expect([who, ...(group?.foundList ?? []).map(({ id }) => id)]).toEqual([who, ...rows.map((row) => row.stdntId)]);
    }
  });

  it('are of one’s own departments, and lead to the record', async () => {
    const [group] = await ofKind('chief', 'STUDENT', '이하늘');
    expect(group?.foundList).toMatchObject([{ title: '이하늘', note: '국어국문학과 · 20261234' }]);
    expect(group?.foundList[0]?.path).toBe(`/popup/stdntInfo/${group?.foundList[0]?.id}`);
    expect(await ofKind('staff', 'STUDENT', '이하늘')).toEqual([]);
    expect(await ofKind('staff', 'STUDENT', '이한결')).toHaveLength(1);
  });

  it('lead to the list for who may not open a record', async () => {
    const [group] = await ofKind('assistant', 'STUDENT', '이하늘');
    const listPath = `/anals/stdntinfo/list?text=${encodeURIComponent('이하늘')}`;
    expect(group?.foundList[0]?.path).toBe(listPath);
  });

  it.each(['student', 'senior', 'alumni', 'outsider', 'admin', 'outsiderAdmin'])('are not found by %s', async (who) => {
    for (const text of ['이하늘', 'ㅇㅎㄴ', '20261234']) expect(await ofKind(who, 'STUDENT', text)).toEqual([]);
  });

  it('are not found while their list is in preparation', async () => {
    await openMenu('ANL_STDNT', true);
    expect(await ofKind('chief', 'STUDENT', '이하늘')).toEqual([]);
    await openMenu('ANL_STDNT');
  });
});

describe('M6 people', () => {
  beforeAll(() => openMenu('ADM_MEMBER'));

  it.each(['이하늘', 'ㅇㅎㄴ', '20261234', '이하'])('by %s are found by who may list them', async (text) => {
    const { memberPage } = await portal.get(
      members.pageMembers,
      { query: { searchText: text } },
      { token: tokens['admin'] ?? '' },
    );
    const [group] = await ofKind('admin', 'MEMBER', text);
    expect(ids(group ? [group] : [])).toEqual(memberPage.content.map((member) => member.memberId));
    expect(group?.foundList).toMatchObject([{ title: '이하늘', note: '국어국문학과 · 20261234' }]);
  });

  it.each(['student', 'professor', 'chief', 'staff', 'alumni', 'outsider', 'outsiderAdmin'])(
    'are not found by %s',
    async (who) => {
      for (const text of ['이하늘', 'ㅇㅎㄴ', '20261234']) expect(await ofKind(who, 'MEMBER', text)).toEqual([]);
    },
  );

  it('are not found while their list is in preparation', async () => {
    await openMenu('ADM_MEMBER', true);
    expect(await ofKind('admin', 'MEMBER', '이하늘')).toEqual([]);
  });
});

describe('what is typed', () => {
  it.each([' ', '장', 'ㅈ', '장'.normalize('NFD'), '😀'])('%j finds nothing', async (text) => {
    expect(await find('staff', text)).toEqual([]);
  });

  it.each(['%%', '__', String.raw`\\`, "';--", '"<b>'])('%j is taken literally', async (text) => {
    expect(await find('staff', text)).toEqual([]);
  });

  it('is refused when it is longer than anything', async () => {
    const asked = await portal.ask(
      search.find,
      { query: { searchText: 'ㄱ'.repeat(101) } },
      { token: tokens['student'] ?? '' },
    );
    expect(asked.envelope.code).toBe('9100');
  });

  it('is for who is signed in', async () => {
    expect((await portal.ask(search.find, { query: { searchText: '장학' } })).envelope.code).toBe('S401');
  });
});

describe('M4 what the dashboard says of boards', () => {
  const dashboard = (who: string) => portal.get(board.readDashboardPosts, {}, { token: tokens[who] ?? '' });

  it('begins as the list of notices does, with what was read', async () => {
    const { content } = (
      await portal.get(board.pagePosts, { params: { code: 'notice' } }, { token: tokens['student'] ?? '' })
    ).postPage;
    const before = await dashboard('student');
    expect(before.noticePath).toBe('/cmmnty/board/notice/list');
    expect(before.noticeList.map((post) => post.postId)).toEqual(content.slice(0, 5).map((post) => post.postId));
    expect(before.noticeList[0]).toMatchObject({ postId: posts['pinned'], isPinned: true, isRead: false });
    const params = { code: 'notice', id: posts['pinned'] ?? '' };
    await portal.get(board.readPost, { params }, { token: tokens['student'] ?? '' });
    expect((await dashboard('student')).noticeList[0]).toMatchObject({ isRead: true, boardNm: '공지사항' });
  });

  it('names what is due next to whom it speaks, the nearest first', async () => {
    const by = { token: tokens['staff'] ?? '' };
    const audience = aContent().audience;
    const students = { ...audience, memberTypeList: ['CURRENT_STUDENT' as const] };
    const due = (title: string, days: number, more: object = {}) =>
      aPost(portal, by, { title, deadlineAt: after(days), ...more });
    await due('늦은 마감', 9);
    await due('이른 마감', 3);
    await due('학생 마감', 5, { audience: students });
    await due('물리 마감', 4, { audience: { ...audience, deptCodeList: ['22000'] } });
    await due('지난 마감', 0.5);
    await due('나중에 나올 마감', 6, { publishFrom: after(5) });
    const titles = async (who: string) => (await dashboard(who)).deadlineList.map((post) => post.title);
    expect(await titles('student')).toEqual(['이른 마감', '학생 마감', '늦은 마감']);
    expect(await titles('senior')).toEqual(['이른 마감', '물리 마감', '학생 마감', '늦은 마감']);
    // Authors and moderators see posts for others in the list, but no deadlines of such posts.
    expect(await titles('staff')).toEqual(['이른 마감', '물리 마감', '늦은 마감']);
    expect(await titles('admin')).toEqual([]);
  });

  it('is for members of the university', async () => {
    expect((await portal.ask(board.readDashboardPosts, {}, { token: tokens['outsider'] ?? '' })).envelope.code).toBe(
      'S403',
    );
    expect((await dashboard('admin')).noticePath).toBeNull();
  });
});
