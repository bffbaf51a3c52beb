import { file } from '@naru/contract/areas/file.ts';
import { settings } from '@naru/contract/areas/settings.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { aMember, signIn, type MadeMember } from '../../../test/builders.ts';
import { openTestPortal, type TestPortal } from '../../../test/portal.ts';
import {
  aPhoto,
  aZip,
  multipart,
  MULTIPART_TYPE,
  PDF,
  sendFiles,
  TEXT,
  upload,
  type TestFile,
} from '../../../test/upload.ts';
import { newId } from '../../platform/db/id.ts';
import { attachFiles, releaseFiles, selectFiles, type Attachment } from './attach.ts';
import { sweepFiles, WAITING_MS } from './sweep.ts';
import type { CallContext } from '../../platform/http/serve.ts';
import type { Actor } from '../../platform/access/actor.ts';

/** A record of this test: who may read it and who may change it. */
const record = { id: newId(), readers: new Set<string>(), changers: new Set<string>() };

let portal: TestPortal;
let owner: MadeMember;
let token: string;
let other: MadeMember;
let otherToken: string;
let adminToken: string;

beforeAll(async () => {
  portal = await openTestPortal(
    {},
    {
      fileRights: {
        test_record: {
          canRead: async (_db, actor, id) => id === record.id && record.readers.has(actor.memberId),
          canChange: async (_db, actor, id) => id === record.id && record.changers.has(actor.memberId),
        },
      },
    },
  );
  const { db } = portal.platform;
  owner = await aMember(db, { types: ['STAFF'] });
  other = await aMember(db, { types: ['STAFF'] });
  token = await signIn(portal, owner);
  otherToken = await signIn(portal, other);
  adminToken = await signIn(portal, await aMember(db, { types: ['STAFF'], roles: ['ADMINISTRATOR'] }));
});
afterAll(() => portal.close());

const pdf = (name: string, bytes: Buffer | string = PDF): TestFile => ({ name, bytes });

const download = (fileId: string, fileSn: number, as = token) =>
  portal.app.inject({ url: `/api/file/${fileId}/${fileSn}`, headers: { authorization: `Bearer ${as}` } });

/** Attaches as a record's save would: in a transaction, as this person. */
const attach = async (member: MadeMember, as: string, attachment: Attachment): Promise<void> => {
  const actor = (await portal.platform.sessions.resolve(as, portal.clock.now)) as Actor; // just signed in
  expect(actor.memberId).toBe(member.id);
  const { platform, clock } = portal;
  const ctx = { actor, platform, now: clock.now, locale: 'ko' } as CallContext; // all that attaching asks of it
  await portal.platform.db.transaction().execute((tx) => attachFiles(tx, ctx, attachment));
};

const errorsOf = (asked: { envelope: { output: unknown } }) =>
  (asked.envelope.output as { errors: { field: string; message: string }[] }).errors; // of a refusal at fields

