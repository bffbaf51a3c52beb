/** Choices that a new portfolio begins with: little, recent and varied, so that its student takes away rather than adds. Pure. */
import { BADGE_LEVELS } from '@naru/contract/areas/portfolio/badge-words.ts';
import type { ShownRecord } from '@naru/contract/areas/portfolio/page-facts.ts';
import type { ResumeSection } from '@naru/contract/areas/portfolio/resume-content.ts';
import { START_MOST, type StartChoices } from '@naru/contract/areas/portfolio/start.ts';

import type { Known, KnownStory } from './making.ts';

/** Records of a section that are chosen, the latest; sections that are not here are offered only. */
const RECORDS: Readonly<Partial<Record<ResumeSection, number>>> = {
  EDUCATION: 1,
  WORK: 3,
  ACTIVITY: 2,
  AWARD: 2,
  TRAINING: 3,
  LANGUAGE: 1,
  CERTIFICATE: 2,
  PROJECT: 2,
  ABROAD: 1,
};
const BADGES = 6;
const STORIES = 3;

export function suggestChoices(known: Known): StartChoices {
  const { recordList, badgeList, resumeList } = known.facts;
  const levels = badgeList.toSorted(
    (one, other) => BADGE_LEVELS.indexOf(other.level) - BADGE_LEVELS.indexOf(one.level),
  );
  return {
    audience: known.stories.length > 0 ? 'EMPLOYER' : 'MYSELF',
    direction: '',
    showsName: true,
    sourceList: chooseRecords(recordList).map(({ source }) => source),
    assertionIdList: levels.slice(0, BADGES).map(({ assertionId }) => assertionId),
    cardIdList: chooseStories(known.stories).map(({ id }) => id),
    resumeId: resumeList[0]?.resumeId ?? null,
    chartSource: null,
  };
}

function chooseRecords(records: readonly ShownRecord[]): ShownRecord[] {
  const sections = new Map<ResumeSection, ShownRecord[]>();
  const latest = records.filter(({ confirmation }) => confirmation === 'CONFIRMED').toSorted(compareLatest);
  for (const record of latest) {
    const chosen = sections.get(record.section) ?? [];
    if (chosen.length < (RECORDS[record.section] ?? 0)) sections.set(record.section, [...chosen, record]);
  }
  return [...sections.values()].flat().toSorted(compareLatest).slice(0, START_MOST.records);
}

const lastOf = ({ begins, ends, isOngoing }: ShownRecord): string => (isOngoing ? '9999' : ends || begins);
const compareLatest = (one: ShownRecord, other: ShownRecord): number => lastOf(other).localeCompare(lastOf(one));

/** Prefers stories that are told to their end, then the latest. */
function chooseStories(stories: readonly KnownStory[]): KnownStory[] {
  const told = ({ situation, action, result }: KnownStory) => [situation, action, result].filter(Boolean).length;
  return stories
    .filter((story) => told(story) > 0)
    .toSorted((one, other) => told(other) - told(one) || other.begins.localeCompare(one.begins))
    .slice(0, STORIES);
}
