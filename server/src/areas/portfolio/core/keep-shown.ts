/** Parts of a résumé that somebody else reads: those that print. Pure. */
import type { ResumeContent } from '@naru/contract/areas/portfolio/resume-content.ts';

/** Leaves out what its student hides, and evidence, which is the student's own. */
export const keepShown = (content: ResumeContent): ResumeContent => ({
  ...content,
  sectionList: content.sectionList.map((section) => ({
    ...section,
    itemList: section.isShown
      ? section.itemList.filter(({ isShown }) => isShown).map((item) => ({ ...item, evidenceFileId: null }))
      : [],
  })),
});
