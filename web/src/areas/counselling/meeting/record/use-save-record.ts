import { deskMeeting, type DeskMeeting } from '@naru/contract/areas/counselling/meeting/desk.ts';
import { record } from '@naru/contract/areas/counselling/meeting/record.ts';

import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../../platform/query/use-call-mutation.ts';
import { showToast } from '../../../../ui/toast-store.ts';
import { useDesk } from '../../shared/use-desk.ts';
import { type RecordMode, type RecordValues, toAfterwardsBody, toBody, toGroupBody } from './record-values.ts';
import { recordTexts } from './texts.ts';
import type { RecordFormState } from './use-record-form.ts';

interface Saving {
  readonly form: RecordFormState;
  readonly mode: RecordMode;
  readonly meeting: DeskMeeting | undefined;
}

/** Saves a record by the call of its mode, and leaves the form. */
export function useSaveRecord({ form, mode, meeting }: Saving) {
  const texts = useTexts(recordTexts);
  const { desk, list, detail } = useDesk();
  const silent = { alertMessage: null };
  const step = useCallMutation(deskMeeting.stepMeeting, silent);
  const group = useCallMutation(record.completeGroup, silent);
  const enter = useCallMutation(record.recordAfterwards, silent);
  const after = (to: string, said: string) => ({
    onSuccess: () => {
      showToast({ text: said, tone: 'done' });
      form.leave(to);
    },
    onError: form.refuse,
  });
  const save = (values: RecordValues): void => {
    if (!meeting)
      return enter.mutate({ params: { desk }, body: toAfterwardsBody(values) }, after(list, texts.savedAfterwards));
    const { requestId, version } = meeting;
    if (mode === 'group') {
      return group.mutate(
        { params: { desk, id: meeting.slotId }, body: toGroupBody(values, meeting) },
        after(list, texts.savedGroup),
      );
    }
    const said = mode === 'CHANGE_RECORD' && meeting.record !== null ? texts.savedChange : texts.saved;
    const given = { version, record: toBody(values) };
    return step.mutate(
      {
        params: { desk, id: requestId },
        body:
          mode === 'CORRECT_COMPLETED'
            ? { ...given, action: mode, reason: values.reason.trim() }
            : { ...given, action: mode === 'CHANGE_RECORD' ? mode : 'COMPLETE' },
      },
      after(detail(requestId), said),
    );
  };
  const isBusy = [step, group, enter].some(({ isPending }) => isPending);
  return { save, isBusy };
}
