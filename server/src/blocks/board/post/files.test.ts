import type { PostContent } from '@naru/contract/areas/board-words.ts';
import { board } from '@naru/contract/areas/board.ts';
import { file } from '@naru/contract/areas/file.ts';
import type { RichText } from '@naru/contract/shared/rich-text.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { aDepartment, aMember, aStudent, signIn } from '../../../../test/builders.ts';
import { openTestPortal, type TestPortal } from '../../../../test/portal.ts';
import { aContent, aPost } from '../../../../test/posts.ts';
import { aPhoto, PDF, upload } from '../../../../test/upload.ts';
import { sweepFiles } from '../../file/sweep.ts';
import { runPostTasks } from '../jobs.ts';

let portal: TestPortal;
let staff: string;
let colleague: string;
let student: string;
let senior: string;
const START = new Date('2026-11-20T01:00:00.000Z');
const DAY_MS = 24 * 60 * 60_000;
const notice = { code: 'notice' };

beforeAll(async () => {
  portal = await openTestPortal();
  const { db } = portal.platform;
  await aDepartment(db, { code: '10000' });
  staff = await signIn(portal, await aMember(db, { types: ['STAFF'], departmentCode: '10000' }));
  colleague = await signIn(portal, await aMember(db, { types: ['STAFF'], departmentCode: '10000' }));
  student = await signIn(portal, await aStudent(db, { departmentCode: '10000', grade: 2 }));
  senior = await signIn(portal, await aStudent(db, { departmentCode: '10000', grade: 4 }));
});
afterAll(() => portal.close());

const pdf = (name: string) => ({ name, bytes: PDF });
const audience = { memberTypeList: null, deptCodeList: null, gradeList: [2] };
const statusOf = async (token: string, fileId: string, sn = 1): Promise<number> => {
  const headers = { authorization: `Bearer ${token}` };
  return (await portal.app.inject({ url: `/api/file/${fileId}/${sn}`, headers })).statusCode;
};
const read = (token: string, id: string) => portal.get(board.readPost, { params: { ...notice, id } }, { token });
const change = (token: string, id: string, wish: Partial<PostContent> & { version: number }) =>
  portal.ask(
    board.changePost,
    { params: { ...notice, id }, body: { ...aContent(wish), version: wish.version } },
    { token },
  );
const act = (id: string, action: 'HIDE' | 'SHOW' | 'DELETE' | 'RESTORE', version: number) =>
  portal.get(board.stepPost, { params: { ...notice, id }, body: { action, version } }, { token: staff });
const withPicture = (fileId: string, fileSn: number): RichText => ({
  type: 'doc',
  content: [{ type: 'image', attrs: { fileId, fileSn, alt: '오는 길' } }],
});

it('B5 who may open the post may have its files, in every state of it', async () => {
  const { fileId } = await upload(portal, [pdf('신청서 양식.pdf'), pdf('안내.pdf')], { token: staff });
  const wish = { fileId, fileSnList: [1, 2], audience };
  const draft = await aPost(portal, { token: staff, publish: false }, wish);
  expect(await statusOf(student, fileId)).toBe(404);
  await portal.get(
    board.stepPost,
    { params: { ...notice, id: draft }, body: { action: 'PUBLISH', version: 1 } },
    { token: staff },
  );
  const { post } = await read(student, draft);
  expect(post.fileList.map(({ fileNm, fileSize }) => [fileNm, fileSize])).toEqual([
    ['신청서 양식.pdf', PDF.length],
    ['안내.pdf', PDF.length],
  ]);
  expect(post.fileCount).toBe(2);
  const readers = async () => [await statusOf(student, fileId), await statusOf(senior, fileId)];
  expect(await readers()).toEqual([200, 404]);
  expect(await statusOf(colleague, fileId)).toBe(200);
  await act(draft, 'HIDE', 2);
  expect(await readers()).toEqual([404, 404]);
  await act(draft, 'SHOW', 3);
  expect(await readers()).toEqual([200, 404]);
  await act(draft, 'DELETE', 4);
  expect(await readers()).toEqual([404, 404]);
  expect(await statusOf(staff, fileId)).toBe(404);
  await act(draft, 'RESTORE', 5);
  expect(await readers()).toEqual([200, 404]);
});

