import { koreanDate } from '../../../../platform/time.ts';
import { currentTerm } from '../../../../blocks/reference/term/current-sql.ts';
import { MEMBER_TYPES, type MemberType } from '@naru/contract/access.ts';
import { NEXT_SLOTS } from '@naru/contract/areas/counselling/counsellor/search.ts';
import type { CounsellingKind } from '@naru/contract/areas/counselling/words.ts';
import { sql, type RawBuilder } from 'kysely';

import { isBelow } from '../../../../blocks/reference/department/below-sql.ts';
import { ownDepartments } from '../../../../blocks/reference/department/own-sql.ts';
import { inForce } from '../../../../platform/db/in-force.ts';
import { nameOf } from '../../../../platform/db/name.ts';
import { firstOf, idsOf, rowsOf, type Db } from '../../../../platform/db/db.ts';
import type { Locale } from '../../../../platform/http/messages.ts';
import type { Search } from '../../../../platform/list/search.ts';
import { isCalled } from '../../../../platform/list/search-sql.ts';
import { isCounsellorOn } from '../../shared/kinds-sql.ts';
import { IS_BESIDE, isAskerFree, isFree, lastDayOf, type Asking } from './free-sql.ts';

export interface FreeSlotRow {
  readonly id: string;
  readonly beginsAt: string;
  readonly capacity: number;
  readonly taken: number;
  readonly channels: string[] | null;
}

export interface SuggestedSlotRow extends FreeSlotRow {
  readonly isSuggested: boolean;
}

export interface FoundRow {
  readonly id: string;
  readonly memberId: string;
  readonly kind: CounsellingKind;
  readonly name: string;
  readonly departmentName: string | null;
  readonly intro: string;
  readonly topics: string[];
  readonly channels: string[];
  readonly isMine: boolean;
  readonly isInvited: boolean;
  readonly slots: FreeSlotRow[];
}

export interface ProfileRow extends FoundRow {
  readonly place: string | null;
  readonly leadHours: number;
  readonly horizonDays: number;
  readonly autoApprove: boolean;
  readonly termMost: number | null;
}

export interface Finder extends Asking {
  readonly studentId: string | null;
  readonly today: string;
  readonly kinds: readonly CounsellingKind[];
  readonly locale: Locale;
}

export interface Wished {
  readonly search: Search | undefined;
  readonly department: string | undefined;
  readonly topic: string | undefined;
  readonly channel: string | undefined;
}

/** Counsellors whom the finder may see: in force, active, of a kind for them, and not themselves. */
const inScope = (finder: Finder): RawBuilder<boolean> => sql`(c.is_active and c.kind = any(${finder.kinds}::text[])
  and c.member_id <> ${finder.memberId}::uuid and ${isCounsellorOn(finder.today)})`;

/** Advises or looks after the student today. */
const isMine = (finder: Finder): RawBuilder<boolean> => sql`exists (
  select from advisor_assignment advised where advised.student_id = ${finder.studentId}::uuid
    and advised.advisor_id = c.member_id and ${inForce('advised', sql`${finder.today}`)})`;

/** Belongs to a department of the finder's. */
const isNear = (finder: Finder): RawBuilder<boolean> => sql`exists (
  select from member_type near where near.member_id = c.member_id and ${inForce('near', sql`${finder.today}`)}
    and near.department_code in ${ownDepartments(finder)})`;

/** Has invited the student to choose an hour, and they have not yet. */
const isInvited = (finder: Finder): RawBuilder<boolean> => sql`exists (
  select from counselling_invitation i where i.student_id = ${finder.studentId}::uuid and i.counsellor_id = c.id
    and i.ended_at is null and i.ends_at > ${finder.now})`;

function departmentOf(finder: Finder): RawBuilder<unknown> {
  return sql`(select ${nameOf('d', finder.locale)} from member_type main join department d on d.code = main.department_code
    where main.member_id = c.member_id and ${inForce('main', sql`${finder.today}`)}
    order by main.is_primary desc, main.type_code limit 1)`;
}

const NEXT = (finder: Finder): RawBuilder<unknown> => sql`(
  select coalesce(json_agg(json_build_object('id', free.id, 'beginsAt', free.begins_at, 'capacity', free.capacity,
    'taken', free.taken + free.held, 'channels', free.channels) order by free.begins_at), '[]')
  from (select slot.id, slot.begins_at, slot.capacity, slot.taken, slot.held, slot.channels from counselling_slot slot
    where slot.counsellor_id = c.id and ${isFree(finder)} and ${isAskerFree(finder)}
    order by slot.begins_at limit ${sql.lit(NEXT_SLOTS)}) free)`;

