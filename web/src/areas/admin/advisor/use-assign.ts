import { advisorDesk } from '@naru/contract/areas/counselling/advisor/desk.ts';

import { sayFailure } from '../../../blocks/form/server-errors.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { fieldErrorsOf } from '../../../platform/http/call-error.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { advisorTexts } from './texts.ts';

/** Applies changes as they were previewed, and gives the failure as a sentence. */
export function useAssign(onDone: () => void) {
  const texts = useTexts(advisorTexts);
  const format = useFormat();
  const assign = useCallMutation(advisorDesk.assignAdvisors, {
    alertMessage: null,
    onSuccess: ({ changedCount }) => {
      showToast({ text: texts.done(format.number(changedCount)), tone: 'done' });
      onDone();
    },
  });
  const { error } = assign;
  const problem = error ? sayFailure(error, texts.conflict, fieldErrorsOf(error)[0]?.message) : undefined;
  return { apply: assign.mutate, isPending: assign.isPending, problem };
}