describe('uploading', () => {
  it('takes several at once, keeps their names and gives back what it took', async () => {
    const made = await upload(portal, [pdf('2026학년도 1학기 계획.pdf'), { name: '명단.csv', bytes: TEXT }], { token });
    expect(made.cmmnFileDetailList).toEqual([
      {
        fileId: made.fileId,
        fileSn: 1,
        fileNm: '2026학년도 1학기 계획.pdf',
        fileSize: PDF.length,
        mimeType: 'application/pdf',
        altText: null,
      },
      {
        fileId: made.fileId,
        fileSn: 2,
        fileNm: '명단.csv',
        fileSize: TEXT.length,
        mimeType: 'text/csv',
        altText: null,
      },
    ]);
    const answer = await download(made.fileId, 2);
    expect(answer.rawPayload.equals(TEXT)).toBe(true);
  });

  it('adds to a group of one’s own, numbering on', async () => {
    const { fileId } = await upload(portal, [pdf('하나.pdf')], { token });
    const more = await upload(portal, [pdf('둘.pdf')], { token, fileId });
    expect(more.fileId).toBe(fileId);
    expect(more.cmmnFileDetailList.map((one) => [one.fileSn, one.fileNm])).toEqual([
      [1, '하나.pdf'],
      [2, '둘.pdf'],
    ]);
    await portal.get(file.removeFile, { params: { fileId, fileSn: '2' } }, { token });
    const again = await upload(portal, [pdf('셋.pdf')], { token, fileId });
    expect(again.cmmnFileDetailList.map((one) => one.fileSn)).toEqual([1, 3]);
  });

  it('is refused into another’s group, and into one that is not there, alike', async () => {
    const { fileId } = await upload(portal, [pdf('내 것.pdf')], { token });
    const foreign = await sendFiles(portal, [pdf('끼워 넣기.pdf')], { token: otherToken, fileId });
    const guessed = await sendFiles(portal, [pdf('끼워 넣기.pdf')], { token: otherToken, fileId: newId() });
    const nonsense = await sendFiles(portal, [pdf('끼워 넣기.pdf')], { token: otherToken, fileId: '../../etc' });
    for (const asked of [foreign, guessed]) expect([asked.status, asked.envelope.code]).toEqual([404, '404']);
    expect([nonsense.status, nonsense.envelope.code]).toEqual([422, '9100']);
    expect(foreign.envelope).toEqual(guessed.envelope);
  });

  it('that was sent twice with one key is done once; other content under the key is refused', async () => {
    const files = [pdf('한 번만.pdf')];
    const [first, second] = await Promise.all([
      sendFiles(portal, files, { token, key: 'the same' }),
      sendFiles(portal, files, { token, key: 'the same' }),
    ]);
    expect(second.envelope).toEqual(first.envelope);
    expect(first.envelope.code).toBe('0000');
    const changed = await sendFiles(portal, [pdf('한 번만.pdf', `${PDF.toString()} `)], { token, key: 'the same' });
    expect(changed.envelope.code).toBe('E1005');
    const { n } = await portal.platform.db
      .selectFrom('file_entry')
      .select((select) => select.fn.countAll<number>().as('n'))
      .where('file_entry.name', '=', '한 번만.pdf')
      .executeTakeFirstOrThrow();
    expect(n).toBe(1);
  });

  it('needs somebody who is signed in, and files', async () => {
    expect((await sendFiles(portal, [pdf('a.pdf')])).envelope.code).toBe('S401');
    const none = await sendFiles(portal, [], { token });
    expect([none.status, none.envelope.code, errorsOf(none)[0]?.field]).toEqual([422, '9100', 'files']);
  });
});

