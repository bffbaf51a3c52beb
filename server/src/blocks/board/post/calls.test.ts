import type { Audience, EditedPost } from '@naru/contract/areas/board-words.ts';
import { board } from '@naru/contract/areas/board.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { aDepartment, aMember, aStudent, signIn, type MadeMember } from '../../../../test/builders.ts';
import { openTestPortal, type TestPortal } from '../../../../test/portal.ts';
import { runPostTasks } from '../jobs.ts';
import { aContent, aPost, aText } from '../../../../test/posts.ts';

let portal: TestPortal;
let staff: string;
let student: string;
let chief: string;
let senior: string;
let outsider: string;
const START = new Date('2026-11-20T01:00:00.000Z');
const DAY_MS = 24 * 60 * 60_000;
const after = (days: number): string => new Date(START.getTime() + days * DAY_MS).toISOString();

const members: Record<string, MadeMember> = {};

/** Signs in anew, because sessions live 15 days. */
const again = (name: string): Promise<string> => signIn(portal, members[name] as MadeMember); // made below

beforeAll(async () => {
  portal = await openTestPortal();
  const { db } = portal.platform;
  await aDepartment(db, { code: '10000' });
  await aDepartment(db, { code: '21000', parentCode: '10000' });
  await aDepartment(db, { code: '21100', parentCode: '21000' });
  await aDepartment(db, { code: '22000', parentCode: '10000' });
  members['staff'] = await aMember(db, { types: ['STAFF'], nameKo: '조민경', departmentCode: '22000' });
  members['student'] = await aStudent(db, { departmentCode: '21100', grade: 2 });
  staff = await again('staff');
  student = await again('student');
  senior = await signIn(portal, await aStudent(db, { departmentCode: '22000', grade: 4 }));
  chief = await signIn(portal, await aMember(db, { types: ['DEPARTMENT_CHIEF'], departmentCode: '21000' }));
  outsider = await signIn(portal, await aMember(db, { isExternal: true }));
});
beforeEach(() => {
  portal.clock.now = START;
});
afterAll(() => portal.close());

const notice = { code: 'notice' };
const listed = async (token: string, query: object = {}): Promise<string[]> => {
  const { postPage } = await portal.get(
    board.pagePosts,
    { params: notice, query: { size: '100', ...query } },
    { token },
  );
  return postPage.content.map((post) => post.postId);
};
const code = async (asked: Promise<{ envelope: { code: string } }>): Promise<string> => (await asked).envelope.code;
const open = (token: string, id: string) => portal.ask(board.readPost, { params: { ...notice, id } }, { token });
const aLink = (href: string) => ({
  type: 'doc',
  content: [
    { type: 'paragraph', content: [{ type: 'text', text: '여기', marks: [{ type: 'link', attrs: { href } }] }] },
  ],
});
const act = (token: string, id: string, body: { action: 'PUBLISH'; version: number } | object) =>
  portal.ask(board.stepPost, { params: { ...notice, id }, body: body as never }, { token }); // wrong ones on purpose

describe('who reaches a board', () => {
  it('is who holds the privilege on its own menu', async () => {
    expect(await code(portal.ask(board.readBoard, { params: notice }, { token: student }))).toBe('0000');
    expect(await code(portal.ask(board.readBoard, { params: notice }, { token: outsider }))).toBe('S403');
    expect(await code(portal.ask(board.readBoard, { params: notice }))).toBe('S401');
    expect(await code(portal.ask(board.readBoard, { params: { code: 'none' } }, { token: student }))).toBe('404');
  });

  it('is nobody yet where the menu is in preparation, and who may once it is not', async () => {
    const ask = () => code(portal.ask(board.readBoard, { params: { code: 'cemparc' } }, { token: student }));
    expect(await ask()).toBe('E1201');
    await portal.platform.db
      .updateTable('menu')
      .set({ is_in_development: false })
      .where('menu.id', '=', 'EMP_FAIR')
      .execute();
    await portal.platform.signals.send(portal.platform.db, 'rights');
    portal.platform.signals.dispatch('rights');
    expect(await ask()).toBe('0000');
  });

  it('tells what one may do there', async () => {
    const can = async (token: string) => (await portal.get(board.readBoard, { params: notice }, { token })).board.can;
    expect(await can(student)).toEqual({
      opens: 'all',
      create: false,
      comment: true,
      export: false,
      moderate: false,
      restore: false,
    });
    expect(await can(staff)).toEqual({
      opens: 'all',
      create: true,
      comment: true,
      export: true,
      moderate: true,
      restore: true,
    });
    expect(await can(chief)).toMatchObject({ create: true, moderate: false, comment: false });
  });
});

