/**
 * kill -9 of the portal in the middle of uploads: what was acknowledged is there to the byte, rows and bytes agree, and
 * what got no answer is done once when it is sent again.
 */
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

import type { Envelope } from '@naru/contract/envelope.ts';
import { afterAll, expect, it } from 'vitest';

import { cleanUp, connect, signIn, startPortal, until, usedFolder, type PortalProcess } from './portal-process.ts';

afterAll(cleanUp);

interface Upload {
  readonly key: string;
  readonly text: string;
  /** Where it lies, once that was acknowledged. */
  address?: string;
}

interface Uploader {
  readonly token: string;
  readonly uploads: Upload[];
  readonly stop: () => Promise<void>;
}

async function send(url: string, token: string, upload: Upload): Promise<void> {
  const body = new FormData();
  body.append('files', new Blob([upload.text]), `${upload.key}.txt`);
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': upload.key };
  const answer = await fetch(`${url}/api/file`, { method: 'POST', headers, body });
  const { code, output } = (await answer.json()) as Envelope; // every answer is one
  if (code !== '0000') throw new Error(`refused: ${code}`);
  const { fileId } = output as { fileId: string }; // the contract's uploadFiles
  upload.address = `/api/file/${fileId}/1`;
}

/** Starts uploading one file after another, each other than the last, until the portal is gone. */
async function startUploader(portal: PortalProcess, username: string): Promise<Uploader> {
  const token = await signIn(portal.url, username);
  const uploads: Upload[] = [];
  let isStopped = false;
  const run = async (): Promise<void> => {
    while (!isStopped) {
      const key = `${username}-${uploads.length}`;
      const upload: Upload = { key, text: `${key}\n`.repeat(20_000) };
      uploads.push(upload);
      const wasSent = await send(portal.url, token, upload).then(
        () => true,
        () => false,
      );
      if (!wasSent) return;
    }
  };
  const running = run();
  return {
    token,
    uploads,
    stop: () => {
      isStopped = true;
      return running;
    },
  };
}

const acknowledged = (uploader: Uploader): Upload[] => uploader.uploads.filter(({ address }) => address !== undefined);

async function download(url: string, token: string, { address = '' }: Upload): Promise<string> {
  const answer = await fetch(url + address, { headers: { authorization: `Bearer ${token}` } });
  return answer.status === 200 ? answer.text() : `status ${answer.status}`;
}

/** Sizes of the objects on the disk, by id. */
function readObjects(folder: string): Map<string, number> {
  const objects = path.join(folder, 'data/files/objects');
  const shelves = existsSync(objects) ? readdirSync(objects) : [];
  return new Map(
    shelves.flatMap((shelf) =>
      readdirSync(path.join(objects, shelf)).map((id) => [id, statSync(path.join(objects, shelf, id)).size] as const),
    ),
  );
}

async function readRows(folder: string): Promise<{ id: string; size: number }[]> {
  const client = await connect(folder);
  const { rows } = await client.query<{ id: string; size: number }>(
    'select object_id as id, size::int as size from file_entry',
  );
  await client.end();
  return rows;
}

it('nothing acknowledged is lost, no row lacks its bytes, and a repeat is the same upload', async () => {
  const folder = usedFolder();
  const portal = await startPortal(folder);
  const filled = (await readRows(folder)).length;
  const uploaders = await Promise.all(['student', 'freshman', 'staff'].map((name) => startUploader(portal, name)));
  await until('everybody has uploaded', () => uploaders.every((one) => acknowledged(one).length >= 4));
  await portal.kill('SIGKILL');
  await Promise.all(uploaders.map((one) => one.stop()));

  const next = await startPortal(folder);
  for (const one of uploaders) {
    for (const upload of acknowledged(one)) expect(await download(next.url, one.token, upload)).toBe(upload.text);
  }
  const objects = readObjects(folder);
  // Sealed files of the demonstration are longer than their contents.
  const tooShort = (await readRows(folder)).filter(({ id, size }) => !((objects.get(id) ?? -1) >= size));
  expect(tooShort).toEqual([]);

  for (const one of uploaders) for (const upload of one.uploads) await send(next.url, one.token, upload);
  const all = uploaders.flatMap(({ token, uploads }) => uploads.map((upload) => ({ token, upload })));
  for (const { token, upload } of all) expect(await download(next.url, token, upload)).toBe(upload.text);
  expect(await readRows(folder)).toHaveLength(filled + all.length);
  expect(await next.kill('SIGTERM')).toEqual({ code: 0, signal: null });
});
