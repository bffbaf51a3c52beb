import { useFormat } from '../../platform/format/use-format.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { longFormTexts } from './long-form-texts.ts';

/** How much of what a text may hold is written: `countText` of a text area, for the most that its contract takes. */
export function useCountText(): (most: number) => (length: number) => string {
  const texts = useTexts(longFormTexts);
  const format = useFormat();
  return (most) => (length) => texts.count(format.number(length), format.number(most));
}
