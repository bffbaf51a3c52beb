/**
 * Measures an ordinary call of another person while somebody uploads the worst files that the portal accepts, and while
 * nobody does: one request at a time, in turn.
 */
import { advisorDesk } from '@naru/contract/areas/counselling/advisor/desk.ts';
import { file as fileCalls } from '@naru/contract/areas/file.ts';
import { reference } from '@naru/contract/areas/reference.ts';
import { rosters, type RosterRunDetail } from '@naru/contract/areas/roster.ts';
import type { CallSpec } from '@naru/contract/call.ts';
import { zipOf } from '@naru/server/test/roster-bundle.ts';
import { execFile } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { crc32, deflateSync } from 'node:zlib';

import { median } from './load.ts';
import type { Figure } from './report.ts';
import { writeBundle } from './roster.ts';
import { signIn, type Server } from './servers.ts';

const run = promisify(execFile);
const WORKER = path.join(import.meta.dirname, 'upload-worker.ts');
const ROUNDS = 3;
const PROBES = 60;
const WARM_UP = 200;
const ASK_AGAIN_MS = 250;
const MEGABYTE = 1024 * 1024;
/** The setting's default, less the frame around the file. */
const LARGEST_FILE = 20 * MEGABYTE - 1_000;
const LARGE_BUNDLE = 200 * MEGABYTE;

export interface UploadOrder {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly file: string;
}

interface Ground {
  readonly url: string;
  /** The headers of the person who uploads. */
  readonly headers: Readonly<Record<string, string>>;
  /** The folder of files to upload. */
  readonly folder: string;
}

interface Kind {
  readonly what: string;
  /** Prepares an upload; the returned function uploads a file, or has a sheet read, once. */
  readonly prepare: (ground: Ground) => Promise<() => Promise<void>>;
}

const KINDS: readonly Kind[] = [
  { what: 'an attachment of 20 MB', prepare: (ground) => prepareFile(ground, 'noise.zip', noiseZip(LARGEST_FILE)) },
  {
    what: 'a text of 20 MB',
    prepare: (ground) => prepareFile(ground, 'long.txt', Buffer.alloc(LARGEST_FILE - (LARGEST_FILE % 7), '나루 ')),
  },
  { what: 'a picture of 49 million pixels', prepare: (ground) => prepareFile(ground, 'large.png', greyPng(7_000)) },
  { what: 'a sheet of advisors of 300,000 rows', prepare: prepareSheet },
  { what: 'a roster bundle of 200 MB on its way', prepare: prepareBundle },
  { what: 'the preview of a roster of 20,000 learners', prepare: preparePreview },
];

export async function measureUploads({ portal }: { portal: Server }): Promise<Figure[]> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'naru-bench-uploads-'));
  try {
    const uploader = await signIn(portal.url, 'admin');
    const ground = { url: portal.url, headers: { authorization: `Bearer ${uploader}` }, folder };
    const probe = probeOf(portal.url, await signIn(portal.url, 'student'));
    await repeat(WARM_UP, probe);
    const figures: Figure[] = [];
    for (const kind of KINDS) figures.push(await measureKind(kind, ground, probe));
    return figures;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

type Probe = () => Promise<number>;

/** Milliseconds of an ordinary call. */
function probeOf(url: string, token: string): Probe {
  const address = `${url}${reference.pageCourses.base}${reference.pageCourses.path}?page=0&size=20`;
  return async () => {
    const begun = performance.now();
    const response = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`The course page answered ${response.status}.`);
    return performance.now() - begun;
  };
}

async function repeat(times: number, probe: Probe): Promise<number[]> {
  const found: number[] = [];
  while (found.length < times) found.push(await probe());
  return found;
}

async function measureKind(kind: Kind, ground: Ground, probe: Probe): Promise<Figure> {
  const upload = await kind.prepare(ground);
  const [quiet, busy]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    quiet.push(median(await repeat(PROBES, probe)));
    busy.push(median(await probeWhile(upload, probe)));
  }
  return {
    what: `course page during ${kind.what}, times quiet`,
    found: median(busy.map((took, round) => took / (quiet[round] ?? Number.NaN))),
    most: 2,
    unit: '×',
    seen: `${median(busy).toFixed(1)} and ${median(quiet).toFixed(1)} ms`,
  };
}

/** Uploads one file after the other until enough probes were measured beside them. */
async function probeWhile(upload: () => Promise<void>, probe: Probe): Promise<number[]> {
  const found: number[] = [];
  while (found.length < PROBES) {
    let isOver = false;
    const work = upload().finally(() => (isOver = true));
    while (!isOver) found.push(await probe());
    await work;
  }
  return found;
}

const addressOf = (ground: Ground, { base, path: at }: CallSpec): string => `${ground.url}${base}${at}`;

