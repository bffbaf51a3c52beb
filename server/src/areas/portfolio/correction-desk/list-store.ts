/** The queue of corrections: nothing of what was handed in is read here. */
import type { Urgency } from '@naru/contract/areas/portfolio/correction-desk.ts';
import type { CorrectionStatus, CorrectorKind } from '@naru/contract/areas/portfolio/words.ts';
import { sql, type RawBuilder } from 'kysely';

import { countByAge, type QueueAges } from '../../../blocks/manifest/queue-counts.ts';
import { nameOf } from '../../../platform/db/name.ts';
import { firstOf, rowsOf, type Db } from '../../../platform/db/db.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import { countBounded, selectPage, type PageRows } from '../../../platform/list/page-queries.ts';
import type { PageWindow } from '../../../platform/list/paging.ts';
import type { Search } from '../../../platform/list/search.ts';
import { contains, isStudentMeant } from '../../../platform/list/search-sql.ts';
import { correctionColumns, type MovingCorrection } from '../correction/store.ts';

export interface QueuedRow extends MovingCorrection {
  readonly studentNm: string;
  readonly deptNm: string;
}

export interface QueueNarrowed {
  /** The scope that the request `c` has to be in. */
  readonly isIn: RawBuilder<boolean>;
  /** The condition that the request `c` is offered to the reader. */
  readonly isOffered: RawBuilder<boolean>;
  readonly status: CorrectionStatus;
  readonly wanted?: CorrectorKind | undefined;
  readonly urgency?: Urgency | undefined;
  readonly assigneeId?: string | undefined;
  readonly search?: Search | undefined;
  readonly now: Date;
  /** Requests are due soon that should be answered by then. */
  readonly soonUntil: Date;
}

function isUrgent(urgency: Urgency, { now, soonUntil }: Pick<QueueNarrowed, 'now' | 'soonUntil'>): RawBuilder<unknown> {
  if (urgency === 'LATE') return sql`c.answer_by <= ${now}::timestamptz`;
  if (urgency === 'LATER') return sql`c.answer_by > ${soonUntil}::timestamptz`;
  return sql`(c.answer_by > ${now}::timestamptz and c.answer_by <= ${soonUntil}::timestamptz)`;
}

function narrow(asked: QueueNarrowed): RawBuilder<unknown> {
  const { isIn, status, wanted, urgency, assigneeId, search } = asked;
  const parts: RawBuilder<unknown>[] = [isIn, sql`c.withdrawn_at is null`, sql`c.status = ${sql.lit(status)}`];
  if (wanted) parts.push(sql`c.wanted = ${wanted}`);
  if (urgency) parts.push(isUrgent(urgency, asked));
  if (assigneeId !== undefined) parts.push(sql`c.assignee_id = ${assigneeId}::uuid`);
  if (search)
    parts.push(sql`(${isStudentMeant(search)} or ${contains('c.title', search)} or ${contains('c.company', search)})`);
  return sql.join(parts, sql` and `);
}

const STUDENTS = sql`join member m on m.id = c.member_id join student s on s.member_id = m.id
  join department d on d.code = s.department_code`;

/** Selects requests: open ones by when they should be answered, completed ones by when they were. */
export function selectQueue(
  db: Db,
  asked: { readonly narrowed: QueueNarrowed; readonly locale: Locale; readonly window: PageWindow },
): Promise<PageRows<QueuedRow>> {
  const { narrowed, locale, window } = asked;
  return selectPage<QueuedRow>(db, {
    columns: sql`${correctionColumns(locale)}, ${narrowed.isOffered} as "isOffered", 0 as "commentCount",
      ${nameOf('m', locale)} as "studentNm", ${nameOf('d', locale)} as "deptNm"`,
    from: sql`letter_correction c ${STUDENTS}`,
    where: narrow(narrowed),
    order: narrowed.status === 'COMPLETED' ? sql`c.completed_at desc, c.id` : sql`c.answer_by, c.id`,
    window,
    counted: narrowed.search ? sql`letter_correction c ${STUDENTS}` : sql`letter_correction c`,
  });
}

