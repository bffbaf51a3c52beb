/** Tickets that codes were swapped for, for who keeps the attendance to see how many. */
import { firstOf, type Db } from '../../../platform/db/db.ts';

export async function insertTicket(
  db: Db,
  given: { readonly id: string; readonly sessionId: string; readonly window: number; readonly at: Date },
): Promise<void> {
  await db
    .insertInto('session_ticket')
    .values({ id: given.id, session_id: given.sessionId, code_window: given.window, given_at: given.at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

interface TicketCount {
  readonly all: number;
  /** Tickets of the code that has most of them. */
  readonly ofOneCode: number;
}

export async function countTickets(db: Db, sessionId: string): Promise<TicketCount> {
  const row = await firstOf<TicketCount>(db)`
    select coalesce(sum(code.count), 0)::int as all, coalesce(max(code.count), 0)::int as "ofOneCode"
    from (select count(*) from session_ticket t where t.session_id = ${sessionId}::uuid group by t.code_window) code`;
  return row ?? { all: 0, ofOneCode: 0 };
}
