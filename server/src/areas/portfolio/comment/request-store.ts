/** Requests for correction, as those who write and read comments need them. */
import type { PaperSnapshot } from '@naru/contract/areas/portfolio/snapshot.ts';
import type { CorrectionStatus, Rubric } from '@naru/contract/areas/portfolio/words.ts';
import { sql, type RawBuilder } from 'kysely';

import { nameOf } from '../../../platform/db/name.ts';
import type { Db, Tx } from '../../../platform/db/pool.ts';
import type { Locale } from '../../../platform/http/messages.ts';

interface RequestRow {
  readonly id: string;
  readonly letterId: string | null;
  readonly resumeId: string | null;
  readonly round: number;
  readonly status: CorrectionStatus;
}

export async function selectOptionalRequest(
  db: Db,
  id: string,
  isIn: RawBuilder<boolean>,
): Promise<RequestRow | undefined> {
  const { rows } = await sql<RequestRow>`
    select c.id, c.letter_id as "letterId", c.resume_id as "resumeId", c.round, c.status
    from letter_correction c where c.id = ${id}::uuid and ${isIn}`.execute(db);
  return rows[0];
}

/** Locks a request, so that it is neither withdrawn nor finished nor released while a comment is written. */
export async function lockOptionalRequest(
  tx: Tx,
  id: string,
  isIn: RawBuilder<boolean>,
): Promise<{ readonly snapshot: PaperSnapshot } | undefined> {
  const { rows } = await sql<{ snapshot: PaperSnapshot }>`
    select c.snapshot from letter_correction c where c.id = ${id}::uuid and ${isIn} for update`.execute(tx);
  return rows[0];
}

/** Notes the first comment: from then on the request is not withdrawn. */
export async function noteFirstComment(tx: Tx, id: string, at: Date): Promise<void> {
  await sql`
    update letter_correction c set first_comment_at = ${at}
    where c.id = ${id}::uuid and c.first_comment_at is null`.execute(tx);
}

export async function countComments(tx: Tx, correctionId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from letter_comment m
    where m.correction_id = ${correctionId}::uuid and m.deleted_at is null`.execute(tx);
  return rows[0]?.count ?? 0;
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
export async function selectRounds(
  db: Db,
  asked: { readonly paper: PaperKey; readonly isIn: RawBuilder<boolean>; readonly locale: Locale },
): Promise<RoundRow[]> {
  const { rows } = await sql<RoundRow>`
    select c.id, c.round, c.status, ${nameOf('corrector', asked.locale)} as "correctorNm",
      c.requested_at as "requestedAt", c.answer_by as "answerBy", c.completed_at as "completedAt", c.message, c.overall,
      c.rubric
    from letter_correction c left join member corrector on corrector.id = c.assignee_id
    where ${isOfPaper(asked.paper)} and ${asked.isIn}
    order by c.requested_at desc, c.id desc`.execute(db);
  return rows;
}

/** Selects the answers as a round froze them; the résumé of a round is its student’s and its corrector’s alone. */
export async function selectFrozenAnswers(db: Db, correctionId: string): Promise<FrozenRow[]> {
  const { rows } = await sql<FrozenRow>`
    select q.one->>'questionId' as "questionId", q.one->>'question' as question, q.one->>'answer' as answer
    from letter_correction c, jsonb_array_elements(
      case when jsonb_typeof(c.snapshot->'letter') = 'object' then c.snapshot->'letter'->'questionList' else '[]' end
    ) with ordinality as q(one, place)
    where c.id = ${correctionId}::uuid order by q.place`.execute(db);
  return rows;
}

interface FrozenRow {
  readonly questionId: string;
  readonly question: string;
  readonly answer: string;
}
