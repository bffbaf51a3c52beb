import { deskMeeting, type DeskMeetingSummary } from '@naru/contract/areas/counselling/meeting/desk.ts';

import { counsellingTexts } from '../../../../blocks/counselling/texts.ts';
import { sayFailure } from '../../../../blocks/form/server-errors.ts';
import { useTakeStep } from '../../../../blocks/workflow/use-take-step.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { showToast } from '../../../../ui/toast-store.ts';
import { useDesk } from '../../shared/use-desk.ts';
import { meetingTexts } from './texts.ts';

/** Approves with one press; a person who was too late learns why, and sees the new state. */
export function useApprove({ requestId: id, version }: Pick<DeskMeetingSummary, 'requestId' | 'version'>) {
  const { actions, done } = useTexts(meetingTexts).detail;
  const { conflict } = useTexts(counsellingTexts);
  const { desk } = useDesk();
  const { take, isPending } = useTakeStep({
    call: deskMeeting.stepMeeting,
    record: { id, version, params: { desk } },
    words: { APPROVE: { label: actions.APPROVE, done: done.APPROVE } },
    onFailed: (failure) => showToast({ text: sayFailure(failure, conflict), tone: 'error' }),
  });
  return { isPending, run: () => take('APPROVE', {}) };
}
