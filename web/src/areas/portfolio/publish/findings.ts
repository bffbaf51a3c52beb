import type { CheckWeight, PublishFinding } from '@naru/contract/areas/portfolio/publish-checks.ts';

/** Findings of one kind at one place, said once. */
export interface FindingGroup extends PublishFinding {
  readonly texts: readonly string[];
}

export const ofWeight = (findings: readonly PublishFinding[], weight: CheckWeight): PublishFinding[] =>
  findings.filter((finding) => finding.weight === weight);

/** Groups findings, in the order of the page; what is only told stands once, with the way to its first place. */
export function groupFindings(findings: readonly PublishFinding[]): FindingGroup[] {
  const groups = new Map<string, PublishFinding & { texts: string[] }>();
  for (const finding of findings) {
    const key = finding.weight === 'TELLS' ? finding.check : `${finding.check} ${finding.blockId ?? finding.place}`;
    const group = groups.get(key) ?? { ...finding, texts: [] };
    if (finding.text !== '' && !group.texts.includes(finding.text)) group.texts.push(finding.text);
    groups.set(key, group);
  }
  return [...groups.values()];
}
