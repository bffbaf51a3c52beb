import { file as calls } from '@naru/contract/areas/file.ts';
import { expect, test, vi } from 'vitest';

import { CallError } from '../../platform/http/call-error.ts';
import type { CallOptions, Client } from '../../platform/http/client.ts';
import { acceptedTypes } from './accepted-types.ts';
import { fileIdOf, paramsOf } from './file-name.ts';
import { createUploadGroup, describeUploadFailure } from './upload-group.ts';

interface Ask {
  readonly fileId: string | undefined;
  readonly options: CallOptions;
}

const refOf = (fileId: string, fileSn: number, fileNm = `${fileSn}.pdf`) => ({
  fileId,
  fileSn,
  fileNm,
  fileSize: 1,
  mimeType: 'application/pdf',
  altText: null,
});
const listOf = (fileId: string, ...sns: number[]) => ({
  fileId,
  cmmnFileDetailList: sns.map((sn) => refOf(fileId, sn)),
});
const paper = (name: string) => new File(['x'], name);
const quiet = () => ({ onProgress: () => undefined, signal: new AbortController().signal });
const dropped = new CallError('끊겼어요', { code: '9999', kind: 'network' });

/** A group whose server answers by `answer`. */
function groupAnswering(
  answer: (ask: Ask, n: number) => Promise<unknown>,
  kind?: Parameters<typeof createUploadGroup>[1],
) {
  const asks: Ask[] = [];
  const call = vi.fn(async (spec: unknown, { body }: { body: { fileId?: string } }, options: CallOptions) => {
    expect(spec).toBe(calls.uploadFiles);
    asks.push({ fileId: body.fileId, options });
    return answer({ fileId: body.fileId, options }, asks.length);
  });
  let keys = 0;
  const client = { call: call as unknown as Client['call'], newKey: () => `key-${(keys += 1)}` }; // asked for uploads only
  return { asks, ...createUploadGroup(client, kind) };
}

test('the first file makes the group, the others go into it, one after another', async () => {
  let running = 0;
  let most = 0;
  const { asks, upload } = groupAnswering(async (_ask, n) => {
    most = Math.max(most, (running += 1));
    await Promise.resolve();
    running -= 1;
    return listOf('g', ...Array.from({ length: n }, (_, at) => at + 1));
  });
  const sent = await Promise.all(['가.pdf', '나.pdf', '다.pdf'].map((name) => upload(paper(name), quiet(), [])));
  expect(asks.map(({ fileId }) => fileId)).toEqual([undefined, 'g', 'g']);
  expect(asks.map(({ options }) => options.upload?.files[0]?.name)).toEqual(['가.pdf', '나.pdf', '다.pdf']);
  expect(sent.map(({ id }) => id)).toEqual(['g/1', 'g/2', 'g/3']);
  expect(most).toBe(1);
});

test('a record’s own files say the group, and are not taken for the new one', async () => {
  const { asks, upload } = groupAnswering(async () => listOf('old', 4, 7));
  const there = [{ id: 'old/4', name: '4.pdf', size: 1 }];
  expect((await upload(paper('가.pdf'), quiet(), there)).id).toBe('old/7');
  expect(asks[0]?.fileId).toBe('old');
});

test('each file of a field for one goes into a group of its own', async () => {
  const { asks, upload } = groupAnswering(async (_ask, n) => listOf(`g${n}`, 1), { isApart: true });
  const first = await upload(paper('가.pdf'), quiet(), [{ id: 'old/4', name: '4.pdf', size: 1 }]);
  const second = await upload(paper('나.pdf'), quiet(), [first]);
  expect([first.id, second.id]).toEqual(['g1/1', 'g2/1']);
  expect(asks.map(({ fileId }) => fileId)).toEqual([undefined, undefined]);
});

test('one that failed keeps none of the others back', async () => {
  const { upload } = groupAnswering(async (_ask, n) => {
    if (n === 1) throw dropped;
    return listOf('g', 1);
  });
  const first = upload(paper('가.pdf'), quiet(), []);
  const second = upload(paper('나.pdf'), quiet(), []);
  await expect(first).rejects.toBe(dropped);
  expect((await second).id).toBe('g/1');
});

test('one that is tried again is the same write, unless it goes elsewhere now', async () => {
  const one = paper('가.pdf');
  const { asks, upload } = groupAnswering(async (_ask, n) => {
    if (n <= 2) throw dropped;
    return n === 3 ? listOf('g', 1) : listOf('g', 1, 2);
  });
  await expect(upload(one, quiet(), [])).rejects.toBe(dropped);
  await expect(upload(one, quiet(), [])).rejects.toBe(dropped);
  await upload(paper('나.pdf'), quiet(), []);
  expect((await upload(one, quiet(), [])).id).toBe('g/2');
  expect(asks.map(({ options }) => options.idempotencyKey)).toEqual(['key-1', 'key-1', 'key-2', 'key-3']);
});

test('one that was stopped while it waited is never sent', async () => {
  const { asks, upload } = groupAnswering(async () => listOf('g', 1));
  const abort = new AbortController();
  const first = upload(paper('가.pdf'), quiet(), []);
  const second = upload(paper('나.pdf'), { ...quiet(), signal: abort.signal }, []);
  abort.abort();
  await first;
  await expect(second).rejects.toMatchObject({ name: 'AbortError' });
  expect(asks).toHaveLength(1);
});

test('beside the file stands what the server says of it', () => {
  const output = { errors: [{ field: 'files.0', message: '‘가.pdf’ 파일이 비어 있어요.' }] };
  const refused = new CallError('다시(9100)', { code: '9100', kind: 'answered', output, serverMessage: '다시' });
  expect(describeUploadFailure(refused, '-')).toBe('‘가.pdf’ 파일이 비어 있어요.');
  const full = new CallError('꽉 찼어요(E1101)', { code: 'E1101', kind: 'answered', serverMessage: '꽉 찼어요' });
  expect(describeUploadFailure(full, '-')).toBe('꽉 찼어요');
  expect(describeUploadFailure(dropped, '-')).toBe('끊겼어요');
  expect(describeUploadFailure(new Error('x is undefined'), '올리지 못했어요')).toBe('올리지 못했어요');
});

test('names and endings', () => {
  expect(paramsOf({ id: 'g/3', name: '', size: 0 })).toEqual({ fileId: 'g', fileSn: '3' });
  expect(fileIdOf([])).toBeUndefined();
  expect(acceptedTypes(['pdf', 'jpg', 'jpeg'])).toEqual({
    'application/pdf': ['.pdf'],
    'image/jpeg': ['.jpg', '.jpeg'],
  });
});
