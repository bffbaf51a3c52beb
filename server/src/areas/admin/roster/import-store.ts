/** How an import is kept: its run, its line in the audit log, and the lock that lets one come after another. */
import type pg from 'pg';

import { newId } from '../../../platform/db/id.ts';

const LOCK = 7_281_013;

/** Waits for imports that are under way, with as much time as it takes. */
export async function lockImports(client: pg.ClientBase): Promise<void> {
  await client.query('set local statement_timeout = 0');
  await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
}

interface WrittenRun {
  readonly id: string;
  readonly sourceSystem: string;
  readonly sourceName: string;
  readonly counts: unknown;
  readonly endedAt: Date;
}

interface NewRun extends WrittenRun {
  readonly options: unknown;
  readonly actorId: string | null;
  readonly startedAt: Date;
}

/** Writes a run that nobody asked for in the portal, as it ended. */
export async function insertRun(client: pg.ClientBase, run: NewRun): Promise<void> {
  await client.query(
    `insert into import_run (id, source_system, source_name, options, counts, actor_id, started_at, ended_at, state, is_preview)
     values ($1, $2, $3, $4, $5, $6, $7, $8, 'DONE', false)`,
    [
      run.id,
      run.sourceSystem,
      run.sourceName,
      JSON.stringify(run.options),
      JSON.stringify(run.counts),
      run.actorId,
      run.startedAt,
      run.endedAt,
    ],
  );
}

/** Ends a run of the portal; false where it is under way no more. */
export async function endRun(client: pg.ClientBase, run: WrittenRun): Promise<boolean> {
  const { rowCount } = await client.query(
    `update import_run set source_system = $2, source_name = $3, counts = $4, ended_at = $5, state = 'DONE', progress = null
     where import_run.id = $1 and import_run.state = 'RUNNING'`,
    [run.id, run.sourceSystem, run.sourceName, JSON.stringify(run.counts), run.endedAt],
  );
  return rowCount === 1;
}

export async function insertImportAudit(
  client: pg.ClientBase,
  { id, actorId, counts, at }: { id: string; actorId: string | null; counts: unknown; at: Date },
): Promise<void> {
  await client.query(
    `insert into audit_log (id, at, actor_id, action, entity, entity_id, after)
     values ($1, $2, $3, 'admin.importRoster', 'import_run', $4, $5)`,
    [newId(), at, actorId, id, JSON.stringify(counts)],
  );
}

/** Lets every running portal forget what it has cached, once the transaction commits. */
export async function notifyImported(client: pg.ClientBase): Promise<void> {
  await client.query("select pg_notify('naru_changed', 'lost')");
}