describe('a post', () => {
  it('B1 is kept as a draft for its writer, and published when they say so', async () => {
    const id = await aPost(portal, { token: staff, publish: false }, { title: '초안', categoryCode: 'JOBS' });
    expect(await listed(student)).not.toContain(id);
    expect(await code(open(student, id))).toBe('404');
    expect(await listed(staff, { status: 'DRAFT' })).toContain(id);
    expect(await listed(student, { status: 'DRAFT' })).toEqual([]);
    const { envelope } = await act(staff, id, { action: 'PUBLISH', version: 1 });
    expect(envelope.output).toEqual({ id, status: 'LIVE', version: 2 });
    const { post } = await portal.get(board.readPost, { params: { ...notice, id } }, { token: student });
    expect(post).toMatchObject({
      title: '초안',
      categoryNm: '취업',
      authorNm: '조민경',
      html: '<p>신청은 12월 4일까지예요.</p>',
      status: 'LIVE',
      isNew: true,
      can: { change: false, comment: true, confirm: false, audit: false },
      stepList: [],
    });
    const changes = await portal.platform.db
      .selectFrom('status_change')
      .select(['status_change.from_status', 'status_change.to_status', 'status_change.actor_role'])
      .where('status_change.entity_id', '=', id)
      .orderBy('status_change.id')
      .execute();
    expect(changes).toEqual([
      { from_status: null, to_status: 'DRAFT', actor_role: 'WRITER' },
      { from_status: 'DRAFT', to_status: 'LIVE', actor_role: 'WRITER' },
    ]);
  });

  it('is its author’s alone while it is a draft, also for who moderates, and once it was deleted', async () => {
    const { db } = portal.platform;
    const moderator = await signIn(portal, await aMember(db, { types: ['STAFF'], departmentCode: '22000' }));
    const id = await aPost(portal, { token: staff, publish: false });
    expect(await code(open(moderator, id))).toBe('404');
    expect(await listed(moderator, { status: 'DRAFT' })).not.toContain(id);
    for (const action of ['PUBLISH', 'DELETE'] as const)
      expect(await code(act(moderator, id, { action, version: 1 }))).toBe('404');
    expect(await code(act(staff, id, { action: 'DELETE', version: 1 }))).toBe('0000');
    const deleted = async (token: string) =>
      (
        await portal.get(board.pageDeletedPosts, { params: notice, query: { size: '100' } }, { token })
      ).deletedPostPage.content.map(({ postId }) => postId);
    expect(await deleted(moderator)).not.toContain(id);
    expect(await deleted(staff)).toContain(id);
    expect(await code(act(moderator, id, { action: 'RESTORE', version: 2 }))).toBe('404');
    expect(await code(act(staff, id, { action: 'RESTORE', version: 2 }))).toBe('0000');
  });

  it('B3 comes at its time and goes at its time, and the clockwork writes both down', async () => {
    const id = await aPost(portal, { token: staff }, { publishFrom: after(1), publishTo: after(3) });
    expect(await listed(student)).not.toContain(id);
    expect(await code(open(student, id))).toBe('404');
    expect(await listed(staff, { status: 'SCHEDULED' })).toContain(id);
    portal.clock.now = new Date(after(1));
    expect(await listed(student)).toContain(id);
    expect(await runPostTasks(portal.platform.db, portal.clock.now)).toMatchObject({ begun: 1, ended: 0 });
    expect(await runPostTasks(portal.platform.db, portal.clock.now)).toMatchObject({ begun: 0 });
    portal.clock.now = new Date(after(3));
    expect(await listed(student)).not.toContain(id);
    expect(await code(open(student, id))).toBe('404');
    expect(await listed(staff, { status: 'EXPIRED' })).toContain(id);
    expect(await runPostTasks(portal.platform.db, portal.clock.now)).toMatchObject({ ended: 1 });
    expect(await listed(staff, { status: 'EXPIRED' })).toContain(id);
  });

  it.each<[string, string, object]>([
    ['publishTo', '9100', { publishFrom: after(2), publishTo: after(1) }],
    ['publishTo', '9100', { publishFrom: after(-3), publishTo: after(-1) }],
    ['pinTo', '9100', { isPinned: true, pinFrom: after(2), pinTo: after(1) }],
    ['categoryCode', '9100', { categoryCode: 'NONE' }],
    ['isSecret', '9100', { isSecret: true }],
    ['body', '9100', { body: aText('   ') }],
    ['body', '9100', { body: aLink('https://naru.ac.kr@evil.example/') }],
    ['body', '9100', { body: aLink('https://naru.ac.kr:443@evil.example') }],
    ['body', '9100', { body: aLink('https://naru.ac.kr/\nevil') }],
    ['title', '9100', { title: '공지\n둘째 줄' }],
    ['title', '9100', { title: '   ' }],
    ['publishFrom', '9100', { publishFrom: '2026-13-01T00:00:00Z' }],
    ['audience.deptCodeList', '9100', { audience: { memberTypeList: null, deptCodeList: ['99999'], gradeList: null } }],
    ['body.content.0.type', '9100', { body: { type: 'doc', content: [{ type: 'script' }] } }],
    ['', 'E1202', { body: aText('가'.repeat(70_000), '나'.repeat(70_000)) }],
  ])('B1 is refused by the field %s (%s)', async (field, wanted, wrong) => {
    const body = { ...aContent(wrong), publish: true };
    const { envelope } = await portal.ask(board.createPost, { params: notice, body }, { token: staff });
    expect(envelope.code).toBe(wanted);
    expect(envelope.output).toMatchObject(field ? { errors: [{ field }] } : {});
  });

  it('B6 of five megabytes is refused in words', async () => {
    const body = { ...aContent({ body: aText('x'.repeat(5_000_000)) }), publish: true };
    const { envelope, status } = await portal.ask(board.createPost, { params: notice, body }, { token: staff });
    expect([envelope.code, status]).toEqual(['E413', 413]);
    expect(envelope.msg).toContain('너무 커요');
  });

  it('is written by nobody without the right to create', async () => {
    const body = { ...aContent(), publish: true };
    expect(await code(portal.ask(board.createPost, { params: notice, body }, { token: student }))).toBe('S403');
  });

  it('B2 counts a view once a person and day', async () => {
    const id = await aPost(portal, { token: staff });
    const views = async (token: string) =>
      (await portal.get(board.readPost, { params: { ...notice, id } }, { token })).post.views;
    expect([await views(student), await views(student), await views(senior)]).toEqual([1, 1, 2]);
    portal.clock.now = new Date(after(1));
    expect(await views(student)).toBe(3);
    expect(
      (await portal.get(board.pagePosts, { params: notice, query: {} }, { token: student })).postPage.content[0],
    ).toMatchObject({
      postId: id,
      isRead: true,
      views: 3,
    });
  });
});

