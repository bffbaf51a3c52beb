import { idsOf, type Tx } from '../../../../platform/db/db.ts';
import { koreanDate } from '../../../../platform/time.ts';

/** Selects who holds one of these duties of the centre now; with `isOnDuty` only those who are on duty. */
export function selectHolders(
  tx: Tx,
  asked: { duties: readonly string[]; now: Date; isOnDuty?: boolean },
): Promise<string[]> {
  const today = koreanDate(asked.now);
  return idsOf(tx)`
    select distinct held.member_id as id from member_duty held
    left join psych.counsellor c on c.member_id = held.member_id
    where held.duty_code = any(${[...asked.duties]}::text[]) and held.begins_on <= ${today}::date
      and (held.ends_on is null or held.ends_on >= ${today}::date)
      and (not ${asked.isOnDuty ?? false}::boolean or c.is_on_duty) order by 1`;
}
