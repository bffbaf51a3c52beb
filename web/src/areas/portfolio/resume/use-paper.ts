import type { Confirmation, ResumeContent } from '@naru/contract/areas/portfolio/resume-content.ts';
import { listItems } from '@naru/contract/areas/portfolio/resume-shape.ts';

import type { Editing } from './use-draft.ts';
import { usePhoto } from '../paper/use-photo.ts';

interface Paper {
  readonly content: ResumeContent;
  readonly confirmations: Readonly<Record<string, Confirmation>>;
  readonly isBlind: boolean;
  readonly photo: string | null;
}

/** The part of a résumé that its pages show, as it is written now. */
export function usePaper({ draft, filesOf, confirmationOf }: Editing): Paper {
  const { content, isBlind } = draft;
  const { photoFileId } = content.person;
  const photo = usePhoto(photoFileId, filesOf(photoFileId)[0]?.id);
  const told = listItems(content).flatMap((item) => {
    const confirmation = confirmationOf(item);
    return confirmation ? [[item.itemId, confirmation] as const] : [];
  });
  return { content, confirmations: Object.fromEntries(told), isBlind, photo };
}