const columns = (finder: Finder): RawBuilder<unknown> => sql`c.id, c.member_id as "memberId", c.kind,
  ${nameOf('m', finder.locale)} as "name", ${departmentOf(finder)} as "departmentName", c.intro, c.topics, c.channels,
  ${isMine(finder)} as "isMine", ${isInvited(finder)} as "isInvited", ${NEXT(finder)} as "slots"`;

function wishes(wished: Wished): RawBuilder<boolean> {
  const parts: RawBuilder<unknown>[] = [sql`true`];
  const { search, department, topic, channel } = wished;
  if (search) parts.push(isCalled('m', search));
  if (topic !== undefined) parts.push(sql`${topic} = any(c.topics)`);
  if (channel !== undefined) parts.push(sql`${channel} = any(c.channels)`);
  if (department !== undefined) {
    const isThere = isBelow(sql`at.department_code`, sql`${department}`);
    parts.push(sql`exists (select from member_type at where at.member_id = c.member_id and ${isThere})`);
  }
  return sql`(${sql.join(parts, sql` and `)})`;
}

const nextAt = (asking: Asking): RawBuilder<Date | null> => sql`(select slot.begins_at from counselling_slot slot
  where slot.counsellor_id = c.id and ${isFree(asking)} order by slot.begins_at limit 1)`;

/** A counsellor in the order that is the same for everybody. */
export interface OrderedRow {
  readonly id: string;
  readonly memberId: string;
}

/** No asker: no hour is kept for anybody. */
const NOBODY = '00000000-0000-7000-8000-000000000000';

const STUDYING: ReadonlySet<MemberType> = new Set(['STUDENT', 'CURRENT_STUDENT', 'ALUMNI']);
/** The types of a department's few people; of those who study there only peer counsellors are found. */
const EMPLOYED: readonly MemberType[] = MEMBER_TYPES.filter((type) => !STUDYING.has(type));

/** Selects all counsellors of some kinds by their next free hour, the same for everybody; those without one last. */
export function selectOrder(db: Db, finder: Finder, wished: Wished): Promise<OrderedRow[]> {
  const anybody = { ...finder, memberId: NOBODY };
  return rowsOf<OrderedRow>(db)`
    select c.id, c.member_id as "memberId" from counsellor c join member m on m.id = c.member_id
    where ${inScope(anybody)} and ${wishes(wished)}
    order by ${nextAt(anybody)} nulls last, m.name_ko, c.id`;
}

/**
 * Selects those whom the student finds first: who invited them, who looks after them, then those of their departments,
 * each by the next free hour, and who keeps an hour for them. They are begun with: everybody else is not read.
 */
export function selectFirst(db: Db, finder: Finder, wished: Wished): Promise<string[]> {
  const isOffering = sql`exists (
    select from counselling_wait w where w.counsellor_id = c.id and w.student_id = ${finder.studentId}::uuid
      and w.ended_at is null and w.offered_until > ${finder.now})`;
  return idsOf(db)`
    with own as materialized (
      select c.id from counsellor c where c.member_id = any(array(
        select advised.advisor_id from advisor_assignment advised where advised.student_id = ${finder.studentId}::uuid
        union select near.member_id from member_type near
          where near.department_code in ${ownDepartments(finder)} and near.type_code = any(${EMPLOYED}::text[])))
      union select c.id from counsellor c where c.kind = 'PEER' and c.is_active and ${isNear(finder)}
      union select i.counsellor_id from counselling_invitation i where i.student_id = ${finder.studentId}::uuid and i.ended_at is null
      union select w.counsellor_id from counselling_wait w where w.student_id = ${finder.studentId}::uuid and w.ended_at is null),
    first as (
      select c.id, ${isInvited(finder)} as is_invited, ${isMine(finder)} as is_mine, ${isNear(finder)} as is_near,
        ${isOffering} as is_offering, ${nextAt(finder)} as next_at, m.name_ko
      from own join counsellor c on c.id = own.id join member m on m.id = c.member_id
      where ${inScope(finder)} and ${wishes(wished)})
    select first.id from first where first.is_invited or first.is_mine or first.is_near or first.is_offering
    order by first.is_invited desc, first.is_mine desc, first.is_near desc, first.next_at nulls last, first.name_ko, first.id`;
}

