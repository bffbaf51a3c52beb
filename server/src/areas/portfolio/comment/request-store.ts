/** Requests for correction, as those who write and read comments need them. */
import type { PaperSnapshot } from '@naru/contract/areas/portfolio/snapshot.ts';
import type { CorrectionStatus, Rubric } from '@naru/contract/areas/portfolio/words.ts';
import { sql, type RawBuilder } from 'kysely';

import { nameOf } from '../../../platform/db/name.ts';
import { countOf, firstOf, rowsOf, type Db, type Tx } from '../../../platform/db/db.ts';
import type { Locale } from '../../../platform/http/messages.ts';

interface RequestRow {
  readonly id: string;
  readonly letterId: string | null;
  readonly resumeId: string | null;
  readonly round: number;
  readonly status: CorrectionStatus;
}

export function selectOptionalRequest(db: Db, id: string, isIn: RawBuilder<boolean>): Promise<RequestRow | undefined> {
  return firstOf<RequestRow>(db)`
    select c.id, c.letter_id as "letterId", c.resume_id as "resumeId", c.round, c.status
    from letter_correction c where c.id = ${id}::uuid and ${isIn}`;
}

/** Locks a request, so that it is neither withdrawn nor finished nor released while a comment is written. */
export function lockOptionalRequest(
  tx: Tx,
  id: string,
  isIn: RawBuilder<boolean>,
): Promise<{ readonly snapshot: PaperSnapshot } | undefined> {
  return firstOf<{ snapshot: PaperSnapshot }>(tx)`
    select c.snapshot from letter_correction c where c.id = ${id}::uuid and ${isIn} for update`;
}

/** Notes the first comment: from then on the request is not withdrawn. */
export async function noteFirstComment(tx: Tx, id: string, at: Date): Promise<void> {
  await sql`
    update letter_correction c set first_comment_at = ${at}
    where c.id = ${id}::uuid and c.first_comment_at is null`.execute(tx);
}

export function countComments(tx: Tx, correctionId: string): Promise<number> {
  return countOf(tx)`
    select count(*)::int as count from letter_comment m
    where m.correction_id = ${correctionId}::uuid and m.deleted_at is null`;
}

/** A paper whose rounds are asked for: a letter, or a résumé that was handed in without one. */
export interface PaperKey {
  readonly letterId: string | null;
  readonly resumeId: string | null;
}

const isOfPaper = ({ letterId, resumeId }: PaperKey): RawBuilder<boolean> =>
  letterId === null
    ? sql`(c.resume_id = ${resumeId}::uuid and c.letter_id is null and c.withdrawn_at is null)`
    : sql`(c.letter_id = ${letterId}::uuid and c.withdrawn_at is null)`;

export interface RoundRow {
  readonly id: string;
  readonly round: number;
  readonly status: CorrectionStatus;
  readonly correctorNm: string | null;
  readonly requestedAt: Date;
  readonly answerBy: Date;
  readonly completedAt: Date | null;
  readonly message: string;
  readonly overall: string;
  readonly rubric: Rubric;
}

/** Selects the rounds of a paper in a scope, the latest first. */
export function selectRounds(
  db: Db,
  asked: { readonly paper: PaperKey; readonly isIn: RawBuilder<boolean>; readonly locale: Locale },
): Promise<RoundRow[]> {
  return rowsOf<RoundRow>(db)`
    select c.id, c.round, c.status, ${nameOf('corrector', asked.locale)} as "correctorNm",
      c.requested_at as "requestedAt", c.answer_by as "answerBy", c.completed_at as "completedAt", c.message, c.overall,
      c.rubric
    from letter_correction c left join member corrector on corrector.id = c.assignee_id
    where ${isOfPaper(asked.paper)} and ${asked.isIn}
    order by c.requested_at desc, c.id desc`;
}

/** Selects the answers as a round froze them; the résumé of a round is its student’s and its corrector’s alone. */
export function selectFrozenAnswers(db: Db, correctionId: string): Promise<FrozenRow[]> {
  return rowsOf<FrozenRow>(db)`
    select q.one->>'questionId' as "questionId", q.one->>'question' as question, q.one->>'answer' as answer
    from letter_correction c, jsonb_array_elements(
      case when jsonb_typeof(c.snapshot->'letter') = 'object' then c.snapshot->'letter'->'questionList' else '[]' end
    ) with ordinality as q(one, place)
    where c.id = ${correctionId}::uuid order by q.place`;
}

interface FrozenRow {
  readonly questionId: string;
  readonly question: string;
  readonly answer: string;
}
