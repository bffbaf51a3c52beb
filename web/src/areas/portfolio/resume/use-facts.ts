import type { ItemSource, ResumeFact, ResumeSection } from '@naru/contract/areas/portfolio/resume-content.ts';
import { resumes } from '@naru/contract/areas/portfolio/resume.ts';
import { listItems, sourceKey, takeFacts } from '@naru/contract/areas/portfolio/resume-shape.ts';
import { PAPER_MOST } from '@naru/contract/areas/portfolio/words.ts';

import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { newItemId } from './new-item-id.ts';
import { resumeTexts } from './texts.ts';
import type { Editing } from './use-draft.ts';

export interface Facts {
  readonly query: {
    readonly error: { readonly code: string | undefined } | null;
    readonly isFetching: boolean;
    readonly isError: boolean;
    readonly refetch: () => unknown;
  };
  /** Facts that this résumé has not; undefined until they are read. */
  readonly fresh: readonly ResumeFact[] | undefined;
  readonly inSection: (section: ResumeSection) => readonly ResumeFact[];
  readonly take: (facts: readonly ResumeFact[]) => void;
}

/** Facts of the portal that this résumé, as it is written now, has not taken up. */
export function useFacts({ resume, draft, change, edit }: Editing): Facts {
  const texts = useTexts(resumeTexts);
  const format = useFormat();
  const query = useCall(
    resumes.listFacts,
    { params: { id: resume.resumeId } },
    { label: texts.facts.title, staleTime: 60_000 },
  );
  const taken = new Set(listItems(draft.content).flatMap(({ source }) => (source ? [sourceKey(source)] : [])));
  const fresh = query.data?.factList.filter(({ source }) => !taken.has(sourceKey(source)));
  return {
    query,
    fresh,
    inSection: (wanted) => fresh?.filter(({ section }) => section === wanted) ?? [],
    take: (facts) => {
      const before = draft.content;
      edit((content) =>
        takeFacts(
          content,
          facts.map(({ section, source, title, place, detail, begins, ends, isOngoing, text }) => ({
            section,
            source,
            title,
            place,
            detail,
            begins,
            ends,
            isOngoing,
            text,
          })),
          newItemId,
          PAPER_MOST.items,
        ),
      );
      showToast({
        text: texts.facts.added(format.number(facts.length)),
        tone: 'done',
        action: { label: texts.form.undo, onPress: () => change({ content: before }) },
      });
    },
  };
}

/** The fact that an item was taken from; undefined until it is read, and where the university has it no longer. */
export function useFact(resumeId: string, source: ItemSource | null): ResumeFact | undefined {
  const input = { params: { id: resumeId } };
  const query = useCall(resumes.listFacts, input, { enabled: source !== null, staleTime: 60_000 });
  return query.data?.factList.find((fact) => source !== null && sourceKey(fact.source) === sourceKey(source));
}
