/** Presses at desks, and the records for which a step waits or has failed. */
import type { FailureKind } from '@naru/contract/envelope.ts';
import { sql } from 'kysely';

import { nameOf } from '../../platform/db/name.ts';
import { firstOf, idsOf, rowsOf, type Db, type Tx } from '../../platform/db/db.ts';
import type { Reason } from '../../platform/http/failure.ts';
import type { Locale } from '../../platform/http/messages.ts';

export interface PressRow {
  readonly id: string;
  readonly memberId: string;
  readonly entity: string;
  readonly action: string;
  readonly needed: Readonly<Record<string, unknown>>;
  readonly locale: Locale;
  readonly sessionId: string;
  readonly allStudentsReason: string | null;
  readonly address: string;
  readonly requestId: string;
}

export interface NewPress extends PressRow {
  readonly pressedAt: Date;
  readonly dueAt: Date;
  readonly rowCount: number;
  readonly leftCount: number;
}

export async function insertPress(tx: Tx, press: NewPress): Promise<void> {
  await tx
    .insertInto('work_press')
    .values({
      id: press.id,
      member_id: press.memberId,
      entity: press.entity,
      action: press.action,
      needed: JSON.stringify(press.needed),
      locale: press.locale,
      session_id: press.sessionId,
      all_students_reason: press.allStudentsReason,
      address: press.address,
      request_id: press.requestId,
      pressed_at: press.pressedAt,
      due_at: press.dueAt,
      row_count: press.rowCount,
      left_count: press.leftCount,
    })
    .execute();
}

export async function updateCounts(tx: Tx, id: string, counts: { rowCount: number; leftCount: number }): Promise<void> {
  const { rowCount: row_count, leftCount: left_count } = counts;
  await tx.updateTable('work_press').set({ row_count, left_count }).where('work_press.id', '=', id).execute();
}

/** Why a step was not taken: a kind of failure, and the machine's own sentence where it has one. */
export interface StepFailure {
  readonly kind: FailureKind;
  readonly reason?: Reason | undefined;
}

export interface NewStep {
  readonly id: string;
  readonly entityId: string;
  readonly version: number;
  /** It has failed already. */
  readonly failure?: StepFailure | undefined;
}

/**
 * Inserts the steps of a press, each where no other waits at its record; one that has failed there is dealt with by the
 * new one. Gives the ids of the records that it was inserted for. An update on conflict would wait for a step that is
 * being taken, and that one may wait for the record which this press holds.
 */
export async function insertSteps(
  tx: Tx,
  press: { readonly id: string; readonly entity: string; readonly at: Date },
  steps: readonly NewStep[],
): Promise<string[]> {
  if (steps.length === 0) return [];
  await sql`
    delete from pending_step step where step.entity = ${press.entity} and step.failed_at is not null
      and step.entity_id = any(${steps.map(({ entityId }) => entityId)}::uuid[])`.execute(tx);
  return idsOf(tx)`
    insert into pending_step (id, press_id, entity, entity_id, version, failed_at, failure, reason_ko, reason_en)
    select one.id, ${press.id}::uuid, ${press.entity}, one.entity_id, one.version,
      case when one.failure is null then null else ${press.at}::timestamptz end, one.failure, one.reason_ko, one.reason_en
    from unnest(${steps.map(({ id }) => id)}::uuid[], ${steps.map(({ entityId }) => entityId)}::uuid[],
      ${steps.map(({ version }) => version)}::int[], ${steps.map(({ failure }) => failure?.kind ?? null)}::text[],
      ${steps.map(({ failure }) => failure?.reason?.ko ?? null)}::text[],
      ${steps.map(({ failure }) => failure?.reason?.en ?? null)}::text[])
      as one(id, entity_id, version, failure, reason_ko, reason_en)
    order by one.entity_id
    on conflict (entity, entity_id) do nothing
    returning pending_step.entity_id as id`;
}

export function selectOptionalPress(db: Db, id: string): Promise<PressRow | undefined> {
  return firstOf<PressRow>(db)`
    select press.id, press.member_id as "memberId", press.entity, press.action, press.needed, press.locale,
      press.session_id as "sessionId", press.all_students_reason as "allStudentsReason", press.address,
      press.request_id as "requestId"
    from work_press press where press.id = ${id}::uuid`;
}

export function selectCounts(
  db: Db,
  { id, memberId }: { readonly id: string; readonly memberId: string },
): Promise<{ rowCount: number; leftCount: number } | undefined> {
  return firstOf<{ rowCount: number; leftCount: number }>(db)`
    select press.row_count as "rowCount", press.left_count as "leftCount"
    from work_press press where press.id = ${id}::uuid and press.member_id = ${memberId}::uuid`;
}

export interface WaitingStep {
  readonly id: string;
  readonly entityId: string;
  readonly version: number;
}

export function selectWaitingSteps(db: Db, pressId: string): Promise<WaitingStep[]> {
  return rowsOf<WaitingStep>(db)`
    select step.id, step.entity_id as "entityId", step.version from pending_step step
    where step.press_id = ${pressId}::uuid and step.failed_at is null order by step.entity_id`;
}

/** Locks a step that still waits. False where it does not: it was taken back, or another try has taken it. */
export async function lockWaitingStep(tx: Tx, id: string): Promise<boolean> {
  const held = await idsOf(tx)`
    select step.id from pending_step step where step.id = ${id}::uuid and step.failed_at is null for update`;
  return held.length > 0;
}

