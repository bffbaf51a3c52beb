/** Meetings that were held, as far as their points depend on the ledger. */

import { firstOf, hasRows, idsOf, type Db } from '../../../platform/db/db.ts';
import { koreanDate } from '../../../platform/time.ts';
import type { MeetingOutcome } from '../../counselling/api.ts';
import type { ItemRow } from '../rule/store.ts';

/** Selects the item of meetings; undefined where there is none in use. */
export function selectOptionalMeetingItem(db: Db): Promise<ItemRow | undefined> {
  return firstOf<ItemRow>(db)`
    select item.id, item.type_code as "typeCode", item.grade_group as "gradeGroup"
    from mileage_item item where item.source = 'MEETING' and item.in_use`;
}

interface DayAsked {
  readonly memberId: string;
  readonly itemId: string;
  /** A day in Seoul. */
  readonly day: string;
}

/** Selects whether a line that counts and that no meeting brought is there for that day. */
export function selectIsPostedByHand(db: Db, { memberId, itemId, day }: DayAsked): Promise<boolean> {
  return hasRows(db)`
    select from mileage_line l
    where l.member_id = ${memberId}::uuid and l.item_id = ${itemId}::uuid and l.happened_on = ${day}::date
      and l.kind = 'EARN' and l.meeting_id is null
      and not exists (select from mileage_line other where other.reverses_id = l.id)`;
}

/**
 * Selects, of some meetings, those whose points are not as they should be: held and without a line though a rule was in
 * force on their day, or with one that counts though they were not held. Nothing is made up for in a term that is closed:
 * its points would count in a term that is not its own.
 */
export function selectUnsettledMeetings(db: Db, outcomes: readonly MeetingOutcome[]): Promise<string[]> {
  return idsOf(db)`
    select given.id
    from unnest(${outcomes.map(({ meetingId }) => meetingId)}::uuid[],
      ${outcomes.map(({ memberId }) => memberId)}::uuid[],
      ${outcomes.map(({ beginsAt }) => koreanDate(beginsAt))}::date[],
      ${outcomes.map(({ isHeld }) => isHeld)}::boolean[]) as given(id, member_id, day, is_held)
    where given.is_held <> exists (
        select from mileage_line l where l.meeting_id = given.id and l.kind = 'EARN'
          and not exists (select from mileage_line other where other.reverses_id = l.id))
      and (not given.is_held or exists (
        select from mileage_item item
        join mileage_rule r on r.item_id = item.id and r.effective_from <= given.day
          and coalesce(r.effective_to, 'infinity') >= given.day
        where item.source = 'MEETING' and item.in_use
          and not exists (
            select from mileage_line l
            where l.member_id = given.member_id and l.item_id = item.id and l.happened_on = given.day
              and l.kind = 'EARN' and l.meeting_id is null
              and not exists (select from mileage_line other where other.reverses_id = l.id))
          and not exists (
            select from mileage_term own
            join lateral (
              select term.year, term.semester_code from term
              where term.begins_on <= given.day order by term.begins_on desc limit 1
            ) begun on begun.year = own.year and begun.semester_code = own.semester_code
            where own.status <> 'OPEN')))
    order by given.id`;
}
