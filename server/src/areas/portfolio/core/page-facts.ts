/** Facts as a page that others see can show them. */
import type { ResumeFact } from '@naru/contract/areas/portfolio/resume-content.ts';

import type { ResumeSource } from '../../../blocks/manifest/resume-source.ts';
import type { Db } from '../../../platform/db/db.ts';

const NO_WORDS = { ko: '', en: '' };

/** Reads what a source knows of somebody; texts that go onto a page by their own choice alone stand as facts of their own. */
export async function listPageFacts(
  db: Db,
  { list, textKind }: Pick<ResumeSource, 'list' | 'textKind'>,
  memberId: string,
): Promise<readonly ResumeFact[]> {
  const facts = await list(db, memberId);
  return textKind === undefined ? facts : facts.flatMap((fact) => standApart(fact, textKind));
}

/** Reads all that a page can show of somebody, source by source. */
export async function readPageFacts(db: Db, sources: readonly ResumeSource[], memberId: string): Promise<ResumeFact[]> {
  return (await Promise.all(sources.map((source) => listPageFacts(db, source, memberId)))).flat();
}

function standApart(fact: ResumeFact, kind: string): ResumeFact[] {
  const { text, title, source } = fact;
  if (text.ko === '' && text.en === '') return [fact];
  const apart = { source: { kind, id: source.id }, title: text, detail: title, text: NO_WORDS };
  return [
    { ...fact, text: NO_WORDS },
    { ...fact, ...apart, begins: '', ends: '', isOngoing: false },
  ];
}
