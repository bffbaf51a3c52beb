/**
 * Imports a roster: reads a OneRoster bundle, checks all of it, and merges it in one transaction. Again and again, without doubles.
 */
import { ROSTER_KINDS, type RosterKind } from '@naru/contract/areas/roster.ts';
import pg from 'pg';

import { newId } from '../../../platform/db/id.ts';
import { koreanDate } from '../../../platform/time.ts';
import { openBundle, type Bundle } from './bundle.ts';
import { checkAdministrators, checkReferences, checkUniques } from './check.ts';
import { countLeaving, resolveKeys } from './keys.ts';
import { readManifest, type Manifest } from './manifest.ts';
import { mergeRoster } from './merge.ts';
import type { KindCount, Merging } from './merging.ts';
import { collectProblems, refuseProblems, type Problems } from './problems.ts';
import { areTooManyLeaving } from './rules.ts';
import { createStaging, stageFile } from './stage.ts';

export interface ImportOptions {
  /** A folder or a zip file. */
  readonly location: string;
  readonly isDryRun: boolean;
  readonly advisor: Merging['advisor'];
  readonly allowsRemovals: boolean;
  /** Who asked for it; nobody where it was asked for at the command line. */
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

/** Imports wait for one another. */
const LOCK = 7_281_013;
const UNIQUE_VIOLATION = '23505';

/**
 * All or nothing; a dry run does everything and takes it back.
 * @throws RosterRefusedError where the bundle has problems
 */
export async function importRoster(connection: pg.ClientConfig, options: ImportOptions): Promise<ImportReport> {
  const problems = collectProblems();
  const bundle = await openBundle(options.location, problems);
  try {
    const manifest = await readManifest(bundle, problems);
    const client = new pg.Client({ ...connection, application_name: 'naru-import' });
    client.on('error', () => undefined); // told by the statement under way; without a listener it would end the process
    const leave = (): void => void client.end();
    await client.connect();
    options.signal?.addEventListener('abort', leave);
    try {
      options.signal?.throwIfAborted();
      return await importManifest(client, { ...options, bundle, manifest, problems });
    } finally {
      options.signal?.removeEventListener('abort', leave);
      await client.end();
    }
  } finally {
    bundle.close();
  }
}

type Importing = ImportOptions & { bundle: Bundle; manifest: Manifest; problems: Problems };

async function importManifest(client: pg.Client, importing: Importing): Promise<ImportReport> {
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
  const { bundle, manifest, problems } = importing;
  const tell = countSteps(importing);
  const startedAt = importing.now();
  await client.query('set local statement_timeout = 0');
  await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
  await createStaging(client);
  const files: { name: string; rows: number }[] = [];
  for (const file of manifest.files) {
    const rows = await stageFile(client, file, { bundle, problems });
    files.push({ name: file.name, rows });
    tell({ step: 'read', file: file.name, rows });
  }
  refuseProblems(problems);

  tell({ step: 'check' });
  await checkReferences(client, manifest.files, problems);
  refuseProblems(problems);
  const has = (name: string): boolean => manifest.files.some((file) => file.name === name);
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

/** Files that were read are behind; a kind is told of when it begins. */
function countSteps({ manifest, onProgress }: Importing): (step: ImportStep) => void {
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
  own: { importing: Importing; startedAt: Date },
): Promise<void> {
  const { actorId, now } = own.importing;
  await writeRun(client, report, own);
  await client.query(
    `insert into audit_log (id, at, actor_id, action, entity, entity_id, after)
     values ($1, $2, $3, 'admin.importRoster', 'import_run', $4, $5)`,
    [newId(), now(), actorId, report.id, JSON.stringify(report.counts)],
  );
  // Every running portal forgets what it has cached, once the transaction commits.
  await client.query("select pg_notify('naru_changed', 'lost')");
}

async function writeRun(
  client: pg.Client,
  report: ImportReport,
  { importing, startedAt }: { importing: Importing; startedAt: Date },
): Promise<void> {
  const { runId, isDryRun, advisor, allowsRemovals, actorId, now } = importing;
  const counts = JSON.stringify(report.counts);
  if (runId === undefined) {
    await client.query(
      `insert into import_run (id, source_system, source_name, options, counts, actor_id, started_at, ended_at, state, is_preview)
       values ($1, $2, $3, $4, $5, $6, $7, $8, 'DONE', false)`,
      [
        report.id,
        report.sourceSystem,
        report.sourceName,
        JSON.stringify({ advisor, allowsRemovals }),
        counts,
        actorId,
        startedAt,
        now(),
      ],
    );
    return;
  }
  if (isDryRun) return; // it is taken back: what a preview found is written afterwards
  const { rowCount } = await client.query(
    `update import_run set source_system = $2, source_name = $3, counts = $4, ended_at = $5, state = 'DONE', progress = null
     where import_run.id = $1 and import_run.state = 'RUNNING'`,
    [report.id, report.sourceSystem, report.sourceName, counts, now()],
  );
  if (rowCount !== 1) throw new RunEndedError('the run has ended');
}
