import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { entryTexts } from './texts.ts';

interface Term {
  readonly year: number;
  readonly semstrNm: string;
}

/** Writes points with their sign, and terms. */
export function useEntryWords() {
  const texts = useTexts(entryTexts);
  const format = useFormat();
  const signed = (points: number): string => {
    const text = format.number(Math.abs(points));
    return points > 0 ? texts.plus(text) : points < 0 ? texts.minus(text) : texts.points(text);
  };
  const termOf = ({ year, semstrNm }: Term): string => texts.term({ year: String(year), semester: semstrNm });
  return { texts, format, signed, termOf };
}
