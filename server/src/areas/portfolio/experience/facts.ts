/** Facts of the portal from which a card can begin: those in which somebody did something. */
import type { ResumeFact, ResumeSection } from '@naru/contract/areas/portfolio/resume-content.ts';

import type { ResumeSource } from '../../../blocks/manifest/resume-source.ts';
import type { Db } from '../../../platform/db/db.ts';
import { readFacts } from '../resume/facts.ts';

/** Sections with a story; a score or a degree has none. */
const TOLD: ReadonlySet<ResumeSection> = new Set([
  'WORK',
  'ACTIVITY',
  'AWARD',
  'TRAINING',
  'PROJECT',
  'VOLUNTEER',
  'ABROAD',
]);

/** Lists them, the latest first. */
export async function listFactsOf(db: Db, sources: readonly ResumeSource[], memberId: string): Promise<ResumeFact[]> {
  const facts = await readFacts(db, sources, memberId);
  return facts
    .filter(({ section }) => TOLD.has(section))
    .toSorted((one, other) => other.begins.localeCompare(one.begins));
}
