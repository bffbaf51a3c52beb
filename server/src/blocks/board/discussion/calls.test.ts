import { board } from '@naru/contract/areas/board.ts';
import { notification } from '@naru/contract/areas/notification.ts';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { aMember, aStudent, signIn, type MadeMember } from '../../../../test/builders.ts';
import { openTestPortal, type TestPortal } from '../../../../test/portal.ts';
import { aPost } from '../../../../test/posts.ts';
import { newId } from '../../../platform/db/id.ts';
import { signalled } from '../../../platform/db/signals.ts';
import { deliverEvents } from '../../event/deliver.ts';
import { deliverAll } from '../../outbox/deliver.ts';
import { tellFollowers } from '../comment/followers.ts';
import { runPostTasks } from '../jobs.ts';

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

/** Tells followers, as a loop does after each commit. */
const deliver = () =>
  deliverAll({ ...portal.platform, log: pino({ level: 'silent' }) }, deliverEvents(portal.platform, [tellFollowers]));

/** Selects the people who were told of a post, and how. */
async function toldOf(id: string): Promise<Record<string, string[]>> {
  await deliver();
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

  it('lets nobody wait for the rights of its followers, and tells thousands, each once', async () => {
    const { db, sessions } = portal.platform;
    const id = await aPost(portal, { token: professor(0).token, ...discussion });
    const ids = Array.from({ length: 1_203 }, () => newId());
    const people = ids.map((one) => ({ id: one, username: `f ${one}`, name_ko: '따르는 이', status: 'ACTIVE' }));
    await db.insertInto('member').values(people).execute();
    const today = sql`current_date - 400`;
    const readers = ids.slice(3);
    await sql`
      insert into member_type (id, member_id, type_code, begins_on, is_primary)
      select gen_random_uuid(), one, 'PROFESSOR', ${today}, true from unnest(${readers}::uuid[]) one`.execute(db);
    const follows = [...ids, professor(3).id].map((one) => ({
      post_id: id,
      member_id: one,
      followed_at: portal.clock.now,
    }));
    await db.insertInto('post_follower').values(follows).execute();
    const asked = vi.spyOn(sessions, 'resolvePeople');
    await comment(professor(1), id, { mentionList: [professor(3).id] });
    expect(asked.mock.calls.map(([judged]) => judged)).toEqual([[professor(3).id]]);
    await Promise.all([deliver(), deliver()]);
    await deliver();
    expect(Math.max(...asked.mock.calls.map(([judged]) => judged.length))).toBe(500);
    asked.mockRestore();
    const { rows } = await sql<{ recipients: string[] }>`
      select payload -> 'recipients' as recipients from outbox
      where aggregate_id = ${id}::uuid and payload ->> 'type' = 'POST_FOLLOWED' order by id`.execute(db);
    expect(rows.flatMap(({ recipients }) => recipients).toSorted()).toEqual(readers.toSorted());
  });

  it('tells followers nothing of a comment that was taken away at once', async () => {
    const id = await aPost(portal, { token: professor(0).token, ...discussion });
    await follow(professor(2), id, true);
    const { envelope } = await comment(professor(1), id);
    const { commentId } = envelope.output as { commentId: string }; // as the contract says
    const params = { ...discussion, id, commentId };
    await portal.get(board.deleteComment, { params }, { token: professor(1).token });
    expect(await toldOf(id)).toEqual({ POST_COMMENTED: [0] });
  });

  it('lists its notifications for people who read any board of discussion, and for nobody else', async () => {
    const listed = async (token: string) => {
      const { typeList } = await portal.get(notification.readPreference, {}, { token });
      return typeList.map(({ type }) => type).filter((type) => ['POST_FOLLOWED', 'POST_MENTIONED'].includes(type));
    };
    const token = await signIn(portal, student);
    expect(await listed(professor(0).token)).toEqual(['POST_FOLLOWED', 'POST_MENTIONED']);
    expect(await listed(token)).toEqual([]);
    const { db, signals } = portal.platform;
    const setDiscussions = async (code: string): Promise<void> => {
      const heard = new Promise((resolve) => signals.subscribe((signal) => signal === 'boards' && resolve(signal)));
      await sql`update board set is_discussion = (code = ${code})`.execute(db);
      await sql`select ${signalled('boards')}`.execute(db);
      await heard;
    };
    await setDiscussions('stdytips');
    expect(await listed(token)).toEqual(['POST_FOLLOWED', 'POST_MENTIONED']);
    await setDiscussions('dscsn');
    expect(await listed(token)).toEqual([]);
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