/** Selects counsellors by their ids, in that order. */
export function selectFound(db: Db, finder: Finder, ids: readonly string[]): Promise<FoundRow[]> {
  return rowsOf<FoundRow>(db)`
    select ${columns(finder)} from counsellor c join member m on m.id = c.member_id
    where c.id = any(${[...ids]}::uuid[]) and ${inScope(finder)} order by array_position(${[...ids]}::uuid[], c.id)`;
}

export function selectOptionalProfile(db: Db, finder: Finder, id: string): Promise<ProfileRow | undefined> {
  return firstOf<ProfileRow>(db)`
    select ${columns(finder)}, c.place, coalesce(c.lead_hours, ${finder.defaults.leadHours}::int) as "leadHours",
      coalesce(c.horizon_days, ${finder.defaults.horizonDays}::int) as "horizonDays", c.auto_approve as "autoApprove",
      c.term_most as "termMost"
    from counsellor c join member m on m.id = c.member_id where c.id = ${id}::uuid and ${inScope(finder)}`;
}

/** Selects hours of some days that are free for the counsellor and the asker. */
export function selectFreeSlots(
  db: Db,
  finder: Finder,
  asked: { counsellorId: string; from: Date; to: Date },
): Promise<SuggestedSlotRow[]> {
  return rowsOf<SuggestedSlotRow>(db)`
    select slot.id, slot.begins_at as "beginsAt", slot.capacity, slot.taken + slot.held as taken, slot.channels,
      slot.taken = 0 and ${IS_BESIDE} as "isSuggested"
    from counselling_slot slot join counsellor c on c.id = slot.counsellor_id
    where c.id = ${asked.counsellorId}::uuid and slot.begins_at >= ${asked.from} and slot.begins_at < ${asked.to}
      and ${isFree(finder)} and ${isAskerFree(finder)}
    order by slot.begins_at`;
}

/** Selects the first day from then on with a free hour, and the last one that can be booked. */
export async function selectRange(
  db: Db,
  finder: Finder,
  asked: { counsellorId: string; after: Date },
): Promise<{ nextDate: string | null; lastDate: string }> {
  const day = (at: RawBuilder<unknown>): RawBuilder<string> => sql`(${at} at time zone 'Asia/Seoul')::date`;
  const row = await firstOf<{ nextDate: string | null; lastDate: string }>(db)`
    select ${lastDayOf(finder)} as "lastDate",
      (select ${day(sql`slot.begins_at`)} from counselling_slot slot
        where slot.counsellor_id = c.id and slot.begins_at >= ${asked.after} and ${isFree(finder)} and ${isAskerFree(finder)}
        order by slot.begins_at limit 1) as "nextDate"
    from counsellor c where c.id = ${asked.counsellorId}::uuid`;
  if (!row) throw new Error('A counsellor who was just read is not there.');
  return row;
}

/** Columns `open`, the student's open requests with the kind of `c`, and `inTerm`, meetings of this term with `c`. */
export const loadOf = (asking: { studentId: string | null; now: Date }): RawBuilder<unknown> => sql`
  (select count(*)::int from counselling_request r join counsellor beside on beside.id = r.counsellor_id
    where r.student_id = ${asking.studentId}::uuid and beside.kind = c.kind
      and r.status = any('{WAITING,APPROVED}') and r.begins_at > ${asking.now}) as open,
  (select count(*)::int from counselling_request r cross join ${currentTerm(sql`${koreanDate(asking.now)}`)} term
    where r.student_id = ${asking.studentId}::uuid and r.counsellor_id = c.id
      and r.status = any('{WAITING,APPROVED,COMPLETED,ABSENT}')
      and (r.begins_at at time zone 'Asia/Seoul')::date between term.begins_on and term.ends_on) as "inTerm"`;

/** Selects the student's open requests with the counsellor, and with others of the kind. */
export async function selectLoad(
  db: Db,
  asked: { studentId: string; counsellorId: string; now: Date },
): Promise<{ open: number; inTerm: number }> {
  const row = await firstOf<{ open: number; inTerm: number }>(db)`
    select ${loadOf(asked)} from counsellor c where c.id = ${asked.counsellorId}::uuid`;
  return row ?? { open: 0, inTerm: 0 };
}
