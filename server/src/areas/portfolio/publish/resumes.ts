/** Résumés that a portfolio names: as they are published with it, and what of them its owner looks at before. */
import { blindResume } from '@naru/contract/areas/portfolio/blind.ts';
import type { PortfolioContent } from '@naru/contract/areas/portfolio/page-content.ts';
import { listResumeIds } from '@naru/contract/areas/portfolio/page-names.ts';
import type { ResumeWords } from '@naru/contract/areas/portfolio/publish-checks.ts';
import type { ResumeItem } from '@naru/contract/areas/portfolio/resume-content.ts';
import { emptyContent } from '@naru/contract/areas/portfolio/resume-shape.ts';

import type { Db } from '../../../platform/db/db.ts';
import { keepShown } from '../core/keep-shown.ts';
import { withoutEvidence } from '../resume/rules.ts';
import type { ShownResumeRow } from '../core/version-store.ts';
import { selectResumes } from '../start/facts-store.ts';

export interface NamedResumes {
  /** As others see them once they are published; without the person, of whom a page shows its own head. */
  readonly frozen: readonly ShownResumeRow[];
  /** Their words that the university did not write. */
  readonly wordList: readonly ResumeWords[];
  /** Changes with each of their saves; null where none is named. */
  readonly stamp: string | null;
}

export async function readNamedResumes(
  db: Db,
  { memberId, content }: { readonly memberId: string; readonly content: PortfolioContent },
): Promise<NamedResumes> {
  const ids = listResumeIds(content);
  const rows = ids.length > 0 ? await selectResumes(db, { memberId, ids }) : [];
  return {
    frozen: rows.map(freeze),
    wordList: rows.map(listWords),
    stamp:
      rows.length === 0
        ? null
        : rows
            .map(({ id, version }) => `${id} ${version}`)
            .toSorted()
            .join(),
  };
}

/** Hidden entries stay in it: of a blind one, their schools have to be known to be hidden elsewhere. */
const freeze = (row: ShownResumeRow): ShownResumeRow => ({
  ...row,
  content: { ...withoutEvidence(row.content), person: emptyContent().person },
});

function listWords({ id, isBlind, content }: ShownResumeRow): ResumeWords {
  const { sectionList } = keepShown(isBlind ? blindResume(content) : content);
  return {
    resumeId: id,
    sectionList: sectionList.map(({ section, itemList }) => ({ section, textList: itemList.flatMap(wordsOf) })),
  };
}

function wordsOf({ source, title, place, detail, text, url }: ResumeItem): string[] {
  const pairs = source ? [text] : [title, place, detail, text];
  return [...pairs.flatMap(({ ko, en }) => [ko, en]), url].filter((words) => words !== '');
}
