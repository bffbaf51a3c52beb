import type { TraineeStatus } from '@naru/contract/areas/learning/words.ts';
import { sql, type RawBuilder } from 'kysely';

import { newId } from '../../../platform/db/id.ts';
import { firstOf, idsOf, rowsOf, type Db, type Tx } from '../../../platform/db/db.ts';
import { HELD_COLUMNS, lockOptionalProgramme, type HeldProgramme } from '../core/programme-store.ts';
import type { Place } from '../core/rules.ts';

/** The name of a trainee in the history and the audit log. */
export const TRAINEE = 'trainee';
/** Takes the time of a person: the source is a session. */
export const SESSION_TIME = 'learning.session' as const;

/** A trainee as a step needs it; `programme` is as it was when it was held. */
export interface TraineeRow extends Place {
  readonly id: string;
  readonly programmeId: string;
  readonly memberId: string;
  readonly leavesFreely: boolean;
  readonly completedAt: Date | null;
  readonly version: number;
  readonly programme: HeldProgramme;
}

type BareTrainee = Omit<TraineeRow, 'programme'>;

const COLUMNS = sql`
  t.id, t.programme_id as "programmeId", t.member_id as "memberId", t.status, t.place, t.offered_until as "offeredUntil",
  t.leaves_freely as "leavesFreely", t.completed_at as "completedAt", t.version`;

/** Selects trainees of a programme that is locked. */
async function selectOf(tx: Tx, programme: HeldProgramme, where: RawBuilder<unknown>): Promise<TraineeRow[]> {
  const rows = await rowsOf<BareTrainee>(tx)`
    select ${COLUMNS} from trainee t where t.programme_id = ${programme.id}::uuid and ${where}`;
  return rows.map((row) => ({ ...row, programme }));
}

/**
 * Locks the programme first, as everything does that changes seats, and then reads the trainee.
 * @param isIn the scope that the trainee `t` or the programme `p` has to be in
 */
export async function lockOptionalTrainee(
  tx: Tx,
  { id, isIn }: { readonly id: string; readonly isIn: RawBuilder<boolean> },
): Promise<TraineeRow | undefined> {
  const found = await firstOf<{ programmeId: string }>(tx)`
    select t.programme_id as "programmeId" from trainee t join programme p on p.id = t.programme_id
    where t.id = ${id}::uuid and ${isIn}`;
  const programme = found && (await lockOptionalProgramme(tx, found.programmeId));
  if (!programme) return undefined;
  const [row] = await selectOf(tx, programme, sql`t.id = ${id}::uuid`);
  return row;
}

export async function selectOptionalTrainee(
  db: Db,
  { id, isIn }: { readonly id: string; readonly isIn: RawBuilder<boolean> },
): Promise<TraineeRow | undefined> {
  const row = await firstOf<BareTrainee>(db)`
    select ${COLUMNS} from trainee t join programme p on p.id = t.programme_id
    where t.id = ${id}::uuid and ${isIn}`;
  if (!row) return undefined;
  const programmes = await rowsOf<HeldProgramme>(db)`
    select ${HELD_COLUMNS} from programme p where p.id = ${row.programmeId}::uuid`;
  const [programme] = programmes;
  return programme && { ...row, programme };
}

/** Selects the trainee of a person in a locked programme. */
export async function selectOptionalOwn(
  tx: Tx,
  programme: HeldProgramme,
  memberId: string,
): Promise<TraineeRow | undefined> {
  const [row] = await selectOf(tx, programme, sql`t.member_id = ${memberId}::uuid`);
  return row;
}

/** Selects trainees of a locked programme by id, in the order of their application. */
export function selectTraineesOf(tx: Tx, programme: HeldProgramme, ids: readonly string[]): Promise<TraineeRow[]> {
  return selectOf(tx, programme, sql`t.id = any(${[...ids]}::uuid[]) order by t.applied_at, t.id`);
}

/** Selects everybody in a state, in the order of the queue and of their application. */
export function selectInState(
  tx: Tx,
  programme: HeldProgramme,
  statuses: readonly TraineeStatus[],
): Promise<TraineeRow[]> {
  return selectOf(
    tx,
    programme,
    sql`t.status = any(${[...statuses]}::text[]) order by t.place nulls last, t.applied_at, t.id`,
  );
}

