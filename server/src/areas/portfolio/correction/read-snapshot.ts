import type { PaperSnapshot, ReadSnapshot } from '@naru/contract/areas/portfolio/snapshot.ts';

import type { Db } from '../../../platform/db/db.ts';
import { readFacts, type Sources } from '../resume/facts.ts';
import { indexFacts, leaveOutGone, listConfirmations } from '../resume/rules.ts';

interface Frozen {
  readonly snapshot: PaperSnapshot;
  /** The student whose papers they are. */
  readonly memberId: string;
  readonly sources: Sources;
}

/** Gives a frozen paper without what the university confirms no more: of that alone the present decides. */
export async function readSnapshot(db: Db, { snapshot, memberId, sources }: Frozen): Promise<ReadSnapshot> {
  const { resume } = snapshot;
  if (!resume) return { ...snapshot, resume: null };
  const facts = indexFacts(await readFacts(db, sources, memberId));
  const content = leaveOutGone(resume.content, facts);
  return { ...snapshot, resume: { ...resume, content, confirmationList: listConfirmations(content, facts) } };
}
