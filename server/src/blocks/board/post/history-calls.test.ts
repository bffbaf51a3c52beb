import type { PostContent } from '@naru/contract/areas/board-words.ts';
import { board } from '@naru/contract/areas/board.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { aMember, aStudent, signIn } from '../../../../test/builders.ts';
import { openTestPortal, type TestPortal } from '../../../../test/portal.ts';
import { aContent, aPost, aText } from '../../../../test/posts.ts';
import { PDF, upload } from '../../../../test/upload.ts';
import { signalled } from '../../../platform/db/signals.ts';
import { runPostTasks } from '../jobs.ts';

let portal: TestPortal;
let writer: string;
let reader: string;
let staff: string;
let outside: string;
const code = 'dscsn';
const START = new Date('2026-11-20T01:00:00.000Z');
const HOUR_MS = 60 * 60_000;

beforeAll(async () => {
  portal = await openTestPortal();
  const { db } = portal.platform;
  writer = await signIn(portal, await aMember(db, { types: ['FULLTIME_PROFESSOR'], nameKo: '김토론' }));
  reader = await signIn(portal, await aMember(db, { types: ['LECTURE_PROFESSOR'] }));
  staff = await signIn(portal, await aMember(db, { types: ['STAFF'], nameKo: '박운영' }));
  outside = await signIn(portal, await aStudent(db));
});
beforeEach(() => {
  portal.clock.now = START;
});
afterAll(() => portal.close());

const hoursLater = (hours: number): Date => (portal.clock.now = new Date(START.getTime() + hours * HOUR_MS));
const change = (token: string, id: string, wish: Partial<PostContent> & { version: number; in?: string }) =>
  portal.get(
    board.changePost,
    { params: { code: wish.in ?? code, id }, body: { ...aContent(wish), version: wish.version } },
    { token },
  );
const step = (token: string, id: string, body: { action: 'HIDE' | 'SHOW' | 'DELETE' | 'PUBLISH'; version: number }) =>
  portal.get(board.stepPost, { params: { code, id }, body }, { token });
const list = async (token: string, id: string) =>
  (await portal.get(board.pageHistory, { params: { code, id } }, { token })).historyPage.content;
const open = (token: string, id: string, number: number) =>
  portal.get(board.readChange, { params: { code, id, number: String(number) } }, { token });
const refusal = async (token: string, id: string, number = 1, of = code): Promise<string[]> => {
  const asked = await Promise.all([
    portal.ask(board.pageHistory, { params: { code: of, id } }, { token }),
    portal.ask(board.readChange, { params: { code: of, id, number: String(number) } }, { token }),
  ]);
  return asked.map(({ envelope }) => envelope.code);
};
const editedAt = async (token: string, id: string, of = code) =>
  (await portal.get(board.readPost, { params: { code: of, id } }, { token })).post.editedAt;

