import type { ResumeContent, ResumeFact } from '@naru/contract/areas/portfolio/resume-content.ts';
import { emptyContent, takeFacts } from '@naru/contract/areas/portfolio/resume-shape.ts';
import { RESUME_FIRST_ITEMS } from '@naru/contract/areas/portfolio/resume.ts';

import type { ResumeSource } from '../../../blocks/manifest/resume-source.ts';
import { newId } from '../../../platform/db/id.ts';
import type { Db } from '../../../platform/db/db.ts';
import { selectPerson } from './store.ts';

export type Sources = readonly ResumeSource[];

/** Reads all that the areas know of somebody, source by source. */
export async function readFacts(db: Db, sources: Sources, memberId: string): Promise<ResumeFact[]> {
  const lists = await Promise.all(sources.map((source) => source.list(db, memberId)));
  return lists.flat();
}

/** Puts a résumé together from everything that the portal knows. */
export async function fillContent(db: Db, sources: Sources, memberId: string): Promise<ResumeContent> {
  const [person, facts] = await Promise.all([selectPerson(db, memberId), readFacts(db, sources, memberId)]);
  const empty = emptyContent();
  const begun = {
    ...empty,
    person: {
      ...empty.person,
      name: { ko: person.nameKo, en: person.nameEn ?? '' },
      email: person.email ?? '',
      phone: person.phone ?? '',
    },
  };
  return takeFacts(begun, facts, newId, RESUME_FIRST_ITEMS);
}
