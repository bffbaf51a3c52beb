/** A résumé as its reader gets it. Pure. */
import { blindResume } from '@naru/contract/areas/portfolio/blind.ts';
import type { ResumeContent, ResumeItem } from '@naru/contract/areas/portfolio/resume-content.ts';
import type { PaperLanguage } from '@naru/contract/areas/portfolio/words.ts';

export interface Showing {
  readonly language: PaperLanguage;
  /** Names of schools to hide beside those in the résumé; null where it is not blind. */
  readonly schools: readonly string[] | null;
}

/** Leaves out what is hidden and what is not written in the language. */
export function showResume(content: ResumeContent, { language, schools }: Showing): ResumeContent {
  const told = schools === null ? content : blindResume(content, schools);
  const isWritten = ({ title, place, detail, text }: ResumeItem, of: PaperLanguage) =>
    [title, place, detail, text].some((both) => both[of].trim() !== '');
  const other = language === 'ko' ? 'en' : 'ko';
  return {
    ...told,
    sectionList: told.sectionList.map((part) => ({
      ...part,
      itemList: part.itemList.filter(
        (item) =>
          part.isShown && item.isShown && (isWritten(item, language) || (item.url !== '' && !isWritten(item, other))),
      ),
    })),
  };
}