describe('limits', () => {
  it('are told beforehand', async () => {
    const limits = await portal.get(file.fileLimits, {}, { token: otherToken });
    expect(limits).toMatchObject({
      fileSize: 20 * 1024 * 1024,
      fileCount: 20,
      roomSize: 1000 * 1024 * 1024,
      takenSize: 0,
    });
    expect(limits.extensionList).toContain('hwp');
  });

  it('refuse a file that is too large by its name, in both languages, and keep nothing of the others', async () => {
    const large = Buffer.concat([PDF, Buffer.alloc(20 * 1024 * 1024, 0x20)]);
    const files = [pdf('작은 것.pdf'), pdf('아주 큰 것.pdf', large)];
    const ko = await sendFiles(portal, files, { token });
    expect([ko.status, ko.envelope.code]).toEqual([422, '9100']);
    expect(errorsOf(ko)).toEqual([
      { field: 'files.1', message: '‘아주 큰 것.pdf’ 파일이 너무 커요. 파일 하나는 20 MB까지 올릴 수 있어요.' },
    ]);
    const en = await sendFiles(portal, files, { token, language: 'en' });
    expect(errorsOf(en)[0]?.message).toBe('“아주 큰 것.pdf” is too large. A file can be up to 20 MB.');
    const rows = await portal.platform.db
      .selectFrom('file_entry')
      .select('file_entry.sn')
      .where('file_entry.name', '=', '작은 것.pdf')
      .execute();
    expect(rows).toEqual([]);
  });

  it('refuse 300 files clearly', async () => {
    const files = Array.from({ length: 300 }, (_none, index) => pdf(`${index}.pdf`));
    const asked = await sendFiles(portal, files, { token });
    expect([asked.status, errorsOf(asked)[0]]).toEqual([
      422,
      { field: 'files', message: '파일은 20개까지 붙일 수 있어요. 몇 개를 빼고 다시 올려 주세요.' },
    ]);
  });

  it('refuse 5,000 fields beside them as what they are', async () => {
    const fields = Object.fromEntries(Array.from({ length: 5_000 }, (_none, at) => [`field${at}`, 'x']));
    const answer = await portal.app.inject({
      method: 'POST',
      url: '/api/file',
      headers: { authorization: `Bearer ${token}`, 'content-type': MULTIPART_TYPE },
      payload: multipart([pdf('하나.pdf')], fields),
    });
    expect(answer.statusCode).toBe(422);
    expect(errorsOf({ envelope: answer.json() })[0]?.message).toMatch(/항목이 너무 많아요/);
  });

  it('count what is in the group already', async () => {
    const { fileId } = await upload(
      portal,
      Array.from({ length: 19 }, (_none, at) => pdf(`${at}.pdf`)),
      { token },
    );
    const asked = await sendFiles(portal, [pdf('19.pdf'), pdf('20.pdf')], { token, fileId });
    expect(errorsOf(asked)[0]?.field).toBe('files');
    await upload(portal, [pdf('19.pdf')], { token, fileId });
  });

  it('hold for the room of a person, also for two uploads at once, and leave it again with what is taken away', async () => {
    const member = await aMember(portal.platform.db, { types: ['STAFF'] });
    const mine = await signIn(portal, member);
    const set = (key: string, value: number, version: number) =>
      portal.get(
        settings.changeSetting,
        { params: { key }, body: { value, version, reason: '시험' } },
        { token: adminToken },
      );
    await set('file.roomMegabytes', 2, 0);
    const big = (name: string) => pdf(name, Buffer.concat([PDF, Buffer.alloc(1_200_000, 0x20)]));
    const both = await Promise.all([
      sendFiles(portal, [big('가.pdf')], { token: mine }),
      sendFiles(portal, [big('나.pdf')], { token: mine }),
    ]);
    expect(both.map((asked) => asked.status).toSorted((a, b) => a - b)).toEqual([200, 422]);
    const refused = both.find((asked) => asked.status === 422)!;
    expect(errorsOf(refused)[0]?.message).toMatch(/2 MB 중 \d+ kB만 남아서/);
    const made = both.find((asked) => asked.status === 200)!.envelope.output as { fileId: string };
    await portal.get(file.removeFile, { params: { fileId: made.fileId, fileSn: '1' } }, { token: mine });
    await upload(portal, [big('다.pdf')], { token: mine });
    await set('file.roomMegabytes', 1000, 1);
  });

  it('say each file that is wrong at its place', async () => {
    const asked = await sendFiles(
      portal,
      [
        { name: '빈 것.txt', bytes: '' },
        { name: '설치.exe', bytes: Buffer.from('MZ') },
        { name: '사실은 실행 파일.pdf', bytes: Buffer.from('MZ\x90\x00') },
        pdf('멀쩡한 것.pdf'),
      ],
      { token, language: 'en' },
    );
    expect(errorsOf(asked).map((error) => error.field)).toEqual(['files.0', 'files.1', 'files.2']);
    expect(errorsOf(asked).map((error) => error.message)).toEqual([
      expect.stringMatching(/^“빈 것.txt” is empty/),
      expect.stringMatching(/^“설치.exe” has a file type that can’t be uploaded/),
      expect.stringMatching(/^The contents of “사실은 실행 파일.pdf” don’t match/),
    ]);
  });
});

