/**
 * Seals over the privacy log, one an hour: each is a keyed hash over the hour's rows and the seal before it
 * (docs/specification.md, Secrets and data at rest).
 */
import { createHash } from 'node:crypto';

import type { Kysely } from 'kysely';

import type { Db } from '../../platform/db/db.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import type { Log } from '../../platform/log.ts';
import type { DataKey, Sealing } from '../../platform/sealing/sealing.ts';
import {
  deleteSealingKey,
  insertSeal,
  insertSealingKey,
  selectLoggedRows,
  selectOptionalLastSeal,
  selectSealsAfter,
  type LoggedRow,
  type PrivacySeal,
} from './privacy-seal-store.ts';

const HOUR_MS = 60 * 60_000;
const PAGE = 5_000;
const SEALS_AT_ONCE = 500;
const FIELD = 'privacy_log';

export interface SealWork {
  readonly db: Kysely<DB>;
  readonly sealing: Sealing;
  readonly now: Date;
  readonly log: Log;
}

/**
 * Seals the hours that have been over for an hour: until then open transactions may still add rows, and none lasts
 * longer. Hours in which no process ran are covered by one seal.
 */
export async function sealPrivacyLog({ db, sealing, now, log }: SealWork): Promise<void> {
  const toAt = new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS - HOUR_MS);
  const last = await selectOptionalLastSeal(db);
  if (last && last.toAt >= toAt) return;
  const bounds = { number: (last?.number ?? 0) + 1, fromAt: last?.toAt ?? null, toAt };
  const { key, row } = last ? { key: await sealing.readKey(db, last.dataKeyId), row: undefined } : sealing.newKey();
  const made = await computeSeal(db, { key, bounds, before: last?.seal ?? '' });
  // The first seal waits for the first row.
  if (!last && made.rowCount === 0) return;
  const isKept = await db.transaction().execute(async (tx) => {
    if (row) await insertSealingKey(tx, row, now);
    const isFirst = await insertSeal(tx, { ...bounds, ...made, dataKeyId: key.id }, now);
    if (!isFirst && row) await deleteSealingKey(tx, row.id);
    return isFirst;
  });
  // The log is the copy that a person who changes the database cannot reach.
  if (isKept) log.info({ number: bounds.number, rows: made.rowCount, seal: made.seal }, 'privacy log sealed');
}

interface Covered {
  readonly key: DataKey;
  readonly bounds: Pick<PrivacySeal, 'number' | 'fromAt' | 'toAt'>;
  /** The seal before it, empty for the first. */
  readonly before: string;
}

async function computeSeal(db: Db, { key, bounds, before }: Covered): Promise<Pick<PrivacySeal, 'rowCount' | 'seal'>> {
  const { number, fromAt, toAt } = bounds;
  const hash = createHash('sha256');
  let rowCount = 0;
  let after: LoggedRow | undefined;
  for (let read = PAGE; read === PAGE;) {
    const rows = await selectLoggedRows(db, { fromAt, toAt, after, limit: PAGE });
    for (const { id, moment, content } of rows) hash.update(`${moment} ${id} ${content}\n`);
    read = rows.length;
    rowCount += read;
    after = rows.at(-1);
  }
  const covered = [number, fromAt?.toISOString() ?? '', toAt.toISOString(), rowCount, before, hash.digest('hex')];
  return { rowCount, seal: key.digest(FIELD, covered.join(' ')) };
}

/** A stretch of the log that is no longer as it was sealed: its rows, or the seal itself. */
export type BrokenSeal = Pick<PrivacySeal, 'number' | 'fromAt' | 'toAt'>;

export interface PrivacyLogCheck {
  readonly seals: number;
  readonly rows: number;
  readonly sealedUntil: Date | undefined;
  readonly last: string | undefined;
  readonly broken: readonly BrokenSeal[];
  /** Whether the seal that was noted earlier is there and holds; undefined where none was given. */
  readonly hasNoted: boolean | undefined;
}

/**
 * Computes every seal again from the rows that the log has today.
 * @param noted a seal kept outside the database: where it is missing, the end was cut off or all seals were made again
 */
export async function checkPrivacyLog(
  { db, sealing }: Pick<SealWork, 'db' | 'sealing'>,
  noted?: string,
): Promise<PrivacyLogCheck> {
  const broken: BrokenSeal[] = [];
  const keys = new Map<string, Promise<DataKey | undefined>>();
  let last: PrivacySeal | undefined;
  let seals = 0;
  let rows = 0;
  let hasNoted = noted === undefined ? undefined : false;
  for await (const seal of listSeals(db)) {
    const id = seal.dataKeyId;
    // A key that our master keys do not open was made by somebody else, and the seal with it.
    const reading = keys.get(id) ?? sealing.readKey(db, id).catch(() => undefined);
    keys.set(id, reading);
    const holds = await holdsSeal(db, seal, { before: last, key: await reading });
    if (!holds) broken.push({ number: seal.number, fromAt: seal.fromAt, toAt: seal.toAt });
    if (holds && seal.seal === noted) hasNoted = true;
    seals += 1;
    rows += seal.rowCount;
    last = seal;
  }
  return { seals, rows, sealedUntil: last?.toAt, last: last?.seal, broken, hasNoted };
}

async function* listSeals(db: Db): AsyncGenerator<PrivacySeal> {
  let last = 0;
  for (let read = SEALS_AT_ONCE; read === SEALS_AT_ONCE;) {
    const page = await selectSealsAfter(db, last, SEALS_AT_ONCE);
    yield* page;
    read = page.length;
    last = page.at(-1)?.number ?? last;
  }
}

/** Returns whether a seal holds, judged with the seal before it as it stands, so that one fault shows once. */
async function holdsSeal(
  db: Db,
  seal: PrivacySeal,
  { before, key }: { readonly before: PrivacySeal | undefined; readonly key: DataKey | undefined },
): Promise<boolean> {
  const isNext = seal.number === (before?.number ?? 0) + 1 && seal.fromAt?.getTime() === before?.toAt.getTime();
  if (!key || !isNext || (before && before.dataKeyId !== seal.dataKeyId)) return false;
  const today = await computeSeal(db, { key, bounds: seal, before: before?.seal ?? '' });
  return today.seal === seal.seal && today.rowCount === seal.rowCount;
}

/** Describes the check in words, a line each, for the person at the command line. */
export function describeCheck(check: PrivacyLogCheck): {
  readonly lines: readonly string[];
  readonly isWhole: boolean;
} {
  const { seals, rows, sealedUntil, last, broken, hasNoted } = check;
  if (last === undefined) {
    return {
      lines: ['Nothing is sealed yet: an hour is sealed once it has been over for an hour.'],
      isWhole: hasNoted !== false,
    };
  }
  const faults = broken.map(
    ({ number, fromAt, toAt }) =>
      `Not as it was sealed: seal ${number}, from ${fromAt?.toISOString() ?? 'the beginning'} to ${toAt.toISOString()}.`,
  );
  return {
    lines: [
      `${seals} seals cover ${rows} rows until ${sealedUntil?.toISOString()}.`,
      ...faults,
      ...(hasNoted === undefined ? [] : [hasNoted ? 'The noted seal stands.' : 'The noted seal is missing.']),
      `The last seal is ${last}. Note it outside this machine: the next check can be given it.`,
    ],
    isWhole: broken.length === 0 && hasNoted !== false,
  };
}