describe('a change of a post', () => {
  it('B9 meets the version of somebody else with a comparison, and loses nothing', async () => {
    const id = await aPost(portal, { token: staff }, { title: '처음' });
    const colleague = await signIn(portal, await aMember(portal.platform.db, { types: ['STAFF'], nameKo: '신현우' }));
    const change = (token: string, title: string, version: number) =>
      portal.ask(board.changePost, { params: { ...notice, id }, body: { ...aContent({ title }), version } }, { token });
    expect((await change(colleague, '동료의 글', 1)).envelope.output).toMatchObject({ version: 2 });
    const late = await change(staff, '나의 글', 1);
    expect([late.status, late.envelope.code]).toEqual([409, '9101']);
    const { current } = late.envelope.output as { current: EditedPost }; // the conflict of this call
    expect(current).toMatchObject({ title: '동료의 글', updatedByNm: '신현우', isOwnUpdate: false, version: 2 });
    const own = (await change(colleague, '같은 사람의 다른 창', 1)).envelope.output as { current: EditedPost };
    expect(own.current).toMatchObject({ isOwnUpdate: true, version: 2 });
    const race = await Promise.all(Array.from({ length: 8 }, (_, at) => change(staff, `경주 ${at}`, 2)));
    expect(race.map((one) => one.envelope.code).sort()).toEqual(['0000', ...Array<string>(7).fill('9101')]);
  });

  it('is for who may, in every state', async () => {
    const id = await aPost(portal, { token: staff });
    const change = (token: string) =>
      code(portal.ask(board.changePost, { params: { ...notice, id }, body: { ...aContent(), version: 1 } }, { token }));
    expect([await change(student), await change(chief), await change(outsider)]).toEqual(['404', '404', 'S403']);
    expect(await code(portal.ask(board.readPostForEdit, { params: { ...notice, id } }, { token: chief }))).toBe('404');
    expect(await code(portal.ask(board.readPostForEdit, { params: { ...notice, id } }, { token: staff }))).toBe('0000');
  });

  it('happens once for a write that was sent twice', async () => {
    const body = { ...aContent({ title: '한 번만' }), publish: true };
    const headers = { 'idempotency-key': 'the same' };
    const send = () => portal.ask(board.createPost, { params: notice, body }, { token: staff, headers });
    const [one, two] = [await send(), await send()];
    expect(two.envelope).toEqual(one.envelope);
    const found = await portal.platform.db
      .selectFrom('post')
      .select('post.id')
      .where('post.title', '=', '한 번만')
      .execute();
    expect(found).toHaveLength(1);
  });
});