it('B5 a list says which posts have files, and gives those alone when asked', async () => {
  const { fileId } = await upload(portal, [pdf('목록.pdf')], { token: staff });
  const id = await aPost(portal, { token: staff }, { title: '파일 있는 글', fileId, fileSnList: [1] });
  const other = await aPost(portal, { token: staff }, { title: '파일 없는 글' });
  const ask = { params: notice, query: { filesOnly: true, size: '100' } } as const;
  const { postPage } = await portal.get(board.pagePosts, ask, { token: student });
  const found = postPage.content.map((post) => post.postId);
  expect(found).toContain(id);
  expect(found).not.toContain(other);
});

it('B5 a save takes away what the form no longer names, and adds what a colleague uploaded', async () => {
  const { fileId } = await upload(portal, [pdf('처음.pdf'), pdf('남는 것.pdf')], { token: staff });
  const id = await aPost(portal, { token: staff }, { fileId, fileSnList: [1, 2] });
  await upload(portal, [pdf('더한 것.pdf')], { token: colleague, fileId });
  // Until it is saved nobody else sees it.
  expect(await statusOf(student, fileId, 3)).toBe(404);
  expect((await change(colleague, id, { version: 1, fileId, fileSnList: [2, 3] })).envelope.code).toBe('0000');
  expect((await read(student, id)).post.fileList.map(({ fileNm }) => fileNm)).toEqual(['남는 것.pdf', '더한 것.pdf']);
  expect(await statusOf(student, fileId, 1)).toBe(404);
  expect((await change(staff, id, { version: 2, fileId: null })).envelope.code).toBe('0000');
  expect((await read(student, id)).post).toMatchObject({ fileList: [], fileCount: 0 });
  expect(await statusOf(staff, fileId, 2)).toBe(404);
});

it('B5 files of others, too many of them, and those of another post are refused at their field', async () => {
  const create = async (wish: Partial<PostContent>) => {
    const asked = await portal.ask(
      board.createPost,
      { params: notice, body: { ...aContent(wish), publish: true } },
      { token: staff },
    );
    return (asked.envelope.output as { errors?: { field: string; message: string }[] }).errors?.[0]; // of 9100
  };
  const { fileId } = await upload(portal, [pdf('남의 것.pdf')], { token: colleague });
  expect(await create({ fileId, fileSnList: [1] })).toMatchObject({ field: 'fileId' });
  const many = await upload(
    portal,
    Array.from({ length: 6 }, (_none, at) => pdf(`${at}.pdf`)),
    { token: staff },
  );
  expect(await create({ fileId: many.fileId, fileSnList: [1, 2, 3, 4, 5, 6] })).toMatchObject({
    field: 'fileId',
    message: expect.stringContaining('5개까지') as string,
  });
  const used = await upload(portal, [pdf('쓴 것.pdf')], { token: staff });
  await aPost(portal, { token: staff }, { fileId: used.fileId, fileSnList: [1] });
  expect(await create({ fileId: used.fileId, fileSnList: [1] })).toMatchObject({ field: 'fileId' });
});

it('B6 pictures of a text show to its readers alone, and go when the text no longer has them', async () => {
  const { fileId } = await upload(portal, [{ name: '약도.png', bytes: await aPhoto('png') }], { token: staff });
  const id = await aPost(portal, { token: staff }, { body: withPicture(fileId, 1), audience });
  const { post } = await read(student, id);
  expect(post.html).toBe(`<img data-file="${fileId}/1" alt="오는 길" />`);
  // A picture of the text is no attachment.
  expect(post).toMatchObject({ fileList: [], fileCount: 0 });
  const addresses = async (token: string) =>
    (await portal.get(file.pictureAddresses, { query: { file: [`${fileId}/1`] } }, { token })).pictureList;
  const [picture] = await addresses(student);
  const shown = await portal.app.inject({ url: picture?.address ?? '' });
  expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp']);
  expect(await addresses(senior)).toEqual([]);
  await change(staff, id, { version: 1, audience });
  expect(await addresses(student)).toEqual([]);
  expect((await portal.app.inject({ url: picture?.address ?? '' })).statusCode).toBe(404);
});

it('B6 a picture that is not there, or no picture, is refused at the text', async () => {
  const errorOf = async (body: RichText) => {
    const asked = await portal.ask(
      board.createPost,
      { params: notice, body: { ...aContent({ body }), publish: true } },
      { token: staff },
    );
    return (asked.envelope.output as { errors?: { field: string }[] }).errors?.[0]?.field; // of 9100
  };
  const { fileId } = await upload(portal, [pdf('그림이 아님.pdf')], { token: staff });
  expect(await errorOf(withPicture(fileId, 1))).toBe('body');
  expect(await errorOf(withPicture(fileId, 2))).toBe('body');
  expect(await errorOf(withPicture('0190b2c4-0000-7000-8000-000000000000', 1))).toBe('body');
});

