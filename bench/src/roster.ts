/**
 * Compares the import of a roster with the least cost of reading its files: one pass of csv-parse over each of them.
 */
import { spawn } from 'node:child_process';
import { createReadStream, createWriteStream, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import { parse } from 'csv-parse';

import type { Figure } from './report.ts';
import { readMemory } from './servers.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const LEARNERS = 20_000;
const CLASSES = 20;
const ITEMS_A_CLASS = 6;
const RESULTS_A_LEARNER = 5;
const WATCH_MS = 100;

/** Measures on a new database, because a roster of so many people is new only once. */
export async function measureRoster(): Promise<Figure[]> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'naru-bench-roster-'));
  try {
    const bundle = path.join(folder, 'bundle');
    mkdirSync(bundle);
    await writeBundle(bundle);
    const env = { ...process.env, DATA_DIR: path.join(folder, 'data'), NARU_DEMO: '0' };
    await run(['scripts/db.ts', 'migrate'], env);
    const parsing = Math.min(await parseAll(bundle), await parseAll(bundle));
    const first = await run(['scripts/import.ts', 'oneroster', bundle], env);
    const again = await run(['scripts/import.ts', 'oneroster', bundle], env);
    const seen = `${first.seconds.toFixed(1)} s and ${parsing.toFixed(2)} s`;
    const memory = Math.max(first.megabytes, again.megabytes);
    return [
      {
        what: 'import of 20,000 learners, times a csv-parse pass',
        found: first.seconds / parsing,
        most: 60,
        unit: '×',
        seen,
      },
      { what: 'the same again, times a csv-parse pass', found: again.seconds / parsing, most: 60, unit: '×' },
      { what: 'memory of the import', found: memory, most: 1_074, unit: 'MB' },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function run(command: string[], env: NodeJS.ProcessEnv): Promise<{ seconds: number; megabytes: number }> {
  const started = performance.now();
  const child = spawn(process.execPath, command, { cwd: ROOT, env, stdio: ['ignore', 'ignore', 'pipe'] });
  let [said, megabytes] = ['', 0];
  child.stderr.on('data', (chunk) => (said += String(chunk)));
  const watch = setInterval(() => {
    if (child.exitCode === null) megabytes = Math.max(megabytes, readMemory(child.pid ?? 0));
  }, WATCH_MS);
  const code = await new Promise((resolve) => child.once('exit', resolve));
  clearInterval(watch);
  if (code !== 0) throw new Error(`${command.join(' ')} failed:\n${said}`);
  return { seconds: (performance.now() - started) / 1_000, megabytes };
}

/** @returns seconds */
async function parseAll(bundle: string): Promise<number> {
  const started = performance.now();
  for (const name of readdirSync(bundle)) {
    await pipeline(createReadStream(path.join(bundle, name)), parse(), async (records: AsyncIterable<string[]>) => {
      for await (const record of records) if (record.length === 0) throw new Error(`${name} has an empty row`);
    });
  }
  return (performance.now() - started) / 1_000;
}

/** Writes a bundle of 20,000 learners, one file per table. */
export async function writeBundle(folder: string): Promise<void> {
  const files = listFiles();
  const modes = Object.keys(files).map((name) => `file.${name},bulk`);
  const source = ['source.systemName,Bench', 'source.systemCode,bench'];
  const manifest = ['propertyName,value', 'oneroster.version,1.2', ...modes, ...source];
  await writeLines(path.join(folder, 'manifest.csv'), manifest);
  for (const [name, rows] of Object.entries(files)) await writeLines(path.join(folder, `${name}.csv`), rows);
}

function writeLines(file: string, lines: Iterable<string>): Promise<void> {
  const text = function* (): Generator<string> {
    for (const line of lines) yield `${line}\n`;
  };
  return pipeline(Readable.from(text()), createWriteStream(file));
}

/** Writes a header, then a line for each number below `count`. */
function* table(header: string, count: number, line: (at: number) => string): Generator<string> {
  yield header;
  for (let at = 0; at < count; at += 1) yield line(at);
}

const classOf = (learner: number): number => learner % CLASSES;

function listFiles(): Record<string, Iterable<string>> {
  return {
    academicSessions: table(
      'sourcedId,status,title,type,startDate,endDate,parentSourcedId',
      1,
      () => 't,active,Autumn,semester,2026-09-01,2026-12-20,',
    ),
    orgs: table('sourcedId,status,name,identifier,parentSourcedId', 1, () => 'o,active,Bench University,BENCH,'),
    courses: table(
      'sourcedId,status,schoolYearSourcedId,title,courseCode,grades,orgSourcedId,subjects,subjectCodes',
      CLASSES,
      (at) => `k${at},active,t,Course ${at},BENCH${at},,o,,`,
    ),
    classes: table(
      'sourcedId,status,title,courseSourcedId,classCode,schoolSourcedId,termSourcedIds',
      CLASSES,
      (at) => `c${at},active,Course ${at},k${at},C${at},o,t`,
    ),
    users: table(
      'sourcedId,status,enabledUser,username,givenName,familyName,middleName,identifier,email,sms,phone,grades,userMasterIdentifier,primaryOrgSourcedId',
      LEARNERS,
      (at) => `u${at},active,true,bench${at},길동${at},홍,,B${at},bench${at}@bench.example,,,,,o`,
    ),
    roles: table(
      'sourcedId,status,userSourcedId,roleType,role,beginDate,endDate,orgSourcedId',
      LEARNERS,
      (at) => `r${at},active,u${at},primary,student,,,o`,
    ),
    enrollments: table(
      'sourcedId,status,classSourcedId,schoolSourcedId,userSourcedId,role,beginDate,endDate',
      LEARNERS,
      (at) => `e${at},active,c${classOf(at)},o,u${at},student,2026-09-01,`,
    ),
    lineItems: table(
      'sourcedId,status,title,description,assignDate,dueDate,classSourcedId,categorySourcedId,resultValueMin,resultValueMax',
      CLASSES * ITEMS_A_CLASS,
      (at) => `i${at},active,Task ${at},,2026-09-01,2026-10-01,c${at % CLASSES},,0,100`,
    ),
    results: table(
      'sourcedId,status,lineItemSourcedId,studentSourcedId,scoreStatus,score,scoreDate,late,missing',
      LEARNERS * RESULTS_A_LEARNER,
      (at) => {
        const learner = Math.floor(at / RESULTS_A_LEARNER);
        const item = classOf(learner) + CLASSES * (at % RESULTS_A_LEARNER);
        return `s${at},active,i${item},u${learner},fully graded,${at % 101},2026-10-02,false,`;
      },
    ),
  };
}