describe('the state of a post', () => {
  it('B11 goes to deleted and comes back as it was, for 30 days', async () => {
    const id = await aPost(portal, { token: staff });
    expect(await code(act(student, id, { action: 'DELETE', version: 1 }))).toBe('404');
    expect(await code(act(staff, id, { action: 'DELETE', version: 1 }))).toBe('0000');
    expect(await code(open(staff, id))).toBe('404');
    expect(await code(act(staff, id, { action: 'DELETE', version: 2 }))).toBe('9103');
    const deleted = () => portal.get(board.pageDeletedPosts, { params: notice, query: {} }, { token: staff });
    expect((await deleted()).deletedPostPage.content[0]).toMatchObject({ postId: id, restorableUntil: '2026-12-20' });
    expect(await code(portal.ask(board.pageDeletedPosts, { params: notice, query: {} }, { token: student }))).toBe(
      'S403',
    );
    portal.clock.now = new Date(after(29));
    const later = await again('staff');
    expect((await act(later, id, { action: 'RESTORE', version: 2 })).envelope.output).toMatchObject({ status: 'LIVE' });
    await act(later, id, { action: 'DELETE', version: 3 });
    portal.clock.now = new Date(after(60));
    expect(await code(act(await again('staff'), id, { action: 'RESTORE', version: 4 }))).toBe('404');
    expect(await runPostTasks(portal.platform.db, portal.clock.now)).toMatchObject({ purged: 1 });
    expect(await portal.platform.db.selectFrom('post').select('post.id').where('post.id', '=', id).execute()).toEqual(
      [],
    );
  });

  it('is hidden and shown by moderators', async () => {
    const id = await aPost(portal, { token: staff });
    await act(staff, id, { action: 'HIDE', version: 1 });
    expect(await code(open(student, id))).toBe('404');
    expect(await listed(student)).not.toContain(id);
    expect(await code(open(staff, id))).toBe('0000');
    expect((await act(staff, id, { action: 'HIDE', version: 2 })).envelope).toMatchObject({
      code: '9103',
      output: { current: { status: 'HIDDEN', version: 2 } },
    });
    expect((await act(staff, id, { action: 'SHOW', version: 2 })).envelope.output).toMatchObject({ status: 'LIVE' });
  });

  it('changes once where many try at once', async () => {
    const id = await aPost(portal, { token: staff });
    const all = await Promise.all(Array.from({ length: 8 }, () => act(staff, id, { action: 'HIDE', version: 1 })));
    expect(all.map((one) => one.envelope.code).sort()).toEqual(['0000', ...Array<string>(7).fill('9101')]);
  });
});