/** Selects one request as the queue shows it. */
export function selectOptionalQueued(
  db: Db,
  asked: Pick<QueueNarrowed, 'isIn' | 'isOffered'> & { readonly id: string; readonly locale: Locale },
): Promise<QueuedRow | undefined> {
  const { id, isIn, isOffered, locale } = asked;
  return firstOf<QueuedRow>(db)`
    select ${correctionColumns(locale)}, ${isOffered} as "isOffered",
      (select count(*)::int from letter_comment said where said.correction_id = c.id and said.deleted_at is null)
        as "commentCount", ${nameOf('m', locale)} as "studentNm", ${nameOf('d', locale)} as "deptNm"
    from letter_correction c ${STUDENTS} where c.id = ${id}::uuid and ${isIn}`;
}

/** Builds the condition that nobody has taken an open request `c`. */
export const IS_FREE: RawBuilder<boolean> = sql<boolean>`(c.status = 'REQUESTED' and c.withdrawn_at is null
  and c.assignee_id is null)`;

export function countFree(db: Db, isIn: RawBuilder<boolean>): Promise<number> {
  return countBounded(db, { from: sql`letter_correction c`, where: sql`${IS_FREE} and ${isIn}` });
}

export function countAgedFree(db: Db, isIn: RawBuilder<boolean>, now: Date): Promise<QueueAges> {
  return countByAge(db, sql`select c.requested_at as since from letter_correction c where ${IS_FREE} and ${isIn}`, now);
}

export interface OwnLoad {
  readonly openCount: number;
  readonly lateCount: number;
  readonly soonCount: number;
  readonly doneCount: number;
}

/** Counts what somebody has to correct, and what they completed and may still read. */
export async function selectOwnLoad(
  db: Db,
  asked: {
    readonly isTaken: RawBuilder<boolean>;
    readonly isDone: RawBuilder<boolean>;
    readonly memberId: string;
    readonly now: Date;
    readonly soonUntil: Date;
  },
): Promise<OwnLoad> {
  const { isTaken, isDone, memberId, now, soonUntil } = asked;
  const row = await firstOf<OwnLoad>(db)`
    select count(*) filter (where ${isTaken})::int as "openCount",
      count(*) filter (where ${isTaken} and c.answer_by <= ${now}::timestamptz)::int as "lateCount",
      count(*) filter (where ${isTaken} and c.answer_by > ${now}::timestamptz
        and c.answer_by <= ${soonUntil}::timestamptz)::int as "soonCount",
      count(*) filter (where ${isDone})::int as "doneCount"
    from letter_correction c where c.assignee_id = ${memberId}::uuid and c.withdrawn_at is null`;
  return row ?? { openCount: 0, lateCount: 0, soonCount: 0, doneCount: 0 };
}

export interface DueRow {
  readonly id: string;
  readonly title: string;
  readonly studentNm: string;
  readonly answerBy: Date;
}

const MOST_TODOS = 5;

/** Selects what somebody has to correct by a moment, the most urgent first. */
export function selectDue(
  db: Db,
  asked: { readonly isTaken: RawBuilder<boolean>; readonly until: Date; readonly locale: Locale },
): Promise<DueRow[]> {
  return rowsOf<DueRow>(db)`
    select c.id, c.title, ${nameOf('m', asked.locale)} as "studentNm", c.answer_by as "answerBy"
    from letter_correction c join member m on m.id = c.member_id
    where ${asked.isTaken} and c.answer_by <= ${asked.until}::timestamptz
    order by c.answer_by, c.id limit ${sql.lit(MOST_TODOS)}`;
}

/** Selects completed rounds of the same letter that the reader may still read. */
export function selectEarlier(
  db: Db,
  asked: { readonly letterId: string; readonly round: number; readonly isDone: RawBuilder<boolean> },
): Promise<{ id: string; round: number; completedAt: Date }[]> {
  return rowsOf<{ id: string; round: number; completedAt: Date }>(db)`
    select c.id, c.round, c.completed_at as "completedAt" from letter_correction c
    where c.letter_id = ${asked.letterId}::uuid and c.round < ${asked.round} and ${asked.isDone}
    order by c.round`;
}