describe('N3 the history of a discussion', () => {
  it('shows readers each change with what stood before it and after', async () => {
    const { fileId } = await upload(portal, [{ name: '설문 문항.pdf', bytes: PDF }], { token: writer });
    const id = await aPost(portal, { token: writer, code }, { title: '첫 제목', fileId, fileSnList: [1] });
    expect(await editedAt(reader, id)).toBeNull();
    expect(await list(reader, id)).toEqual([]);
    const first = hoursLater(1);
    await change(writer, id, { version: 1, title: '둘째 제목', fileId, fileSnList: [1] });
    const second = hoursLater(2);
    await change(staff, id, { version: 2, title: '둘째 제목', body: aText('새로 썼어요.', '두 줄로요.') });
    expect(await editedAt(reader, id)).toBe(second.toISOString());
    expect(await list(reader, id)).toEqual([
      { number: 2, changedAt: second.toISOString(), changedByNm: '박운영', partList: ['TEXT', 'FILES'], canOpen: true },
      { number: 1, changedAt: first.toISOString(), changedByNm: '김토론', partList: ['TITLE'], canOpen: true },
    ]);
    const text = '신청은 12월 4일까지예요.';
    const between = { title: '둘째 제목', categoryNm: null, text, fileNmList: ['설문 문항.pdf'] };
    expect(await open(reader, id, 1)).toMatchObject({ before: { ...between, title: '첫 제목' }, after: between });
    expect(await open(reader, id, 2)).toMatchObject({
      before: between,
      after: { title: '둘째 제목', categoryNm: null, text: '새로 썼어요.\n두 줄로요.', fileNmList: [] },
    });
    expect(await refusal(reader, id, 3)).toEqual(['0000', '404']);
  });

  it('begins when a post is out, and knows only changes that readers see', async () => {
    const id = await aPost(portal, { token: writer, code, publish: false }, { title: '초안' });
    await change(writer, id, { version: 1, title: '고친 초안' });
    await step(writer, id, { action: 'PUBLISH', version: 2 });
    await change(writer, id, { version: 3, title: '고친 초안', isPinned: true });
    expect(await list(writer, id)).toEqual([]);
    expect(await editedAt(writer, id)).toBeNull();
  });

  it('misses nothing of a post that was taken back to a later time, changed there and came out again', async () => {
    const id = await aPost(portal, { token: writer, code }, { title: '나온 글' });
    const publishFrom = new Date(START.getTime() + 24 * HOUR_MS).toISOString();
    expect(await change(writer, id, { version: 1, title: '나온 글', publishFrom })).toMatchObject({
      status: 'SCHEDULED',
    });
    await change(writer, id, { version: 2, title: '몰래 고친 글', publishFrom });
    expect((await open(writer, id, 1)).before.title).toBe('나온 글');
    expect(await refusal(reader, id)).toEqual(['404', '404']);
  });

  it('keeps from readers what stood there before a moderator changed it while it was hidden', async () => {
    const id = await aPost(portal, { token: writer, code }, { title: '전화번호가 든 글' });
    await change(writer, id, { version: 1, title: '전화번호가 아직 든 글' });
    await step(staff, id, { action: 'HIDE', version: 2 });
    expect(await refusal(reader, id)).toEqual(['404', '404']);
    await change(staff, id, { version: 3, title: '깨끗한 글' });
    await step(staff, id, { action: 'SHOW', version: 4 });
    await change(writer, id, { version: 5, title: '더 고친 글' });
    for (const token of [reader, writer]) {
      expect((await list(token, id)).map(({ canOpen }) => canOpen)).toEqual([true, false, false]);
      expect(await refusal(token, id, 1)).toEqual(['0000', '404']);
      expect(await refusal(token, id, 2)).toEqual(['0000', '404']);
      expect((await open(token, id, 3)).before.title).toBe('깨끗한 글');
    }
    expect((await open(staff, id, 1)).before.title).toBe('전화번호가 든 글');
    expect((await open(staff, id, 2)).before.title).toBe('전화번호가 아직 든 글');
  });

  it('is gone with a deleted post, for its writer and moderators too, and goes with it for good', async () => {
    const id = await aPost(portal, { token: writer, code });
    await change(writer, id, { version: 1, title: '고친 글' });
    await step(staff, id, { action: 'DELETE', version: 2 });
    for (const token of [reader, writer, staff]) expect(await refusal(token, id)).toEqual(['404', '404']);
    await runPostTasks(portal.platform.db, new Date(START.getTime() + 31 * 24 * HOUR_MS));
    const { rows } = await sql`select from post_version where post_id = ${id}::uuid`.execute(portal.platform.db);
    expect(rows).toEqual([]);
  });

  it('is for people who may open the post, and asked of its own board', async () => {
    const id = await aPost(portal, { token: writer, code });
    await change(writer, id, { version: 1, title: '고친 글' });
    expect(await refusal(outside, id)).toEqual(['S403', 'S403']);
    expect(await refusal(staff, id, 1, 'notice')).toEqual(['404', '404']);
    expect(await refusal(staff, id, 1, 'teachtips')).toEqual(['404', '404']);
  });

  it('is kept by a board whose settings ask for it, and by no other', async () => {
    const of = 'teachtips';
    const id = await aPost(portal, { token: writer, code: of });
    await change(writer, id, { version: 1, title: '고친 글', in: of });
    expect(await editedAt(reader, id, of)).toBeNull();
    expect(await refusal(reader, id, 1, of)).toEqual(['404', '404']);
    const { db, signals } = portal.platform;
    const heard = new Promise((resolve) => signals.subscribe((signal) => signal === 'boards' && resolve(signal)));
    await sql`update board set keeps_history = true where code = ${of}`.execute(db);
    await sql`select ${signalled('boards')}`.execute(db);
    await heard;
    await change(writer, id, { version: 2, title: '또 고친 글', in: of });
    expect(await editedAt(reader, id, of)).toBe(START.toISOString());
  });

  it('of two who change it at once keeps one change, and numbers them without a gap', async () => {
    const id = await aPost(portal, { token: writer, code });
    const both = ['하나', '둘'].map((title) =>
      portal.ask(
        board.changePost,
        { params: { code, id }, body: { ...aContent({ title }), version: 1 } },
        { token: writer },
      ),
    );
    const codes = (await Promise.all(both)).map(({ envelope }) => envelope.code).toSorted();
    expect(codes).toEqual(['0000', '9101']);
    await change(writer, id, { version: 2, title: '셋' });
    expect((await list(reader, id)).map(({ number }) => number)).toEqual([2, 1]);
  });
});