describe('the audience', () => {
  const nobody = { memberTypeList: null, deptCodeList: null, gradeList: null };

  it.each<[string, Partial<Audience>, string[]]>([
    ['everybody', {}, ['student', 'senior', 'chief']],
    ['students', { memberTypeList: ['CURRENT_STUDENT'] }, ['student', 'senior']],
    ['a department with what is below it', { deptCodeList: ['21000'] }, ['student', 'chief']],
    ['a department below', { deptCodeList: ['21100'] }, ['student']],
    ['a grade', { gradeList: [4] }, ['senior']],
    ['all of it together', { memberTypeList: ['CURRENT_STUDENT'], deptCodeList: ['21000'], gradeList: [4] }, []],
  ])('B1 of %s sees it, and nobody else', async (_what, wish, seen) => {
    const audience = { ...nobody, ...wish };
    const id = await aPost(portal, { token: staff }, { audience });
    const people = { student, senior, chief };
    const sees: string[] = [];
    for (const [name, token] of Object.entries(people)) {
      const isListed = (await listed(token)).includes(id);
      expect(await code(open(token, id))).toBe(isListed ? '0000' : '404');
      expect(await code(portal.ask(board.pageComments, { params: { ...notice, id }, query: {} }, { token }))).toBe(
        isListed ? '0000' : '404',
      );
      if (isListed) sees.push(name);
    }
    expect(sees).toEqual(seen);
    expect(await listed(staff)).toContain(id);
  });

  it('B1 of a department chief is their own department or below', async () => {
    const send = (deptCodeList: string[] | null) =>
      portal.ask(
        board.createPost,
        { params: notice, body: { ...aContent({ audience: { ...nobody, deptCodeList } }), publish: true } },
        { token: chief },
      );
    expect(await code(send(null))).toBe('9100');
    expect(await code(send(['22000']))).toBe('9100');
    expect(await code(send(['21100', '22000']))).toBe('9100');
    const { envelope } = await send(['21100']);
    expect(envelope.code).toBe('0000');
    const { postId } = envelope.output as { postId: string };
    // Theirs to see although they are not of the audience, but out it is no longer theirs to change.
    expect(await code(open(chief, postId))).toBe('0000');
    expect(await listed(student)).toContain(postId);
    expect(await listed(senior)).not.toContain(postId);
  });

  it('is counted before, and its reading afterwards', async () => {
    const count = (query: object) => portal.get(board.countAudience, { params: notice, query }, { token: staff });
    expect(await count({ deptCode: ['21000'] })).toMatchObject({ count: 2 });
    expect((await count({ memberType: ['CURRENT_STUDENT'], grade: [2] })).exampleList).toEqual([
      { name: '김나루', deptNm: '학과 21100' },
    ]);
    expect(await code(portal.ask(board.countAudience, { params: notice, query: {} }, { token: student }))).toBe('S403');
    const id = await aPost(
      portal,
      { token: staff },
      { mustRead: true, audience: { ...nobody, deptCodeList: ['21000'] } },
    );
    await open(student, id);
    const params = { ...notice, id };
    const confirm = (token: string) => portal.ask(board.confirmPost, { params }, { token });
    expect(await portal.get(board.readReadership, { params }, { token: staff })).toMatchObject({
      total: 2,
      read: 1,
      confirmed: 0,
    });
    expect(await code(confirm(senior))).toBe('404');
    const first = await confirm(student);
    portal.clock.now = new Date(after(1));
    expect((await confirm(student)).envelope).toEqual(first.envelope);
    expect(await portal.get(board.readReadership, { params }, { token: staff })).toEqual({
      total: 2,
      read: 1,
      confirmed: 1,
      departmentList: [
        { deptNm: '학과 21000', total: 1, read: 0, confirmed: 0 },
        { deptNm: '학과 21100', total: 1, read: 1, confirmed: 1 },
      ],
    });
    const { unreadPage } = await portal.get(board.pageUnread, { params, query: {} }, { token: staff });
    expect(unreadPage.content).toEqual([{ name: '김나루', deptNm: '학과 21000' }]);
    expect(await code(portal.ask(board.readReadership, { params }, { token: student }))).toBe('404');
    expect(await code(portal.ask(board.pageUnread, { params, query: {} }, { token: student }))).toBe('404');
  });
});

