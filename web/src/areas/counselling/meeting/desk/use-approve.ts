import { deskMeeting } from '@naru/contract/areas/counselling/meeting/desk.ts';
import type { MeetingSummary } from '@naru/contract/areas/counselling/meeting/meeting.ts';
import { FAILURE } from '@naru/contract/envelope.ts';

import { counsellingTexts } from '../../../../blocks/counselling/texts.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../../platform/query/use-call-mutation.ts';
import { showToast } from '../../../../ui/toast-store.ts';
import { useDesk } from '../../shared/use-desk.ts';
import { meetingTexts } from './texts.ts';

/** Approves with one press; a person who was too late learns why, and sees the new state. */
export function useApprove({ requestId, version }: Pick<MeetingSummary, 'requestId' | 'version'>) {
  const { done } = useTexts(meetingTexts).detail;
  const { conflict } = useTexts(counsellingTexts);
  const { desk } = useDesk();
  const approve = useCallMutation(deskMeeting.approveRequest, { alertMessage: null });
  return {
    isPending: approve.isPending,
    run: () =>
      approve.mutate(
        { params: { desk, id: requestId }, body: { version } },
        {
          onSuccess: () => showToast({ text: done.APPROVE, tone: 'done' }),
          onError: (failure) =>
            showToast({
              text: failure.code === FAILURE.conflict.code ? conflict : (failure.serverMessage ?? failure.message),
              tone: 'error',
            }),
        },
      ),
  };
}