it('B3 a kept draft keeps its files and pictures as long as itself, and a post that is gone lets go of them', async () => {
  const { db, files } = portal.platform;
  const papers = await upload(portal, [pdf('쓰다 만 것.pdf')], { token: staff });
  const pictures = await upload(portal, [{ name: '사진.png', bytes: await aPhoto('png') }], { token: staff });
  const lost = await upload(portal, [pdf('아무 데도 없는 것.pdf')], { token: staff });
  const content = {
    title: '쓰다 만 글',
    body: withPicture(pictures.fileId, 1),
    categoryCode: null,
    fileId: papers.fileId,
  };
  await portal.get(
    board.saveDraft,
    { params: notice, body: { postId: null, content, baseVersion: null } },
    { token: staff },
  );
  const sweepAt = (days: number) =>
    sweepFiles({
      db,
      store: files.store,
      now: new Date(START.getTime() + days * DAY_MS),
      log: { info: () => undefined } as never, // the sweep says how much it took, and nothing else
    });
  await sweepAt(2);
  const { draft } = await portal.get(board.readDraft, { params: notice }, { token: staff });
  expect(draft?.fileList.map(({ fileNm }) => fileNm)).toEqual(['쓰다 만 것.pdf']);
  expect(await statusOf(staff, pictures.fileId)).toBe(200);
  expect(await statusOf(staff, lost.fileId)).toBe(404);

  const id = await aPost(
    portal,
    { token: staff },
    { body: content.body, fileId: papers.fileId, fileSnList: [1], title: content.title },
  );
  await act(id, 'DELETE', 1);
  await runPostTasks(db, new Date(START.getTime() + 31 * DAY_MS));
  const left = await db
    .selectFrom('file_group')
    .select('file_group.id')
    .where('file_group.id', 'in', [papers.fileId, pictures.fileId])
    .execute();
  expect(left).toEqual([]);
});

it('B3 a kept draft of a post keeps what was added to its files, for who added it', async () => {
  const { db, files } = portal.platform;
  const { fileId } = await upload(portal, [pdf('있던 것.pdf')], { token: staff });
  const id = await aPost(portal, { token: staff }, { fileId, fileSnList: [1] });
  await upload(portal, [pdf('더하던 것.pdf')], { token: staff, fileId });
  await upload(portal, [pdf('남의 것.pdf')], { token: colleague, fileId });
  const content = { title: '고치던 글', body: null, categoryCode: null, fileId };
  const body = { postId: id, content, baseVersion: 1 };
  await portal.get(board.saveDraft, { params: notice, body }, { token: staff });
  const now = new Date(START.getTime() + 2 * DAY_MS);
  await sweepFiles({ db, store: files.store, now, log: { info: () => undefined } as never }); // as above
  const query = { postId: id };
  const { draft } = await portal.get(board.readDraft, { params: notice, query }, { token: staff });
  expect(draft?.fileList.map(({ fileNm }) => fileNm)).toEqual(['더하던 것.pdf']);
});

it('publishing and keeping what is written at once wait for each other, whatever comes first in the text', async () => {
  const photo = { name: '약도.png', bytes: await aPhoto('png') };
  const pictures: string[][] = [];
  // One round after another: pictures are decoded in turn, and who waits too long for that is told to come again.
  for (let round = 0; round < 25; round += 1) {
    const groups = await Promise.all([1, 2, 3].map(() => upload(portal, [photo], { token: staff })));
    pictures.push(groups.map(({ fileId }) => fileId));
  }
  const rounds = pictures.map(async (ids, round) => {
    const body = (order: readonly string[]): RichText => ({
      type: 'doc',
      content: order.map((fileId) => ({ type: 'image', attrs: { fileId, fileSn: 1, alt: '오는 길' } })),
    });
    const content = { title: `약도 ${round}`, body: body(ids), categoryCode: null, fileId: null };
    const [kept, published] = await Promise.all([
      portal.ask(
        board.saveDraft,
        { params: notice, body: { postId: null, content, baseVersion: null } },
        { token: staff },
      ),
      portal.ask(
        board.createPost,
        { params: notice, body: { ...aContent({ body: body(ids.toReversed()) }), publish: true } },
        { token: staff },
      ),
    ]);
    return [kept.envelope.code, published.envelope.code];
  });
  expect(new Set((await Promise.all(rounds)).flat())).toEqual(new Set(['0000']));
  // Neither was ended by the database and begun anew.
  expect(portal.lines.filter((line) => line['level'] === 40)).toEqual([]);
});
