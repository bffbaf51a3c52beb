/** Reads what the portal knows of somebody for a new portfolio. */
import type { PortfolioContent } from '@naru/contract/areas/portfolio/page-content.ts';

import { BADGE_SOURCE } from '@naru/contract/areas/portfolio/resume-shape.ts';

import type { Db } from '../../../platform/db/db.ts';
import { selectAllCards } from '../experience/store.ts';
import { selectPerson } from '../resume/store.ts';
import { listShownFacts, type FactSources } from './facts.ts';
import { selectResumes } from './facts-store.ts';
import type { Known } from './making.ts';

const NOTHING: PortfolioContent = {
  background: { kind: 'THEME', theme: 'PAPER' },
  head: { name: '', headline: '', summary: '', picture: null, linkList: [] },
  rowList: [],
};

export async function readKnown(
  db: Db,
  { memberId, now, sources }: { readonly memberId: string; readonly now: Date; readonly sources: FactSources },
): Promise<Known> {
  const [person, facts, stories, resumes] = await Promise.all([
    selectPerson(db, memberId),
    listShownFacts(db, { memberId, content: NOTHING, now, sources }),
    selectAllCards(db, memberId),
    selectResumes(db, { memberId }),
  ]);
  const [resume] = resumes;
  return {
    name: { ko: person.nameKo, en: person.nameEn ?? '' },
    summary: resume?.content.person.summary ?? { ko: '', en: '' },
    // Badges are chosen as badges: as records they would stand on the page a second time.
    facts: { ...facts, recordList: facts.recordList.filter(({ source }) => source.kind !== BADGE_SOURCE) },
    stories,
  };
}
