/** Busy times of people. Each booking inserts here in its own transaction, and so learns whether the time was free. */
import { sql } from 'kysely';

import { newId } from '../../platform/db/id.ts';
import { hasRows, rowsOf, type Db, type Tx } from '../../platform/db/db.ts';
import type { Locale } from '../../platform/http/messages.ts';
import type { Period } from './hours.ts';
import type { TimeSource } from './time-sources.ts';

export interface TakenTime extends Period {
  readonly personId: string;
  /** The kind of booking: `counselling.slot`. Shown to nobody else. */
  readonly source: TimeSource;
  readonly sourceId: string;
}

/** Takes the time; false where the person is busy then. Time that the same source has taken stays taken. */
export async function takeTime(tx: Tx, time: TakenTime): Promise<boolean> {
  const refused = await takeTimes(tx, [time]);
  return refused.length === 0;
}

/** Takes several times, in their order; returns those that were not free. */
export async function takeTimes(tx: Tx, times: readonly TakenTime[]): Promise<TakenTime[]> {
  const rows = await rowsOf<{ at: number }>(tx)`
    with asked as (
      select one.* from unnest(${times.map(() => newId())}::uuid[], ${times.map((time) => time.personId)}::uuid[],
        ${times.map((time) => time.beginsAt)}::timestamptz[], ${times.map((time) => time.endsAt)}::timestamptz[],
        ${times.map((time) => time.source)}::text[], ${times.map((time) => time.sourceId)}::uuid[])
        with ordinality as one(id, person_id, begins_at, ends_at, source, source_id, at)),
    taken as (
      insert into busy (id, person_id, period, source, source_id)
      select id, person_id, tstzrange(begins_at, ends_at, '[)'), source, source_id from asked order by at
      on conflict do nothing returning busy.id)
    select asked.at::int from asked where not exists (select from taken where taken.id = asked.id)
    order by asked.at`;
  const missing = rows.flatMap(({ at }) => times[at - 1] ?? []);
  const refused: TakenTime[] = [];
  for (const time of missing) if (!(await isOwn(tx, time))) refused.push(time);
  return refused;
}

function isOwn(tx: Tx, time: TakenTime): Promise<boolean> {
  return hasRows(tx)`
    select from busy where busy.source_id = ${time.sourceId}::uuid and busy.person_id = ${time.personId}::uuid
      and busy.source = ${time.source} and lower(busy.period) = ${time.beginsAt}`;
}

/** Gives back what these took. */
export async function freeTime(tx: Tx, given: { source: TimeSource; sourceId: string }): Promise<void> {
  await sql`delete from busy where busy.source_id = ${given.sourceId}::uuid and busy.source = ${given.source}`.execute(
    tx,
  );
}

/** Selects when a person is busy, in order; `except` leaves out entries that its own screen shows anyway. */
export function selectBusyPeriods(
  db: Db,
  asked: { personId: string; from: Date; to: Date; except?: string },
): Promise<Period[]> {
  return rowsOf<Period>(db)`
    select lower(busy.period) as "beginsAt", upper(busy.period) as "endsAt" from busy
    where busy.person_id = ${asked.personId}::uuid and busy.period && tstzrange(${asked.from}, ${asked.to})
      and busy.source is distinct from ${asked.except ?? null}
    order by lower(busy.period)`;
}

export interface HolidayRow {
  readonly date: string;
  readonly name: string;
}

/** Days on which nobody is met, both ends included. */
export async function selectHolidays(
  db: Db,
  range: { from: string; to: string },
  locale: Locale,
): Promise<HolidayRow[]> {
  return db
    .selectFrom('holiday')
    .select(['holiday.on_date as date', locale === 'en' ? 'holiday.name_en as name' : 'holiday.name_ko as name'])
    .where('holiday.on_date', '>=', range.from)
    .where('holiday.on_date', '<=', range.to)
    .orderBy('holiday.on_date')
    .execute();
}
