/** Requests as their student sees them. */
import { sql, type RawBuilder } from 'kysely';

import { nameOf } from '../../../platform/db/name.ts';
import { firstOf, rowsOf, type Db } from '../../../platform/db/db.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import type { ViewRow } from '../core/view-store.ts';
import { correctionColumns, type CorrectionRow } from './store.ts';

export interface OwnRow extends CorrectionRow {
  /** Remarks without a decision; 0 until it is completed. */
  readonly openCommentCount: number;
  readonly lastView: (Pick<ViewRow, 'viewerNm' | 'audience'> & { readonly viewedAt: string }) | null;
}

const ownColumns = (locale: Locale): RawBuilder<unknown> => sql`
  ${correctionColumns(locale)},
  case when c.status = 'COMPLETED' then (select count(*)::int from letter_comment said
    where said.correction_id = c.id and said.deleted_at is null and said.status = 'OPEN') else 0 end as "openCommentCount",
  (select json_build_object('viewerNm', ${nameOf('m', locale)}, 'audience', v.audience, 'viewedAt', v.viewed_at)
    from paper_view v join member m on m.id = v.viewer_id
    where v.paper_id = c.id and v.paper = 'CORRECTION' order by v.viewed_at desc, v.id limit 1) as "lastView"`;

const MOST = 100;

/** Selects requests of a student, the latest first; of one paper where it is named. */
export function selectOwn(
  db: Db,
  asked: {
    readonly isIn: RawBuilder<boolean>;
    readonly letterId?: string | undefined;
    readonly resumeId?: string | undefined;
    readonly locale: Locale;
  },
): Promise<OwnRow[]> {
  const { isIn, letterId, resumeId, locale } = asked;
  const parts: RawBuilder<unknown>[] = [isIn];
  if (letterId !== undefined) parts.push(sql`c.letter_id = ${letterId}::uuid`);
  if (resumeId !== undefined) parts.push(sql`c.resume_id = ${resumeId}::uuid`);
  return rowsOf<OwnRow>(db)`
    select ${ownColumns(locale)} from letter_correction c where ${sql.join(parts, sql` and `)}
    order by c.requested_at desc, c.id desc limit ${sql.lit(MOST)}`;
}

export function selectOptionalOwn(
  db: Db,
  { id, isIn, locale }: { readonly id: string; readonly isIn: RawBuilder<boolean>; readonly locale: Locale },
): Promise<OwnRow | undefined> {
  return firstOf<OwnRow>(db)`
    select ${ownColumns(locale)} from letter_correction c where c.id = ${id}::uuid and ${isIn}`;
}

export interface UndecidedRow {
  readonly id: string;
  readonly letterId: string | null;
  readonly title: string;
  readonly count: number;
}

const MOST_TODOS = 5;

/** Selects completed requests of a student in which comments wait for a decision, the latest first. */
export function selectUndecided(
  db: Db,
  { memberId, since }: { readonly memberId: string; readonly since: Date },
): Promise<UndecidedRow[]> {
  return rowsOf<UndecidedRow>(db)`
    select c.id, c.letter_id as "letterId", c.title, count(*)::int as count
    from letter_correction c join letter_comment said on said.correction_id = c.id
    where c.member_id = ${memberId}::uuid and c.withdrawn_at is null and c.status = 'COMPLETED'
      and c.completed_at > ${since}::timestamptz and said.deleted_at is null and said.status = 'OPEN'
    group by c.id order by c.completed_at desc, c.id limit ${sql.lit(MOST_TODOS)}`;
}
