/** How a programme stands, as `stageOf` of core/rules.ts says it, for lists that are filtered and sorted by it. */
import type { Stage } from '@naru/contract/areas/learning/words.ts';
import { sql, type RawBuilder } from 'kysely';

/** The tables that a stage depends on: the programme `p` with the approvals of its opening and its closing. */
export const WITH_APPROVALS = sql`programme p
  left join programme_approval opening on opening.programme_id = p.id and opening.kind = 'OPEN'
  left join programme_approval closing on closing.programme_id = p.id and closing.kind = 'CLOSE'`;

export const stageAt = (now: Date): RawBuilder<Stage> => sql`
  case when p.cancelled_at is not null then 'CANCELLED' when p.closed_at is not null then 'CLOSED'
    when p.published_at is null or opening.status is distinct from 'APPROVED' then
      case opening.status when 'WAITING' then 'REVIEW' when 'REFUSED' then 'REFUSED' else 'DRAFT' end
    when p.ends_at <= ${now} then 'OVER' when p.applies_from > ${now} then 'SOON'
    when p.applies_until > ${now} then
      case when p.selection <> 'FIRST_COME' or p.taken + p.held < p.capacity then 'OPEN'
        when p.queued < p.queue_capacity then 'QUEUE' else 'FULL' end
    when p.begins_at > ${now} then 'APPLIED' else 'RUNNING' end`;

/** Neither closed nor called off. */
const isOpen = sql`(p.closed_at is null and p.cancelled_at is null)`;

const isPublished = sql`(p.published_at is not null and opening.status = 'APPROVED')`;

export const isToMend = (): RawBuilder<boolean> =>
  sql`(${isOpen} and (opening.status = 'REFUSED' or closing.status = 'REFUSED'))`;

/** Over, and nobody asked for the closing. */
export const isToClose = (now: Date): RawBuilder<boolean> =>
  sql`(${isOpen} and ${isPublished} and p.ends_at <= ${now} and closing.status is null)`;

export const isToDraw = (now: Date): RawBuilder<boolean> =>
  sql`(${isOpen} and ${isPublished} and p.selection = 'LOTTERY' and p.drawn_at is null
    and p.applies_until <= ${now} and p.begins_at > ${now}
    and exists (select from trainee t where t.programme_id = p.id and t.status = 'APPLY'))`;

/** Applying is over, and some of those who applied have no answer. */
export const isToDecide = (now: Date): RawBuilder<boolean> =>
  sql`(${isOpen} and ${isPublished} and p.selection = 'SELECTION' and p.applies_until <= ${now} and p.begins_at > ${now}
    and exists (select from trainee t where t.programme_id = p.id and t.status = 'APPLY'))`;

/** Something waits for those who organise it. */
export const isWaiting = (now: Date): RawBuilder<boolean> =>
  sql`(${isToMend()} or ${isToClose(now)} or ${isToDraw(now)} or ${isToDecide(now)})`;
