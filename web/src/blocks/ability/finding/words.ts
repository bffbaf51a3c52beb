import type { Shape } from '../../../platform/i18n/texts.ts';
import type { Finding } from '../findings.ts';
import type { findingKo } from './texts.ko.ts';

export type FindingTexts = Shape<typeof findingKo>;

/** Puts a finding into a sentence. Pure: the page itself does it before the app runs. */
export function wordFinding(finding: Finding, texts: FindingTexts, number: (value: number) => string): string {
  if (finding.kind === 'up' || finding.kind === 'down') return texts[finding.kind](finding.name, number(finding.by));
  return finding.kind === 'highest' ? texts.highest(finding.name) : texts[finding.kind];
}