/** Deletes a step as it is taken. */
export async function endWaitingStep(tx: Tx, { id, pressId }: { id: string; pressId: string }): Promise<void> {
  await sql`delete from pending_step step where step.id = ${id}::uuid`.execute(tx);
  await sql`update work_press set done_count = work_press.done_count + 1 where work_press.id = ${pressId}::uuid`.execute(
    tx,
  );
}

export async function failWaitingStep(db: Db, id: string, { kind, reason }: StepFailure, at: Date): Promise<void> {
  await sql`
    update pending_step set failed_at = ${at}::timestamptz, failure = ${kind}, reason_ko = ${reason?.ko ?? null},
      reason_en = ${reason?.en ?? null}
    where pending_step.id = ${id}::uuid and pending_step.failed_at is null`.execute(db);
}

/** Deletes what waits of somebody's press. Gives how many records that were. */
export async function deleteWaitingSteps(
  tx: Tx,
  { id, memberId, entity }: { readonly id: string; readonly memberId: string; readonly entity: string },
): Promise<number> {
  const gone = await idsOf(tx)`
    delete from pending_step step using work_press press
    where press.id = ${id}::uuid and press.member_id = ${memberId}::uuid and press.entity = ${entity}
      and step.press_id = press.id and step.failed_at is null
    returning step.id`;
  await sql`
    update work_press set row_count = work_press.row_count - ${gone.length} where work_press.id = ${id}::uuid`.execute(
    tx,
  );
  return gone.length;
}

export async function deleteFailedSteps(
  tx: Tx,
  of: { readonly entity: string; readonly memberId: string; readonly ids: readonly string[] },
): Promise<void> {
  await sql`
    delete from pending_step step using work_press press
    where step.entity = ${of.entity} and step.entity_id = any(${[...of.ids]}::uuid[]) and step.failed_at is not null
      and press.id = step.press_id and press.member_id = ${of.memberId}::uuid`.execute(tx);
}

export interface OwnPress {
  readonly pressId: string;
  readonly action: string;
  readonly rowCount: number;
  readonly waitingCount: number;
  readonly doneCount: number;
  readonly dueAt: Date;
}

/** Selects somebody's presses that wait, and those that were due after a moment. */
export function selectOwnPresses(
  db: Db,
  of: { readonly memberId: string; readonly entity: string; readonly dueAfter: Date },
): Promise<OwnPress[]> {
  return rowsOf<OwnPress>(db)`
    select press.id as "pressId", press.action, press.row_count as "rowCount", press.done_count as "doneCount",
      (select count(*) from pending_step step where step.press_id = press.id and step.failed_at is null)::int
        as "waitingCount",
      press.due_at as "dueAt"
    from work_press press
    where press.member_id = ${of.memberId}::uuid and press.entity = ${of.entity} and press.row_count > 0
      and press.due_at > ${of.dueAfter}::timestamptz
    order by press.pressed_at, press.id`;
}

export interface FailedRow extends StepFailure {
  readonly id: string;
  readonly action: string;
}

interface FailedColumns {
  readonly id: string;
  readonly action: string;
  readonly kind: FailureKind;
  readonly ko: string | null;
  readonly en: string | null;
}

/** Selects what failed of somebody's presses. */
export async function selectFailedSteps(
  db: Db,
  of: { readonly memberId: string; readonly entity: string; readonly most: number },
): Promise<FailedRow[]> {
  const rows = await rowsOf<FailedColumns>(db)`
    select step.entity_id as id, press.action, step.failure as kind, step.reason_ko as ko, step.reason_en as en
    from pending_step step join work_press press on press.id = step.press_id
    where step.entity = ${of.entity} and step.failed_at is not null and press.member_id = ${of.memberId}::uuid
    order by step.failed_at, step.id limit ${of.most}`;
  return rows.map(({ id, action, kind, ko, en }) => ({ id, action, kind, reason: reasonOf(ko, en) }));
}

export const reasonOf = (ko: string | null, en: string | null): Reason | undefined =>
  ko === null || en === null ? undefined : { ko, en };

export interface MarkRow {
  readonly id: string;
  readonly pressId: string;
  readonly action: string;
  readonly byNm: string;
  readonly memberId: string;
  readonly dueAt: Date;
  readonly failure: FailureKind | null;
  readonly ko: string | null;
  readonly en: string | null;
}

/** Selects what waits at records, and what failed there of somebody's own. */
export function selectMarks(
  db: Db,
  of: { readonly entity: string; readonly ids: readonly string[]; readonly memberId: string; readonly locale: Locale },
): Promise<MarkRow[]> {
  return rowsOf<MarkRow>(db)`
    select step.entity_id as id, press.id as "pressId", press.action, ${nameOf('m', of.locale)} as "byNm",
      press.member_id as "memberId", press.due_at as "dueAt", step.failure, step.reason_ko as ko, step.reason_en as en
    from pending_step step join work_press press on press.id = step.press_id join member m on m.id = press.member_id
    where step.entity = ${of.entity} and step.entity_id = any(${[...of.ids]}::uuid[])
      and (step.failed_at is null or press.member_id = ${of.memberId}::uuid)`;
}

/** Ends what no job has taken: as if it had failed there. */
export async function failForgottenSteps(db: Db, at: { readonly now: Date; readonly dueBefore: Date }): Promise<void> {
  await sql`
    update pending_step set failed_at = ${at.now}::timestamptz, failure = 'unexpected' from work_press press
    where press.id = pending_step.press_id and pending_step.failed_at is null
      and press.due_at < ${at.dueBefore}::timestamptz`.execute(db);
}

/** Deletes presses of before, with what failed of them. */
export async function deleteOldPresses(db: Db, before: Date): Promise<void> {
  await sql`delete from work_press where work_press.pressed_at < ${before}::timestamptz`.execute(db);
}
