/** Pieces of a template that come out of a résumé: skills, and what somebody did elsewhere. Pure. */
import type { BlockOf } from '@naru/contract/areas/portfolio/page-content.ts';
import type { ShownRecord } from '@naru/contract/areas/portfolio/page-facts.ts';
import { promptOf } from '@naru/contract/areas/portfolio/prompt.ts';
import type { ResumeSection } from '@naru/contract/areas/portfolio/resume-content.ts';
import { SHOWN_MOST } from '@naru/contract/areas/portfolio/shown-words.ts';
import type { StartChoices } from '@naru/contract/areas/portfolio/start.ts';
import type { PaperLanguage } from '@naru/contract/areas/portfolio/words.ts';

import { toLine, type Bare, type Known } from './making.ts';
import { templateWords } from './template-words.ts';

const skillsOf = ({ facts }: Known, { resumeId }: StartChoices) =>
  facts.resumeList
    .find((resume) => resume.resumeId === resumeId)
    ?.sectionList.find(({ section }) => section === 'SKILL')?.itemList ?? [];

/** Lists skills that the résumé names, or a prompt for the first one. */
export function listSkills(known: Known, choices: StartChoices, language: PaperLanguage): BlockOf<'SKILL'>['itemList'] {
  const items = skillsOf(known, choices).flatMap(({ title, detail }) => {
    const name = toLine(title[language] || title.ko);
    return name === '' ? [] : [{ name, level: 0, text: toLine(detail[language] || detail.ko) }];
  });
  const prompt = { name: promptOf(templateWords[language].prompts.skill), level: 0, text: '' };
  return items.length === 0 ? [prompt] : items.slice(0, SHOWN_MOST.items);
}

/** Sections that tell what somebody did elsewhere. */
const TOLD: readonly ResumeSection[] = [
  'WORK',
  'ACTIVITY',
  'PROJECT',
  'AWARD',
  'VOLUNTEER',
  'ABROAD',
  'LANGUAGE',
  'CERTIFICATE',
];

/** Takes sections of the chosen résumé, except those that chosen facts of the university tell already. */
export function listResume(
  known: Known,
  { resumeId }: StartChoices,
  records: readonly ShownRecord[],
): Bare<BlockOf<'RESUME'>>[] {
  const resume = known.facts.resumeList.find((one) => one.resumeId === resumeId);
  const told = new Set(records.map(({ section }) => section));
  const sectionList = TOLD.filter(
    (wanted) => !told.has(wanted) && resume?.sectionList.some(({ section }) => section === wanted),
  );
  return resume && sectionList.length > 0
    ? [{ kind: 'RESUME', resumeId: resume.resumeId, sectionList: [...sectionList] }]
    : [];
}
