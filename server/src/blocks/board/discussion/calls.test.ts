import { board } from '@naru/contract/areas/board.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { aMember, aStudent, signIn, type MadeMember } from '../../../../test/builders.ts';
import { openTestPortal, type TestPortal } from '../../../../test/portal.ts';
import { aPost } from '../../../../test/posts.ts';
import { runPostTasks } from '../scheduled.ts';

let portal: TestPortal;
let student: MadeMember;
const professors: (MadeMember & { token: string })[] = [];
const discussion = { code: 'dscsn' };

beforeAll(async () => {
  portal = await openTestPortal();
  const { db } = portal.platform;
  for (const nameKo of ['김토론', '이질문', '박따름', '최불림']) {
    const member = await aMember(db, { types: ['FULLTIME_PROFESSOR'], nameKo });
    professors.push({ ...member, token: await signIn(portal, member) });
  }
  student = await aStudent(db, { nameKo: '최학생' });
});
afterAll(() => portal.close());

function professor(at: number): MadeMember & { token: string } {
  const found = professors[at];
  if (!found) throw new Error('There are four.');
  return found;
}

const comment = (by: { token: string }, id: string, given: { mentionList?: string[]; parentId?: string } = {}) =>
  portal.ask(
    board.createComment,
    { params: { ...discussion, id }, body: { text: '같이 봐요.', parentId: null, ...given } },
    { token: by.token },
  );
const follow = (by: { token: string }, id: string, isFollowing: boolean) =>
  portal.get(board.followPost, { params: { ...discussion, id }, body: { isFollowing } }, { token: by.token });

/** Selects the people who were told of a post, and how. */
async function toldOf(id: string): Promise<Record<string, string[]>> {
  const { rows } = await sql<{ type: string; recipients: string[] }>`
    select payload ->> 'type' as type, payload -> 'recipients' as recipients from outbox
    where aggregate_id = ${id}::uuid order by id`.execute(portal.platform.db);
  return Object.fromEntries(
    rows.map(({ type, recipients }) => [
      type,
      recipients.map((one) => professors.findIndex((member) => member.id === one)),
    ]),
  ) as never; // read back as places
}

describe('N3 a discussion', () => {
  it('is followed and no longer, once a person', async () => {
    const id = await aPost(portal, { token: professor(0).token, ...discussion });
    expect(await follow(professor(2), id, true)).toEqual({ isFollowing: true, followerCount: 1 });
    expect(await follow(professor(2), id, true)).toEqual({ isFollowing: true, followerCount: 1 });
    const { post } = await portal.get(board.readPost, { params: { ...discussion, id } }, { token: professor(1).token });
    expect(post.following).toEqual({ isFollowing: false, followerCount: 1 });
    expect(await follow(professor(2), id, false)).toEqual({ isFollowing: false, followerCount: 0 });
  });

  it('tells mentioned people, its writer and its followers of a comment, each once', async () => {
    const id = await aPost(portal, { token: professor(0).token, ...discussion });
    for (const at of [1, 2, 3]) await follow(professor(at), id, true);
    await comment(professor(1), id, { mentionList: [professor(3).id] });
    expect(await toldOf(id)).toEqual({ POST_MENTIONED: [3], POST_COMMENTED: [0], POST_FOLLOWED: [2] });
    const { commentPage } = await portal.get(
      board.pageComments,
      { params: { ...discussion, id } },
      { token: professor(2).token },
    );
    expect(commentPage.content).toMatchObject([{ mentionedNmList: ['최불림'] }]);
  });

  it('tells nobody who does not read there any more', async () => {
    const id = await aPost(portal, { token: professor(0).token, ...discussion });
    const leaver = await aMember(portal.platform.db, { types: ['PROFESSOR'], nameKo: '정떠남' });
    await follow({ token: await signIn(portal, leaver) }, id, true);
    await sql`delete from member_type where member_id = ${leaver.id}::uuid`.execute(portal.platform.db);
    await comment(professor(1), id);
    expect(await toldOf(id)).toEqual({ POST_COMMENTED: [0] });
  });

  it('takes its followers and mentions along when it is gone for good', async () => {
    const id = await aPost(portal, { token: professor(0).token, ...discussion });
    await follow(professor(2), id, true);
    await comment(professor(1), id, { mentionList: [professor(3).id] });
    const now = portal.clock.now;
    const staff = await signIn(portal, await aMember(portal.platform.db, { types: ['STAFF'] }));
    const step = { params: { ...discussion, id }, body: { action: 'DELETE', version: 1 } } as const;
    await portal.get(board.stepPost, step, { token: staff });
    const aMonthLater = new Date(now.getTime() + 31 * 24 * 60 * 60_000);
    expect(await runPostTasks(portal.platform.db, aMonthLater)).toMatchObject({ purged: 1 });
  });

  it('finds people to mention among those who read it, and refuses others', async () => {
    const find = async (searchText: string, token = professor(0).token) =>
      (await portal.get(board.findMembers, { params: discussion, query: { searchText } }, { token })).memberList;
    expect((await find('최')).map(({ name }) => name)).toEqual(['최불림']);
    expect(await find('김토론')).toEqual([]);
    expect(await find(' ')).toEqual([]);
    const id = await aPost(portal, { token: professor(0).token, ...discussion });
    const { envelope } = await comment(professor(1), id, { mentionList: [student.id] });
    expect(envelope).toMatchObject({ code: '9100', output: { errors: [{ field: 'mentionList' }] } });
    expect(await toldOf(id)).toEqual({});
  });

  it('is nothing of other boards, nor of people outside it', async () => {
    const staff = await signIn(portal, await aMember(portal.platform.db, { types: ['STAFF'] }));
    const notice = await aPost(portal, { token: staff });
    const params = { code: 'notice', id: notice };
    const asked = (token: string) => [
      portal.ask(board.followPost, { params, body: { isFollowing: true } }, { token }),
      portal.ask(board.findMembers, { params, query: { searchText: '최' } }, { token }),
    ];
    for (const { envelope } of await Promise.all(asked(staff))) expect(envelope.code).toBe('404');
    const token = await signIn(portal, student);
    const id = await aPost(portal, { token: professor(0).token, ...discussion });
    const outside = await portal.ask(
      board.followPost,
      { params: { ...discussion, id }, body: { isFollowing: true } },
      { token },
    );
    expect(outside.envelope.code).toBe('S403');
  });
});