async function send<T>(ground: Ground, spec: CallSpec, file: string): Promise<T> {
  const order: UploadOrder = { url: addressOf(ground, spec), headers: ground.headers, file };
  const { stdout } = await run(process.execPath, [WORKER, JSON.stringify(order)], { maxBuffer: MEGABYTE });
  return JSON.parse(stdout) as T; // as the contract says
}

async function prepareFile(ground: Ground, name: string, bytes: Buffer): Promise<() => Promise<void>> {
  const file = path.join(ground.folder, name);
  writeFileSync(file, bytes);
  return async () => {
    const { fileId } = await send<{ fileId: string }>(ground, fileCalls.uploadFiles, file);
    await removeFile(ground, fileId);
  };
}

/** Frees the room of the person, which is limited. */
async function removeFile(ground: Ground, fileId: string): Promise<void> {
  const address = addressOf(ground, fileCalls.removeFile).replace('{fileId}', fileId).replace('{fileSn}', '1');
  const response = await fetch(address, { method: fileCalls.removeFile.method, headers: ground.headers });
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
}

/** Makes a sheet that is refused for its rows after they were read up to the limit. */
async function prepareSheet(ground: Ground): Promise<() => Promise<void>> {
  const file = path.join(ground.folder, 'rows.xlsx');
  writeFileSync(file, workbook(300_000));
  const { fileId } = await send<{ fileId: string }>(ground, fileCalls.uploadFiles, file);
  const address = `${addressOf(ground, advisorDesk.previewImport)}?fileId=${fileId}`;
  return async () => {
    const response = await fetch(address, { headers: ground.headers });
    await response.arrayBuffer();
    if (response.status !== 422) throw new Error(`The sheet was not refused for its rows: ${response.status}.`);
  };
}

async function prepareBundle(ground: Ground): Promise<() => Promise<void>> {
  const file = path.join(ground.folder, 'large-bundle.zip');
  writeFileSync(file, noiseZip(LARGE_BUNDLE));
  return async () => {
    const { bundleId } = await send<{ bundleId: string }>(ground, rosters.uploadBundle, file);
    await removeFile(ground, bundleId);
  };
}

async function preparePreview(ground: Ground): Promise<() => Promise<void>> {
  const folder = path.join(ground.folder, 'bundle');
  mkdirSync(folder);
  await writeBundle(folder);
  const file = path.join(ground.folder, 'bundle.zip');
  writeFileSync(file, zipOf(readdirSync(folder).map((name) => [name, readFileSync(path.join(folder, name))] as const)));
  const { bundleId } = await send<{ bundleId: string }>(ground, rosters.uploadBundle, file);
  return async () => {
    const body = JSON.stringify({ bundleId, advisor: 'NONE', allowsRemovals: false });
    let state = await askRun(ground, addressOf(ground, rosters.previewBundle), { method: 'POST', body });
    while (state.state === 'WAITING' || state.state === 'RUNNING') {
      await sleep(ASK_AGAIN_MS);
      state = await askRun(ground, addressOf(ground, rosters.readRun).replace('{id}', state.runId), {});
    }
    if (state.state !== 'DONE') throw new Error(`The preview ended as ${state.state}.`);
  };
}

async function askRun(ground: Ground, address: string, more: RequestInit): Promise<RosterRunDetail> {
  const headers = { ...ground.headers, 'content-type': 'application/json', 'idempotency-key': randomUUID() };
  const response = await fetch(address, { ...more, headers });
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return ((await response.json()) as { output: { run: RosterRunDetail } }).output.run; // the envelope of our own server
}

/** A zip that does not shrink, so that all of it has to be sent and hashed. */
function noiseZip(bytes: number): Buffer {
  return zipOf([['noise.bin', randomBytes(bytes - 10_000)]]);
}

function workbook(rows: number): Buffer {
  const row = '<row><c t="inlineStr"><is><t>1</t></is></c></row>';
  return zipOf([
    ['[Content_Types].xml', '<Types/>'],
    ['xl/workbook.xml', '<workbook xmlns:r="x"><sheets><sheet name="a" sheetId="1" r:id="rId1"/></sheets></workbook>'],
    [
      'xl/_rels/workbook.xml.rels',
      '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
    ],
    ['xl/worksheets/sheet1.xml', `<worksheet><sheetData>${row.repeat(rows)}</sheetData></worksheet>`],
  ]);
}

/** A square picture of one byte a pixel. */
function greyPng(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.writeUInt8(8, 8); // bits a pixel, grey, nothing else
  const lines = Buffer.alloc(side * (side + 1));
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1) lines[y * (side + 1) + 1 + x] = ((x * y) >> 4) & 0xff;
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(lines, { level: 1 })),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

function pngChunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
