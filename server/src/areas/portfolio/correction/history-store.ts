/** How a request went from hand to hand. */
import type { CorrectionAction, CorrectionHistoryEntry } from '@naru/contract/areas/portfolio/correction-desk.ts';

import { nameOf } from '../../../platform/db/name.ts';
import { rowsOf, type Db, type Tx } from '../../../platform/db/db.ts';
import type { Locale } from '../../../platform/http/messages.ts';

export interface NewHistoryEntry {
  readonly correctionId: string;
  readonly action: CorrectionAction;
  /** Null: the portal itself. */
  readonly actorId: string | null;
  /** The person that it went to or was taken from. */
  readonly assigneeId: string | null;
  readonly reason: string | null;
  readonly at: Date;
}

export async function insertHistory(tx: Tx, entry: NewHistoryEntry): Promise<void> {
  await tx
    .insertInto('letter_correction_history')
    .values({
      correction_id: entry.correctionId,
      action: entry.action,
      actor_id: entry.actorId,
      assignee_id: entry.assigneeId,
      reason: entry.reason,
      at: entry.at,
    })
    .execute();
}

type HistoryRow = Omit<CorrectionHistoryEntry, 'at'> & { readonly at: Date };

/** Selects what happened to a request, the earliest first. */
export function selectHistory(db: Db, correctionId: string, locale: Locale): Promise<HistoryRow[]> {
  return rowsOf<HistoryRow>(db)`
    select h.action, h.at, h.reason,
      (select ${nameOf('m', locale)} from member m where m.id = h.actor_id) as "actorNm",
      (select ${nameOf('m', locale)} from member m where m.id = h.assignee_id) as "assigneeNm"
    from letter_correction_history h where h.correction_id = ${correctionId}::uuid order by h.id`;
}
