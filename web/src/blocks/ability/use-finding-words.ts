import { useFormat } from '../../platform/format/use-format.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { wordFinding } from './finding/words.ts';
import type { Finding } from './findings.ts';
import { abilityTexts } from './texts.ts';

/** Puts a finding into a sentence. */
export function useFindingWords(): (finding: Finding) => string {
  const texts = useTexts(abilityTexts);
  const format = useFormat();
  return (finding) => wordFinding(finding, texts, format.number);
}
