/** Versions of an opinion as rows; texts come out sealed. */

import { nameOf } from '../../../platform/db/name.ts';
import { rowsOf, type Db, type Tx } from '../../../platform/db/db.ts';
import type { Locale } from '../../../platform/http/messages.ts';

export interface OpinionRow {
  readonly number: number;
  readonly body: string;
  readonly draftedBy: string;
  readonly draftedName: string;
  readonly draftedAt: Date;
  readonly reviewedName: string | null;
  readonly remark: string | null;
  readonly sentAt: Date | null;
}

/** The latest first. */
export function selectOpinions(db: Db, caseId: string, locale: Locale): Promise<OpinionRow[]> {
  return rowsOf<OpinionRow>(db)`
    select o.number, o.body, o.drafted_by as "draftedBy", ${nameOf('dm', locale)} as "draftedName",
      o.drafted_at as "draftedAt", ${nameOf('rm', locale)} as "reviewedName", o.remark, o.sent_at as "sentAt"
    from law_opinion o join member dm on dm.id = o.drafted_by left join member rm on rm.id = o.reviewed_by
    where o.case_id = ${caseId}::uuid order by o.number desc limit 50`;
}

export async function insertOpinion(
  tx: Tx,
  made: { caseId: string; number: number; body: string; by: string; at: Date },
): Promise<void> {
  await tx
    .insertInto('law_opinion')
    .values({
      case_id: made.caseId,
      number: made.number,
      body: made.body,
      drafted_by: made.by,
      drafted_at: made.at,
    })
    .execute();
}

export async function updateOpinion(
  tx: Tx,
  which: { caseId: string; number: number },
  set: { reviewed_by?: string; reviewed_at?: Date; remark?: string; sent_at?: Date },
): Promise<void> {
  await tx
    .updateTable('law_opinion')
    .set(set)
    .where('law_opinion.case_id', '=', which.caseId)
    .where('law_opinion.number', '=', which.number)
    .execute();
}
