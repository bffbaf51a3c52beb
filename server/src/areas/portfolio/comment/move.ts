import { findWords, moveRange } from '@naru/contract/areas/portfolio/move-range.ts';
import { findSplice, type TextRange } from '@naru/contract/shared/splice.ts';

import type { Tx } from '../../../platform/db/db.ts';
import { selectPlaces, updatePlaces, type PlaceRow } from './place-store.ts';

const placeOf = ({ nowBegins, nowEnds }: PlaceRow): TextRange | null =>
  nowBegins === null || nowEnds === null ? null : { begins: nowBegins, ends: nowEnds };

const isSame = (one: TextRange | null, other: TextRange | null): boolean =>
  one?.begins === other?.begins && one?.ends === other?.ends;

/**
 * Moves the comments on an answer along with a save of it. Words that one change took away are found again where they
 * stand once: a paragraph that was moved, an older version that came back. The answer’s row is locked by the caller.
 */
export async function moveComments(tx: Tx, questionId: string, before: string, after: string): Promise<void> {
  if (before === after) return;
  const splice = findSplice(before, after);
  const moved = (await selectPlaces(tx, questionId)).flatMap((row) => {
    const place = placeOf(row);
    const words = row.status === 'ACCEPTED' ? (row.suggestion ?? '') : row.quote;
    const now = (place && moveRange(place, splice)) ?? findWords(after, words);
    return isSame(place, now) ? [] : [{ id: row.id, now }];
  });
  await updatePlaces(tx, moved);
}