describe('downloading', () => {
  it('is an attachment that no browser runs or guesses about', async () => {
    const { fileId } = await upload(portal, [pdf('한글 이름 (최종)\u202Efdp.pdf')], { token });
    const answer = await download(fileId, 1);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(PDF.length),
      'x-content-type-options': 'nosniff',
      'content-security-policy': 'sandbox',
      'cache-control': 'private, no-store',
      'content-disposition': `attachment; filename="__ __ (__)fdp.pdf"; filename*=UTF-8''${encodeURIComponent('한글 이름 (최종)fdp.pdf').replace('(', '%28').replace(')', '%29')}`,
    });
  });

  it('gives the whole file to who asks for a part', async () => {
    const { fileId } = await upload(portal, [pdf('부분.pdf')], { token });
    for (const range of ['bytes=0-3', 'bytes=-5', 'bytes=0-0,2-3', 'bytes=9999-', 'nonsense']) {
      const answer = await portal.app.inject({
        url: `/api/file/${fileId}/1`,
        headers: { authorization: `Bearer ${token}`, range },
      });
      expect([answer.statusCode, answer.rawPayload.length, answer.headers['accept-ranges']]).toEqual([
        200,
        PDF.length,
        'none',
      ]);
    }
  });

  it('is not found by others, by guesses, or without a session', async () => {
    const { fileId } = await upload(portal, [pdf('나만.pdf')], { token });
    for (const [path, as] of [
      [`${fileId}/1`, otherToken],
      [`${fileId}/1`, adminToken],
      [fileId, otherToken],
      [`${fileId}/2`, token],
      [`${fileId}/0`, token],
      [`${fileId}/1e0`, token],
      [`${fileId}/-1`, token],
      [`${newId()}/1`, token],
      [`${fileId.toUpperCase()}/1`, token],
      ['..%2f..%2fetc%2fpasswd/1', token],
    ] as const) {
      const answer = await portal.app.inject({ url: `/api/file/${path}`, headers: { authorization: `Bearer ${as}` } });
      expect([path, answer.statusCode, answer.json<{ code: string }>().code]).toEqual([path, 404, '404']);
    }
    expect((await portal.app.inject({ url: `/api/file/${fileId}/1` })).statusCode).toBe(401);
  });

  it('of all gives one zip with their names, doubles numbered', async () => {
    const { fileId } = await upload(portal, [pdf('보고서.pdf'), pdf('보고서.pdf'), { name: '명단.csv', bytes: TEXT }], {
      token,
    });
    const answer = await portal.app.inject({
      url: `/api/file/${fileId}`,
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.headers).toMatchObject({ 'content-type': 'application/zip', 'content-security-policy': 'sandbox' });
    expect(answer.headers['content-disposition']).toContain(encodeURIComponent('첨부파일.zip'));
    // Each entry of the zip's directory begins so.
    const entries = answer.rawPayload.toString('utf8').split('PK\u0001\u0002').slice(1);
    expect(entries.map((entry) => /[가-힣].*?\.(?:pdf|csv)/.exec(entry)?.[0])).toEqual([
      '보고서.pdf',
      '보고서 (2).pdf',
      '명단.csv',
    ]);
  });
});

describe('rights come from the record', () => {
  it('once the group hangs on one; and end with it', async () => {
    record.readers = new Set([other.id]);
    record.changers = new Set();
    const { fileId } = await upload(portal, [pdf('공지.pdf')], { token });
    expect((await download(fileId, 1, otherToken)).statusCode).toBe(404);
    await attach(owner, token, { fileId, entity: 'test_record', entityId: record.id });
    expect((await download(fileId, 1, otherToken)).statusCode).toBe(200);
    // The record now decides about its uploader, too.
    expect((await download(fileId, 1, token)).statusCode).toBe(404);
    record.readers.add(owner.id);
    expect((await download(fileId, 1, token)).statusCode).toBe(200);
    await portal.platform.db
      .transaction()
      .execute((tx) => releaseFiles(tx, { entity: 'test_record', entityIds: [record.id] }));
    expect((await download(fileId, 1, token)).statusCode).toBe(404);
  });

  it('and of a kind of record that nobody has named there are none', async () => {
    const { fileId } = await upload(portal, [pdf('모르는 것.pdf')], { token });
    await attach(owner, token, { fileId, entity: 'nothing', entityId: 'x' });
    for (const as of [token, otherToken, adminToken]) expect((await download(fileId, 1, as)).statusCode).toBe(404);
  });

  it('only the owner attaches a group, to one record, within its limits', async () => {
    const { fileId } = await upload(portal, [pdf('한 건.pdf'), { name: '명단.csv', bytes: TEXT }], { token });
    const wish = { fileId, entity: 'test_record', entityId: newId() };
    await expect(attach(other, otherToken, wish)).rejects.toMatchObject({ kind: 'invalid' });
    await expect(attach(owner, token, { ...wish, limits: { mostFiles: 1 } })).rejects.toMatchObject({
      detail: { fields: [{ field: 'fileId', message: expect.stringContaining('1개까지') as string }] },
    });
    await expect(attach(owner, token, { ...wish, limits: { mostBytes: 10 } })).rejects.toMatchObject({
      kind: 'invalid',
    });
    await expect(attach(owner, token, { ...wish, limits: { extensions: ['pdf'] } })).rejects.toMatchObject({
      detail: { fields: [{ message: expect.stringContaining('명단.csv') as string }] },
    });
    await attach(owner, token, wish);
    await expect(attach(owner, token, { ...wish, entityId: newId() })).rejects.toMatchObject({ kind: 'invalid' });
    expect((await selectFiles(portal.platform.db, [fileId])).get(fileId)?.map((one) => one.fileNm)).toEqual([
      '한 건.pdf',
      '명단.csv',
    ]);
  });

  it('what is added to an attached group shows to others only when the record is saved with it', async () => {
    record.id = newId();
    record.readers = new Set([owner.id, other.id]);
    record.changers = new Set([other.id]);
    const { fileId } = await upload(portal, [pdf('처음.pdf')], { token });
    await attach(owner, token, { fileId, entity: 'test_record', entityId: record.id });
    // The owner may no longer change the record, a colleague may.
    expect((await sendFiles(portal, [pdf('더.pdf')], { token, fileId })).status).toBe(404);
    const added = await upload(portal, [pdf('더.pdf')], { token: otherToken, fileId });
    expect(added.cmmnFileDetailList).toHaveLength(2);
    expect((await download(fileId, 2, token)).statusCode).toBe(404);
    expect((await selectFiles(portal.platform.db, [fileId])).get(fileId)).toHaveLength(1);
    await attach(other, otherToken, { fileId, entity: 'test_record', entityId: record.id, keep: [2] });
    expect((await download(fileId, 2, token)).statusCode).toBe(200);
    expect((await download(fileId, 1, token)).statusCode).toBe(404);
  });
});