describe('a list', () => {
  it('B2 has what is pinned first while its pin lasts, then the latest', async () => {
    portal.clock.now = new Date(after(100));
    const [office, reader] = [await again('staff'), await again('student')];
    const pinned = await aPost(portal, { token: office }, { isPinned: true, pinTo: after(102) });
    portal.clock.now = new Date(after(101));
    const later = await aPost(portal, { token: office });
    expect((await listed(reader)).slice(0, 2)).toEqual([pinned, later]);
    const { post } = await portal.get(board.readPost, { params: { ...notice, id: later } }, { token: reader });
    expect(post.previous).toMatchObject({ postId: pinned });
    portal.clock.now = new Date(after(103));
    await runPostTasks(portal.platform.db, portal.clock.now);
    expect((await listed(reader)).slice(0, 2)).toEqual([later, pinned]);
  });

  it('B2 finds by two syllables in title, body and author, by initial consonants, by category, period and files', async () => {
    portal.clock.now = new Date(after(200));
    const [office, reader] = [await again('staff'), await again('student')];
    const found = async (query: object) => listed(reader, query);
    const id = await aPost(
      portal,
      { token: office },
      { title: '마일리지 장학금 신청', body: aText('300점부터 쓸 수 있어요. 100% 지급'), categoryCode: 'SCHOLARSHIP' },
    );
    const searches: readonly [object, boolean][] = [
      [{ searchText: '장학' }, true],
      [{ searchText: '마일 리지' }, true],
      [{ searchText: '지급' }, true],
      [{ searchText: '0%' }, true],
      [{ searchText: '조민경' }, true],
      [{ searchText: '금' }, true],
      [{ searchText: 'ㅈㅎㄱ' }, true],
      [{ searchText: 'ㅋㅋㅋ' }, false],
      [{ searchText: '장학', searchIn: 'title' }, true],
      [{ searchText: '지급', searchIn: 'title' }, false],
      [{ searchText: '지급', searchIn: 'body' }, true],
      [{ searchText: '조민', searchIn: 'author' }, true],
      [{ searchText: '장학', searchIn: 'author' }, false],
      [{ categoryCode: 'SCHOLARSHIP' }, true],
      [{ categoryCode: 'JOBS' }, false],
      [{ from: '2027-06-08', to: '2027-06-08' }, true],
      [{ from: '2027-06-09' }, false],
      [{ to: '2027-06-07' }, false],
      [{ filesOnly: 'true' }, false],
      [{ unreadOnly: 'true' }, true],
    ];
    for (const [query, isThere] of searches)
      expect([query, (await found(query)).includes(id)]).toEqual([query, isThere]);
    await open(reader, id);
    expect(await found({ unreadOnly: 'true' })).not.toContain(id);
    expect(
      await code(portal.ask(board.pagePosts, { params: notice, query: { from: '2026-02-31' } }, { token: reader })),
    ).toBe('9100');
  });

  it('says nothing of who wrote on a board without names', async () => {
    const { db, signals } = portal.platform;
    await db.updateTable('menu').set({ is_in_development: false }).where('menu.id', '=', 'EMP_RVW').execute();
    await signals.send(db, 'rights');
    signals.dispatch('rights');
    const at = { code: 'sucrvw' };
    const id = await aPost(portal, { token: student, code: 'sucrvw' });
    const { postPage } = await portal.get(
      board.pagePosts,
      { params: at, query: { searchText: '김나루' } },
      { token: staff },
    );
    expect(postPage.content).toEqual([]);
    const { post } = await portal.get(board.readPost, { params: { ...at, id } }, { token: staff });
    expect([post.authorNm, post.deptNm]).toEqual([null, null]);
    expect(JSON.stringify(post)).not.toContain('김나루');
  });

  it('keeps a secret post between its writer and the office', async () => {
    const { db, signals } = portal.platform;
    await db.updateTable('menu').set({ is_in_development: false }).where('menu.id', '=', 'MNT_STUD_OPIN').execute();
    await sql`update role_privilege set scope = 'ALL' where role_id = 'CURRENT_STUDENT' and menu_id = 'MNT_STUD_OPIN' and resource_code = 'R'`.execute(
      db,
    );
    await sql`insert into role_privilege (role_id, menu_id, resource_code, scope)
      select role_id, menu_id, code, 'ALL' from role_privilege, unnest(array['RR', 'COMT']) code
      where menu_id = 'MNT_STUD_OPIN' and resource_code = 'R' on conflict do nothing`.execute(db);
    await signals.send(db, 'rights');
    signals.dispatch('rights');
    const at = { code: 'studmntr.mentee' };
    const id = await aPost(portal, { token: student, code: at.code }, { isSecret: true });
    const list = async (token: string) =>
      (await portal.get(board.pagePosts, { params: at, query: {} }, { token })).postPage.content.map(
        (post) => post.postId,
      );
    expect([await list(student), await list(senior), await list(staff)]).toEqual([[id], [], [id]]);
    const read = (token: string) => portal.ask(board.readPost, { params: { ...at, id } }, { token });
    expect([await code(read(student)), await code(read(senior)), await code(read(staff))]).toEqual([
      '0000',
      '404',
      '0000',
    ]);
    // A question is answered by the office, and open again without its answer.
    const answer = { text: '네, 돼요.', parentId: null, isAnswer: true };
    const say = (token: string) => portal.ask(board.createComment, { params: { ...at, id }, body: answer }, { token });
    expect(await code(say(student))).toBe('S403');
    const { commentId } = (await say(staff)).envelope.output as { commentId: string };
    const status = async () =>
      (await portal.get(board.readPost, { params: { ...at, id } }, { token: student })).post.answerStatus;
    expect(await status()).toBe('ANSWERED');
    await portal.get(board.deleteComment, { params: { ...at, id, commentId } }, { token: staff });
    expect(await status()).toBe('WAITING');
  });
});

