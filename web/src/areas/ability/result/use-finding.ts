import type { TestResult } from '@naru/contract/areas/ability/result.ts';

import { abilityTexts } from '../../../blocks/ability/texts.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { type ResultFinding, wordResult } from './look/words.ts';
import { resultTexts } from './texts.ts';

/** The first thing to know about a result, in words. */
export function useFinding(result: TestResult): ResultFinding {
  const texts = useTexts(resultTexts).findings;
  const findings = useTexts(abilityTexts);
  const { number } = useFormat();
  return wordResult(result, { texts, findings, number });
}
