import type { OwnComment } from '@naru/contract/areas/portfolio/comment.ts';
import { startTransition, useCallback, useMemo, useState } from 'react';

import type { TextMark } from '../../../ui/anchored-text-marks.ts';
import { marksOf } from '../comment/own-marks.ts';

/** Marks of the comments on an answer; comments that are read anew stand where the editor has moved them to. */
export function useAnswerMarks(comments: readonly OwnComment[]) {
  const [moved, setMoved] = useState<readonly TextMark[]>([]);
  const marks = useMemo(() => {
    const places = new Map(moved.map((mark) => [mark.id, mark]));
    return marksOf(comments).map((mark) => ({ ...mark, ...placeOf(places.get(mark.id)) }));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the editor moves its marks itself at each key
  }, [comments]);
  // Only comments that are read anew look at the places, so no key waits for them.
  const keepPlaces = useCallback((places: readonly TextMark[]) => startTransition(() => setMoved(places)), []);
  return { marks, keepPlaces };
}

const placeOf = (mark: TextMark | undefined) => mark && { begins: mark.begins, ends: mark.ends };