describe('what somebody was writing', () => {
  it('B3 is kept for them alone, comes back, and goes when they post or throw it away', async () => {
    const content = { title: '쓰다 만 글', body: aText('아직'), categoryCode: null };
    const body = { postId: null, content, baseVersion: null };
    const read = (token: string) => portal.get(board.readDraft, { params: notice, query: {} }, { token });
    await portal.get(board.saveDraft, { params: notice, body }, { token: staff });
    await portal.get(
      board.saveDraft,
      { params: notice, body: { ...body, content: { ...content, title: '둘째' } } },
      { token: staff },
    );
    expect((await read(staff)).draft).toMatchObject({ content: { title: '둘째' }, savedAt: START.toISOString() });
    expect((await read(chief)).draft).toBeNull();
    await portal.get(board.discardDraft, { params: notice, query: {} }, { token: staff });
    expect((await read(staff)).draft).toBeNull();
    await portal.get(board.saveDraft, { params: notice, body }, { token: staff });
    await aPost(portal, { token: staff });
    expect((await read(staff)).draft).toBeNull();
    expect(await code(portal.ask(board.saveDraft, { params: notice, body }, { token: student }))).toBe('S403');
  });
});

describe('comments', () => {
  it('B4 are for who holds COMT, one level deep, and leave their place when deleted', async () => {
    const id = await aPost(portal, { token: staff });
    const params = { ...notice, id };
    const say = (token: string, text: string, parentId: string | null = null) =>
      portal.ask(board.createComment, { params, body: { text, parentId } }, { token });
    const idOf = async (said: ReturnType<typeof say>) =>
      ((await said).envelope.output as { commentId: string }).commentId;
    expect(await code(say(chief, '권한이 없어요'))).toBe('S403');
    const first = await idOf(say(student, '언제까지예요?'));
    const reply = await idOf(say(staff, '12월 4일이에요.', first));
    expect(await code(say(senior, '답글의 답글', reply))).toBe('9100');
    expect(await code(say(senior, '  '))).toBe('9100');
    expect(await code(say(senior, 'x', 'none'))).toBe('9100');
    const page = async (token: string) =>
      (await portal.get(board.pageComments, { params, query: {} }, { token })).commentPage.content;
    // Both are told of what the other wrote, nobody of their own, and no word of it stands in the outbox.
    const told = await portal.platform.db
      .selectFrom('outbox')
      .select('outbox.payload')
      .where('outbox.aggregate_id', '=', id)
      .orderBy('outbox.id')
      .execute();
    expect(told.map(({ payload }) => payload)).toEqual(
      [members['staff'], members['student']].map((person) => ({
        type: 'POST_COMMENTED',
        recipients: [person?.id],
        link: `/cmmnty/board/notice/detail/${id}`,
      })),
    );
    expect(await page(student)).toMatchObject([
      { commentId: first, text: '언제까지예요?', isMine: true, isOffice: false, can: { reply: true, delete: true } },
      { commentId: reply, parentId: first, isMine: false, isOffice: true, can: { reply: false, delete: false } },
    ]);
    const remove = (token: string, commentId: string) =>
      code(portal.ask(board.deleteComment, { params: { ...params, commentId } }, { token }));
    expect(await remove(senior, first)).toBe('404');
    expect(await remove(student, first)).toBe('0000');
    expect(await remove(student, first)).toBe('404');
    expect(await page(student)).toMatchObject([
      { commentId: first, text: null, authorNm: null, isMine: false, can: { reply: false, delete: false } },
      { commentId: reply, text: '12월 4일이에요.' },
    ]);
    expect(await code(say(senior, '지운 글에', first))).toBe('9100');
    expect((await portal.get(board.readPost, { params }, { token: student })).post.commentCount).toBe(1);
  });
});

describe('a look before', () => {
  it('B3 is made as it is made for readers', async () => {
    const body = { body: aText('<b>굵게</b>') };
    expect(await portal.get(board.previewPost, { params: notice, body }, { token: staff })).toEqual({
      html: '<p>&lt;b&gt;굵게&lt;/b&gt;</p>',
    });
  });
});
