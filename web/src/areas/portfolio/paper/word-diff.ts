/** Words by which two texts differ, for two texts beside each other. */
import { diffWords } from 'diff';

export interface DiffPart {
  readonly text: string;
  readonly look: 'same' | 'out' | 'in';
}

/** Two long texts without a word in common are not worth more time: each then stands as a whole. */
const MOST_MS = 1500;

export function diffText(before: string, after: string): readonly DiffPart[] {
  const intlSegmenter = new Intl.Segmenter('ko', { granularity: 'word' });
  const changes = diffWords(before, after, { intlSegmenter, timeout: MOST_MS });
  if (!changes)
    return [
      { text: before, look: 'out' },
      { text: after, look: 'in' },
    ];
  return changes.map(({ value, added, removed }) => ({ text: value, look: added ? 'in' : removed ? 'out' : 'same' }));
}
