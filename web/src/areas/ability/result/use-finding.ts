import type { TestResult } from '@naru/contract/areas/ability/result.ts';

import type { Format } from '../../../platform/format/format.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { countChanges, findHighest, findMain, scalesOf } from '../../../blocks/ability/findings.ts';
import { useFindingWords } from '../../../blocks/ability/use-finding-words.ts';
import { resultTexts, type ResultTexts } from './texts.ts';

export interface ResultFinding {
  readonly title: string;
  readonly text: string;
}

/** Puts the first thing to know about a result into a sentence, and the rest into a line. */
export function useFinding(result: TestResult): ResultFinding {
  const texts = useTexts(resultTexts).findings;
  const format = useFormat();
  const scales = scalesOf(result, result.pictureList[0]?.scaleList ?? []);
  const write = useFindingWords();
  const main = findMain(scales);
  const { all, risen, fallen } = countChanges(scales);
  const highest = findHighest(scales);
  const line: string[] = [];
  if (risen + fallen > 0) line.push(writeCounts({ all, risen, fallen }, texts, format));
  if (main.kind !== 'highest' && highest.kind === 'highest') line.push(texts.highestToo(highest.name));
  if (result.before === null && main.kind !== 'none') line.push(texts.first);
  if (result.before !== null && all === 0) line.push(texts.newVersion);
  return { title: write(main), text: line.join(' ') };
}

function writeCounts(
  { all, risen, fallen }: ReturnType<typeof countChanges>,
  texts: ResultTexts['findings'],
  { number }: Format,
): string {
  if (risen === all) return texts.allRisen(number(all));
  if (fallen === all) return texts.allFallen(number(all));
  if (fallen === 0) return texts.risen(number(all), number(risen));
  return risen === 0
    ? texts.fallen(number(all), number(fallen))
    : texts.both(number(all), number(risen), number(fallen));
}
