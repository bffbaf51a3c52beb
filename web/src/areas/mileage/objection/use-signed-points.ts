import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { objectionTexts } from './texts.ts';

/** Writes points with their sign. */
export function useSignedPoints(): (points: number) => string {
  const texts = useTexts(objectionTexts);
  const format = useFormat();
  return (points) => {
    const text = format.number(Math.abs(points));
    return points > 0 ? texts.plus(text) : points < 0 ? texts.minus(text) : texts.points(text);
  };
}
