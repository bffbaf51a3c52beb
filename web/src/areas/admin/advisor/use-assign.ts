import { advisorDesk } from '@naru/contract/areas/counselling/advisor/desk.ts';
import { FAILURE } from '@naru/contract/envelope.ts';

import { useFormat } from '../../../platform/format/use-format.ts';
import { fieldErrorsOf, type CallError } from '../../../platform/http/call-error.ts';
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
  const problem = error ? describeFailure(error, texts.conflict) : undefined;
  return { apply: assign.mutate, isPending: assign.isPending, problem };
}

/** Describes a refusal in a sentence. */
export function describeFailure(error: CallError, conflict: string): string {
  if (error.code === FAILURE.conflict.code) return conflict;
  return fieldErrorsOf(error)[0]?.message ?? error.serverMessage ?? error.message;
}
