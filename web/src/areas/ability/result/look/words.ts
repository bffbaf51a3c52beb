import type { TestResult } from '@naru/contract/areas/ability/result.ts';

import { type FindingTexts, wordFinding } from '../../../../blocks/ability/finding/words.ts';
import { countChanges, findHighest, findMain, scalesOf } from '../../../../blocks/ability/findings.ts';
import type { Shape } from '../../../../platform/i18n/texts.ts';
import type { lookKo } from './texts.ko.ts';

export type LookTexts = Shape<typeof lookKo>;

export interface ResultFinding {
  readonly title: string;
  readonly text: string;
}

export interface ResultLanguage {
  readonly texts: LookTexts['findings'];
  readonly findings: FindingTexts;
  readonly number: (value: number) => string;
}

/** Puts the first thing to know about a result into a sentence, and the rest into a line. */
export function wordResult(
  result: Pick<TestResult, 'before' | 'pictureList' | 'scaleList'>,
  { texts, findings, number }: ResultLanguage,
): ResultFinding {
  const scales = scalesOf(result, result.pictureList[0]?.scaleList ?? []);
  const main = findMain(scales);
  const { all, risen, fallen } = countChanges(scales);
  const highest = findHighest(scales);
  const line: string[] = [];
  if (risen + fallen > 0) line.push(writeCounts({ all, risen, fallen }, { texts, number }));
  if (main.kind !== 'highest' && highest.kind === 'highest') line.push(texts.highestToo(highest.name));
  if (result.before === null && main.kind !== 'none') line.push(texts.first);
  if (result.before !== null && all === 0) line.push(texts.newVersion);
  return { title: wordFinding(main, findings, number), text: line.join(' ') };
}

function writeCounts(
  { all, risen, fallen }: ReturnType<typeof countChanges>,
  { texts, number }: Pick<ResultLanguage, 'texts' | 'number'>,
): string {
  if (risen === all) return texts.allRisen(number(all));
  if (fallen === all) return texts.allFallen(number(all));
  if (fallen === 0) return texts.risen(number(all), number(risen));
  return risen === 0
    ? texts.fallen(number(all), number(fallen))
    : texts.both(number(all), number(risen), number(fallen));
}