/** Selects the first in the queue to whom a seat can be offered; people who cannot sign in wait on. */
export function selectFirstInQueue(tx: Tx, programme: HeldProgramme, most: number): Promise<TraineeRow[]> {
  return selectOf(
    tx,
    programme,
    sql`t.status in ('TEMP', 'APPLY') and t.offered_until is null and t.place is not null
      and exists (select from member m where m.id = t.member_id and m.status = 'ACTIVE')
      order by t.place limit ${most}`,
  );
}

export interface NewTrainee {
  readonly programmeId: string;
  readonly memberId: string;
  readonly place: number;
  readonly answer: string;
  readonly at: Date;
}

/** Undefined where the person is a trainee of it already. */
export async function insertOptionalTrainee(tx: Tx, made: NewTrainee): Promise<string | undefined> {
  const inserted = await tx
    .insertInto('trainee')
    .values({
      id: newId(),
      programme_id: made.programmeId,
      member_id: made.memberId,
      status: 'TEMP',
      place: made.place,
      answer: made.answer,
      applied_at: made.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('trainee.id')
    .executeTakeFirst();
  return inserted?.id;
}

/** Inserts people who are no trainees of it yet, by ids that were made for them. */
export async function insertTrainees(tx: Tx, made: readonly (NewTrainee & { readonly id: string })[]): Promise<void> {
  if (made.length === 0) return;
  await sql`
    insert into trainee (id, programme_id, member_id, status, place, answer, applied_at)
    select one.id, one.programme_id, one.member_id, 'TEMP', one.place, one.answer, one.at
    from unnest(${made.map(({ id }) => id)}::uuid[], ${made.map(({ programmeId }) => programmeId)}::uuid[],
      ${made.map(({ memberId }) => memberId)}::uuid[], ${made.map(({ place }) => place)}::int[],
      ${made.map(({ answer }) => answer)}::text[], ${made.map(({ at }) => at)}::timestamptz[])
      as one(id, programme_id, member_id, place, answer, at)`.execute(tx);
}

export interface SessionTime {
  readonly sessionId: string;
  readonly beginsAt: Date;
  readonly endsAt: Date;
}

/** Selects the sessions of a programme that are not over. */
export async function selectComingSessions(db: Db, programmeId: string, now: Date): Promise<SessionTime[]> {
  return db
    .selectFrom('programme_session')
    .select([
      'programme_session.id as sessionId',
      'programme_session.begins_at as beginsAt',
      'programme_session.ends_at as endsAt',
    ])
    .where('programme_session.programme_id', '=', programmeId)
    .where('programme_session.ends_at', '>', now)
    .orderBy('programme_session.begins_at')
    .execute();
}

/** Selects those of the people who have something else while the programme meets. */
export async function selectClashing(
  db: Db,
  asked: { readonly programmeId: string; readonly memberIds: readonly string[]; readonly now: Date },
): Promise<Set<string>> {
  const ids = await idsOf(db)`
    select distinct busy.person_id as id from busy
    join programme_session s on s.programme_id = ${asked.programmeId}::uuid and s.ends_at > ${asked.now}
      and busy.period && tstzrange(s.begins_at, s.ends_at)
    where busy.person_id = any(${[...asked.memberIds]}::uuid[])
      and not (busy.source = ${SESSION_TIME} and busy.source_id = s.id)`;
  return new Set(ids);
}

/** Gives back the time that sessions of a programme took of these people. */
export async function freeTimesOf(
  tx: Tx,
  { programmeId, memberIds }: { readonly programmeId: string; readonly memberIds: readonly string[] },
): Promise<void> {
  await sql`
    delete from busy using programme_session s
    where s.programme_id = ${programmeId}::uuid and busy.source_id = s.id and busy.source = ${SESSION_TIME}
      and busy.person_id = any(${[...memberIds]}::uuid[])`.execute(tx);
}

export interface DueProgramme {
  readonly programmeId: string;
}

/**
 * Selects programmes with an offer that is over, or where people wait for what has begun: for a seat, for a draw or for a
 * decision. Those that are over count too, for a portal that stood still meanwhile.
 */
export async function selectDueQueues(db: Db, now: Date): Promise<string[]> {
  const rows = await rowsOf<DueProgramme>(db)`
    select distinct t.programme_id as "programmeId" from trainee t where t.offered_until <= ${now}
    union
    select t.programme_id from trainee t join programme p on p.id = t.programme_id
    where t.status = any('{TEMP,APPLY}') and t.offered_until is null and p.begins_at <= ${now}
      and (t.place is not null or p.applies_until <= ${now})
    limit 200`;
  return rows.map(({ programmeId }) => programmeId);
}
