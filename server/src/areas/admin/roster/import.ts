/** Imports a roster: reads a OneRoster bundle, checks and merges it in one transaction; a repeat makes no doubles. */
import { ROSTER_KINDS, type RosterKind } from '@naru/contract/areas/roster.ts';
import pg from 'pg';

import { newId } from '../../../platform/db/id.ts';
import { koreanDate } from '../../../platform/time.ts';
import type { BundleHead } from './bundle-parts.ts';
import { checkAdministrators, checkReferences, checkUniques } from './check-sql.ts';
import { ROSTER_FILES, type FileName } from './files.ts';
import { endRun, insertImportAudit, insertRun, lockImports, notifyImported } from './import-store.ts';
import { countLeaving, resolveKeys } from './keys-sql.ts';
import { mergeRoster } from './merge.ts';
import type { KindCount, Merging } from './merging-sql.ts';
import { collectProblems, refuseProblems, type Problems } from './problems.ts';
import { readBundle } from './read-bundle.ts';
import { areTooManyLeaving } from './rules.ts';
import { createStaging, finishStaging, stageRows } from './stage-store.ts';

export interface ImportOptions {
  /** A folder or a zip file. */
  readonly location: string;
  readonly isDryRun: boolean;
  readonly advisor: Merging['advisor'];
  readonly allowsRemovals: boolean;
  /** The administrator who started it; null from the command line. */
  readonly actorId: string | null;
  readonly now: () => Date;
  readonly onProgress?: (progress: ImportProgress) => void;
  /** Aborted, it ends as if it had never begun. */
  readonly signal?: AbortSignal;
  /** The run that this is the end of; absent at the command line, which makes one of its own. */
  readonly runId?: string;
}

type ImportStep =
  | { readonly step: 'read'; readonly file: string; readonly rows: number }
  | { readonly step: 'check' }
  | { readonly step: 'write'; readonly kind: RosterKind };

/** With how many steps are behind, of how many. */
export type ImportProgress = ImportStep & { readonly done: number; readonly of: number };

export interface ImportReport {
  readonly id: string;
  readonly sourceSystem: string;
  readonly sourceName: string;
  readonly files: readonly { readonly name: string; readonly rows: number }[];
  readonly counts: readonly KindCount[];
}

const UNIQUE_VIOLATION = '23505';

/**
 * Imports all or nothing; a dry run does everything and rolls it back.
 * @throws RosterRefusedError where the bundle has problems
 */
export async function importRoster(connection: pg.ClientConfig, options: ImportOptions): Promise<ImportReport> {
  const client = new pg.Client({ ...connection, application_name: 'naru-import' });
  client.on('error', () => undefined); // told by the statement under way; without a listener it would end the process
  const leave = (): void => void client.end();
  await client.connect();
  options.signal?.addEventListener('abort', leave);
  try {
    options.signal?.throwIfAborted();
    return await importAtOnce(client, { ...options, problems: collectProblems() });
  } finally {
    options.signal?.removeEventListener('abort', leave);
    await client.end();
  }
}

type Importing = ImportOptions & { readonly problems: Problems };

async function importAtOnce(client: pg.Client, importing: Importing): Promise<ImportReport> {
  await client.query('begin');
  try {
    const report = await importInTransaction(client, importing);
    await client.query(importing.isDryRun ? 'rollback' : 'commit');
    return report;
  } catch (error) {
    await client.query('rollback').catch(() => undefined); // the first error is the one to tell
    if (!(error instanceof pg.DatabaseError) || error.code !== UNIQUE_VIOLATION) throw error;
    refuseProblems(importing.problems, { reason: 'clash', value: error.constraint ?? '' });
    throw error;
  }
}

async function importInTransaction(client: pg.Client, importing: Importing): Promise<ImportReport> {
  const { problems } = importing;
  const startedAt = importing.now();
  await lockImports(client);
  await createStaging(client);
  const { manifest, files, tell } = await stageBundle(client, importing);

  tell({ step: 'check' });
  const given = ROSTER_FILES.filter(({ name }) => manifest.files.includes(name));
  await checkReferences(client, given, problems);
  refuseProblems(problems);
  const has = (name: FileName): boolean => manifest.files.includes(name);
  const merging: Merging = {
    client,
    source: manifest.sourceSystem,
    sourceName: manifest.sourceName,
    today: koreanDate(startedAt),
    hasAssessments: has('lineItems'),
    hasResults: has('results'),
    advisor: importing.advisor,
    actorId: importing.actorId,
    now: startedAt,
  };
  await resolveKeys(merging);
  await checkUniques(client, problems);
  refuseProblems(problems);
  const { all, leaving } = await countLeaving(merging);
  if (!importing.allowsRemovals && areTooManyLeaving(leaving, all))
    refuseProblems(problems, { reason: 'manyLeave', file: 'users.csv', value: `${leaving}/${all}` });

  await checkAdministrators(client, manifest.sourceSystem, problems);
  refuseProblems(problems);

  const counts = await mergeRoster(merging, (kind) => tell({ step: 'write', kind }));
  const id = importing.runId ?? newId();
  const report = { id, sourceSystem: manifest.sourceSystem, sourceName: manifest.sourceName, files, counts };
  await writeReport(client, report, { importing, startedAt });
  return report;
}

interface Staged {
  readonly manifest: BundleHead;
  readonly files: ImportReport['files'];
  readonly tell: (step: ImportStep) => void;
}

/** @throws RosterRefusedError where a row of it is wrong */
async function stageBundle(client: pg.Client, { location, signal, onProgress }: Importing): Promise<Staged> {
  const files: { name: string; rows: number }[] = [];
  let tell: Staged['tell'] = () => undefined;
  const manifest = await readBundle(location, {
    signal,
    begin: (head) => {
      tell = countSteps(head, onProgress);
    },
    take: (file, columns) => stageRows(client, file, columns),
    end: async (file, rows) => {
      await finishStaging(client, file);
      files.push({ name: file.name, rows });
      tell({ step: 'read', file: file.name, rows });
    },
  });
  return { manifest, files, tell };
}

/** Counts files that were read before; a kind is reported when it begins. */
function countSteps(manifest: BundleHead, onProgress: ImportOptions['onProgress']): (step: ImportStep) => void {
  const of = manifest.files.length + 1 + ROSTER_KINDS.length;
  let told = 0;
  return (step) => {
    told += 1;
    onProgress?.({ ...step, done: step.step === 'read' ? told : told - 1, of });
  };
}

/** The run was cancelled, or given up for lost, before its transaction ended. */
export class RunEndedError extends Error {
  override readonly name = 'RunEndedError';
}

async function writeReport(
  client: pg.Client,
  report: ImportReport,
  { importing, startedAt }: { importing: Importing; startedAt: Date },
): Promise<void> {
  const { runId, isDryRun, advisor, allowsRemovals, actorId, now } = importing;
  const written = { ...report, endedAt: now() };
  if (runId === undefined)
    await insertRun(client, { ...written, options: { advisor, allowsRemovals }, actorId, startedAt });
  // A dry run is taken back: what a preview found is written afterwards.
  else if (!isDryRun && !(await endRun(client, written))) throw new RunEndedError('the run has ended');
  await insertImportAudit(client, { ...report, actorId, at: now() });
  await notifyImported(client);
}
