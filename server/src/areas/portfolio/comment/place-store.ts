/** Places of comments in answers as they are now. */
import type { TextRange } from '@naru/contract/shared/splice.ts';
import type { CommentStatus } from '@naru/contract/areas/portfolio/words.ts';
import { sql } from 'kysely';

import { writeArray } from '../../../platform/db/arrays.ts';
import { rowsOf, type Tx } from '../../../platform/db/db.ts';

export interface PlaceRow {
  readonly id: string;
  readonly status: CommentStatus;
  readonly quote: string;
  readonly suggestion: string | null;
  readonly nowBegins: number | null;
  readonly nowEnds: number | null;
}

export function selectPlaces(tx: Tx, questionId: string): Promise<PlaceRow[]> {
  return rowsOf<PlaceRow>(tx)`
    select m.id, m.status, m.quote, m.suggestion, m.now_begins as "nowBegins", m.now_ends as "nowEnds"
    from letter_comment m where m.question_id = ${questionId}::uuid and m.deleted_at is null`;
}

/** Writes where comments stand now; it counts as no change of theirs. */
export async function updatePlaces(
  tx: Tx,
  places: readonly { readonly id: string; readonly now: TextRange | null }[],
): Promise<void> {
  if (places.length === 0) return;
  await sql`
    update letter_comment m set now_begins = given.begins, now_ends = given.ends
    from unnest(${writeArray(places, ({ id }) => id)}::uuid[], ${writeArray(places, ({ now }) => now?.begins)}::int[],
      ${writeArray(places, ({ now }) => now?.ends)}::int[]) as given(id, begins, ends)
    where m.id = given.id`.execute(tx);
}
