/** Requests for correction as rows, without what was handed in. */
import type { CorrectionStatus, CorrectorKind, Rubric } from '@naru/contract/areas/portfolio/words.ts';
import type { PaperSnapshot } from '@naru/contract/areas/portfolio/snapshot.ts';
import { sql, type RawBuilder } from 'kysely';

import { nameOf } from '../../../platform/db/name.ts';
import { countOf, firstOf, idsOf, type Db, type Tx } from '../../../platform/db/db.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import type { CorrectedPaper } from '../core/end-request.ts';

/** The name of a request in the history and the audit log. */
export const CORRECTION = 'letter_correction';

export interface CorrectionRow {
  readonly id: string;
  readonly memberId: string;
  readonly letterId: string | null;
  readonly resumeId: string | null;
  readonly round: number;
  readonly status: CorrectionStatus;
  readonly wanted: CorrectorKind;
  readonly title: string;
  readonly company: string;
  readonly dueOn: string | null;
  readonly answerBy: Date;
  readonly characters: number;
  readonly assigneeId: string | null;
  readonly assigneeName: string | null;
  readonly firstCommentAt: Date | null;
  readonly requestedAt: Date;
  readonly completedAt: Date | null;
  readonly version: number;
}

/** The columns of a request `c`. */
export const correctionColumns = (locale: Locale): RawBuilder<unknown> => sql`
  c.id, c.member_id as "memberId", c.letter_id as "letterId", c.resume_id as "resumeId", c.round, c.status, c.wanted,
  c.title, c.company, c.due_on as "dueOn", c.answer_by as "answerBy", c.characters, c.assignee_id as "assigneeId",
  (select ${nameOf('am', locale)} from member am where am.id = c.assignee_id) as "assigneeName",
  c.first_comment_at as "firstCommentAt", c.requested_at as "requestedAt", c.completed_at as "completedAt", c.version`;

/** A request with what moving it takes. */
export interface MovingCorrection extends CorrectionRow {
  /** It is offered to the one who moves it. */
  readonly isOffered: boolean;
  readonly commentCount: number;
}

export interface CorrectionAsked {
  readonly id: string;
  /** The scope that the request `c` has to be in. */
  readonly isIn: RawBuilder<boolean>;
  /** The condition that the request `c` is offered to the reader. */
  readonly isOffered: RawBuilder<boolean>;
  readonly locale: Locale;
}

export function selectOptionalCorrection(
  db: Db,
  { id, isIn, isOffered, locale }: CorrectionAsked,
): Promise<MovingCorrection | undefined> {
  return firstOf<MovingCorrection>(db)`
    select ${correctionColumns(locale)}, ${isOffered} as "isOffered",
      (select count(*)::int from letter_comment said where said.correction_id = c.id and said.deleted_at is null)
        as "commentCount"
    from letter_correction c where c.id = ${id}::uuid and ${isIn}`;
}

/** Locks the request, and only then reads it. */
export async function lockOptionalCorrection(tx: Tx, asked: CorrectionAsked): Promise<MovingCorrection | undefined> {
  await sql`select from letter_correction c where c.id = ${asked.id}::uuid and ${asked.isIn} for update`.execute(tx);
  return selectOptionalCorrection(tx, asked);
}

/** The papers that were handed in, and the word on the whole. */
export interface CorrectionContents {
  readonly message: string;
  readonly snapshot: PaperSnapshot;
  readonly overall: string;
  readonly rubric: Rubric;
  readonly draftVersion: number;
}

/** Selects the contents of a request in a scope. */
export function selectOptionalContents(
  db: Db,
  { id, isIn }: Pick<CorrectionAsked, 'id' | 'isIn'>,
): Promise<CorrectionContents | undefined> {
  return firstOf<CorrectionContents>(db)`
    select c.message, c.snapshot, c.overall, c.rubric, c.draft_version as "draftVersion"
    from letter_correction c where c.id = ${id}::uuid and ${isIn}`;
}

export interface NewCorrection extends Omit<
  CorrectionRow,
  'status' | 'assigneeId' | 'assigneeName' | 'firstCommentAt' | 'completedAt' | 'version'
> {
  readonly message: string;
  readonly snapshot: PaperSnapshot;
}

/** Inserts an open request; false where the paper has one. */
export async function insertCorrection(tx: Tx, given: NewCorrection): Promise<boolean> {
  const inserted = await tx
    .insertInto('letter_correction')
    .values({
      id: given.id,
      member_id: given.memberId,
      letter_id: given.letterId,
      resume_id: given.resumeId,
      round: given.round,
      status: 'REQUESTED',
      wanted: given.wanted,
      message: given.message,
      title: given.title,
      company: given.company,
      due_on: given.dueOn,
      answer_by: given.answerBy,
      snapshot: JSON.stringify(given.snapshot),
      characters: given.characters,
      requested_at: given.requestedAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('letter_correction.id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Locks the requests of a student, so that two at once are counted one after the other. */
export async function lockRequester(tx: Tx, memberId: string): Promise<void> {
  await sql`select from member m where m.id = ${memberId}::uuid for no key update`.execute(tx);
}

export function countOpen(db: Db, memberId: string): Promise<number> {
  return countOf(db)`
    select count(*)::int as count from letter_correction c
    where c.member_id = ${memberId}::uuid and c.status = 'REQUESTED' and c.withdrawn_at is null`;
}

/** Builds the condition that a request `c` is about a paper. */
const isAbout = ({ letterId, resumeId }: CorrectedPaper): RawBuilder<boolean> =>
  letterId === null
    ? sql<boolean>`(c.letter_id is null and c.resume_id = ${resumeId}::uuid)`
    : sql<boolean>`(c.letter_id = ${letterId}::uuid)`;

/** Selects the rounds that a paper has had, and whether it is being corrected. */
export async function selectRounds(
  db: Db,
  paper: CorrectedPaper,
): Promise<{ readonly last: number; readonly isOpen: boolean }> {
  const row = await firstOf<{ last: number; isOpen: boolean }>(db)`
    select coalesce(max(c.round), 0)::int as last, coalesce(bool_or(c.status = 'REQUESTED'), false) as "isOpen"
    from letter_correction c where ${isAbout(paper)} and c.withdrawn_at is null`;
  return row ?? { last: 0, isOpen: false };
}

/** Selects the request about a paper that is not completed; one paper has one at most. */
export async function selectOptionalOpenId(
  tx: Tx,
  { paper, isIn }: { readonly paper: CorrectedPaper; readonly isIn: RawBuilder<boolean> },
): Promise<string | undefined> {
  const [id] = await idsOf(tx)`
    select c.id from letter_correction c where ${isAbout(paper)} and c.status = 'REQUESTED' and ${isIn}`;
  return id;
}
