import { catalogue, type ProgrammeDetail } from '@naru/contract/areas/learning/catalogue.ts';
import { PROGRAMME_PLACES } from '@naru/contract/areas/learning/words.ts';
import { home } from '@naru/contract/areas/home.ts';

import { useFormat } from '../../../../platform/format/use-format.ts';
import type { CallError } from '../../../../platform/http/call-error.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../../platform/query/use-call-mutation.ts';
import { showToast } from '../../../../ui/toast-store.ts';
import { catalogueTexts } from '../texts.ts';

/** Applies for a programme, and says to what it led. */
export function useApply({ programmeId, typeCode }: ProgrammeDetail) {
  const { done } = useTexts(catalogueTexts).apply;
  const format = useFormat();
  const { mutate, isPending, error } = useCallMutation(catalogue.applyForProgramme, {
    alertMessage: null,
    alsoChanges: [home.listTodos],
    onSuccess: ({ status, rank }) => {
      const waits = rank === null ? done.APPLY : done.TEMP(format.number(rank));
      showToast({ text: status === 'CONFIRM' ? done.CONFIRM : waits, tone: 'done' });
    },
  });
  const params = { type: PROGRAMME_PLACES[typeCode].slug, id: programmeId };
  const apply = (
    answer: string,
    heard: { readonly onSuccess?: () => void; readonly onError?: (error: CallError) => void } = {},
  ): void => mutate({ params, body: { answer } }, heard);
  return { apply, isPending, failure: error };
}

/** Says when it meets, and until when it can be cancelled: what somebody has to know before they apply. */
export function useTerms(programme: ProgrammeDetail): string {
  const texts = useTexts(catalogueTexts).apply;
  const format = useFormat();
  const { sessionList, sessionCount, cancelsUntil } = programme;
  const [first] = sessionList;
  const begins = first?.beginsAt ?? programme.beginsAt;
  const when =
    sessionCount === 1
      ? texts.once(format.range(begins, first?.endsAt ?? programme.endsAt))
      : texts.when(format.moment(begins), format.number(sessionCount));
  return `${when} ${texts.cancel(format.moment(cancelsUntil))}`;
}