describe('pictures', () => {
  const addresses = (file_: { fileId: string; fileSn: number }[], as: string) =>
    portal.get(
      file.pictureAddresses,
      { query: { file: file_.map(({ fileId, fileSn }) => `${fileId}/${fileSn}`) } },
      { token: as },
    );

  it('are encoded anew without what the camera knew, at addresses for five minutes', async () => {
    const photo = await aPhoto('jpeg', 3_000, 2_000);
    const { cmmnFileDetailList } = await upload(portal, [{ name: '현장 사진.jpg', bytes: photo }], { token });
    const { pictureList, expiresAt } = await addresses(cmmnFileDetailList, token);
    const [picture] = pictureList;
    expect([picture?.width, picture?.height]).toEqual([1600, 1067]);
    expect(new Date(expiresAt).getTime() - portal.clock.now.getTime()).toBe(5 * 60_000);
    const shown = await portal.app.inject({ url: picture?.address ?? '' });
    expect(shown.headers).toMatchObject({
      'content-type': 'image/webp',
      'content-disposition': 'inline',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect(shown.rawPayload.includes('Exif')).toBe(false);
    expect(shown.rawPayload.includes('Canary Artist')).toBe(false);
    expect(photo.includes('Canary Artist')).toBe(true);
  });

  it('at an address that ran out, was forged or is another’s are not found', async () => {
    const { cmmnFileDetailList, fileId } = await upload(
      portal,
      [
        { name: '그림.png', bytes: await aPhoto('png') },
        { name: '둘째.png', bytes: await aPhoto('png') },
      ],
      { token },
    );
    const own = (await addresses(cmmnFileDetailList, token)).pictureList[0]?.address ?? '';
    const status = async (url: string) => (await portal.app.inject({ url })).statusCode;
    expect(await status(own)).toBe(200);
    const altered = (name: string, value: string) => {
      const url = new URL(own, 'http://x');
      url.searchParams.set(name, value);
      return url.pathname + url.search;
    };
    const otherSession = (await portal.platform.sessions.resolve(otherToken, portal.clock.now))?.sessionId ?? '';
    const until = new URL(own, 'http://x').searchParams.get('until') ?? '';
    for (const url of [
      altered('viewer', otherSession),
      altered('viewer', 'nobody'),
      altered('until', String(Number(until) + 3600)),
      altered('until', `${until}.0`),
      altered('signature', ''),
      altered('signature', 'A'.repeat(43)),
      own.replace(`/${fileId}/1`, `/${fileId}/2`),
      own.replace(fileId, newId()),
      `/api/file/picture/${fileId}/1`,
    ])
      expect([url, await status(url)]).toEqual([url, 404]);
    expect((await addresses(cmmnFileDetailList, otherToken)).pictureList).toEqual([]);
    const now = portal.clock.now;
    portal.clock.now = new Date(now.getTime() + 5 * 60_000);
    expect(await status(own)).toBe(404);
    portal.clock.now = now;
    expect(await status(own)).toBe(200);
  });

  it('close with the viewer’s session and with their right', async () => {
    const member = await aMember(portal.platform.db, { types: ['STAFF'] });
    const mine = await signIn(portal, member);
    record.id = newId();
    record.readers = new Set([member.id]);
    const { cmmnFileDetailList, fileId } = await upload(portal, [{ name: '그림.webp', bytes: await aPhoto('webp') }], {
      token: mine,
    });
    await attach(member, mine, { fileId, entity: 'test_record', entityId: record.id });
    const url = (await addresses(cmmnFileDetailList, mine)).pictureList[0]?.address ?? '';
    expect((await portal.app.inject({ url })).statusCode).toBe(200);
    record.readers.clear();
    expect((await portal.app.inject({ url })).statusCode).toBe(404);
    record.readers.add(member.id);
    await portal.app.inject({ method: 'POST', url: '/api/auth/logout', headers: { authorization: `Bearer ${mine}` } });
    expect((await portal.app.inject({ url })).statusCode).toBe(404);
  });

  it('have words that say what they show', async () => {
    const { fileId } = await upload(portal, [{ name: '약도.gif', bytes: await aPhoto('gif') }], { token });
    const params = { fileId, fileSn: '1' };
    const described = await portal.get(
      file.describeFile,
      { params, body: { altText: '후문에서 도서관까지의 약도' } },
      { token },
    );
    expect(described.altText).toBe('후문에서 도서관까지의 약도');
    expect(
      (await portal.ask(file.describeFile, { params, body: { altText: 'x' } }, { token: otherToken })).status,
    ).toBe(404);
    expect((await addresses([{ fileId, fileSn: 1 }], token)).pictureList[0]?.altText).toBe(
      '후문에서 도서관까지의 약도',
    );
  });

  it('that are none, or cut off, are refused', async () => {
    const whole = await aPhoto('jpeg');
    const asked = await sendFiles(portal, [{ name: '반쪽.jpg', bytes: whole.subarray(0, whole.length / 2) }], {
      token,
    });
    expect(errorsOf(asked)).toEqual([
      { field: 'files.0', message: expect.stringContaining('읽을 수 없어요') as string },
    ]);
  });
});

describe('sweeping', () => {
  const later = (ms: number) => new Date(Date.now() + ms);
  const sweep = (now: Date) =>
    sweepFiles({
      db: portal.platform.db,
      store: portal.platform.files.store,
      now,
      log: { info: () => undefined } as never,
    });

  it('forgets what no record took, and removes bytes without a row, never those with one', async () => {
    record.id = newId();
    record.readers = new Set([owner.id]);
    const kept = await upload(portal, [{ name: '남는 것.jpg', bytes: await aPhoto() }], { token });
    await attach(owner, token, { fileId: kept.fileId, entity: 'test_record', entityId: record.id });
    const left = await upload(portal, [pdf('버려진 것.pdf')], { token });
    const stray = await portal.platform.files.store.stage(Buffer.from('a crash left this'));
    await portal.platform.files.store.keep(stray.id);
    const half = await portal.platform.files.store.stage(Buffer.from('and this'));
    await sweep(portal.clock.now);
    expect((await download(left.fileId, 1)).statusCode).toBe(200);
    expect(await portal.platform.files.store.openOptional(stray.id).then((open) => open?.destroy() !== undefined)).toBe(
      true,
    );
    await sweep(later(WAITING_MS + 60_000));
    expect((await download(left.fileId, 1)).statusCode).toBe(404);
    expect(await portal.platform.files.store.openOptional(stray.id)).toBeUndefined();
    await expect(portal.platform.files.store.keep(half.id)).rejects.toThrow('ENOENT');
    expect((await download(kept.fileId, 1)).statusCode).toBe(200);
    const { pictureList } = await portal.get(
      file.pictureAddresses,
      { query: { file: [`${kept.fileId}/1`] } },
      { token },
    );
    expect((await portal.app.inject({ url: pictureList[0]?.address ?? '' })).statusCode).toBe(200);
  });

  it('leaves exactly the objects that rows name', async () => {
    await upload(portal, [{ name: '묶음.zip', bytes: aZip({ '안.txt': 'x' }) }], { token });
    await sweep(later(3 * 60 * 60_000));
    const rows = await portal.platform.db
      .selectFrom('file_entry')
      .select(['file_entry.object_id', 'file_entry.picture_id'])
      .execute();
    const named = rows.flatMap((row) => [row.object_id, row.picture_id]).filter((id) => id !== null);
    const kept: string[] = [];
    for await (const ids of portal.platform.files.store.listKept()) kept.push(...ids);
    expect(kept.toSorted()).toEqual(named.toSorted());
  });
});
