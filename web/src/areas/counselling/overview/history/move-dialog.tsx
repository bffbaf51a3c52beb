import { counsellingSummary } from '@naru/contract/areas/counselling/overview/summary.ts';
import { request, type StudentMeeting } from '@naru/contract/areas/counselling/meeting/request.ts';
import type { Slot } from '@naru/contract/areas/counselling/words.ts';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';

import { sayFailure } from '../../../../blocks/form/server-errors.ts';
import { counsellingTexts } from '../../../../blocks/counselling/texts.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { fieldErrorsOf } from '../../../../platform/http/call-error.ts';
import { useCallMutation } from '../../../../platform/query/use-call-mutation.ts';
import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { Sheet } from '../../../../ui/sheet.tsx';
import { showToast } from '../../../../ui/toast-store.ts';
import { ownMeetingOf } from '../../shared/addresses.ts';
import { SlotChooser } from '../../meeting/request/slot-chooser.tsx';
import { historyTexts } from './texts.ts';

export interface MoveDialogProps {
  readonly meeting: StudentMeeting;
  readonly onClose: () => void;
}

/** A dialog to replace this hour by another of the same counsellor. */
export function MoveDialog({ meeting, onClose }: MoveDialogProps) {
  const all = useTexts(historyTexts).detail;
  const texts = all.move;
  const words = useTexts(counsellingTexts);
  const navigate = useNavigate();
  const [slot, setSlot] = useState<Slot | null>(null);
  const [isMissing, setMissing] = useState(false);
  const move = useCallMutation(request.rescheduleRequest, {
    alertMessage: null,
    alsoChanges: [counsellingSummary.readSummary],
  });
  const submit = (): void => {
    setMissing(slot === null);
    if (!slot) return;
    move.mutate(
      { params: { id: meeting.requestId }, body: { version: meeting.version, slotId: slot.slotId } },
      {
        onSuccess: ({ requestId, status }) => {
          onClose();
          showToast({ text: status === 'APPROVED' ? all.done.RESCHEDULE_AUTO : all.done.RESCHEDULE, tone: 'done' });
          if (requestId !== meeting.requestId) void navigate({ to: ownMeetingOf(requestId), replace: true });
        },
      },
    );
  };
  const [first] = fieldErrorsOf(move.error);
  const said = move.error && sayFailure(move.error, words.conflict, first?.message);
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.title}
      closeLabel={words.close}
      height="full"
      footer={
        <Button variant="primary" wide busy={move.isPending} busyLabel={all.busy} onClick={submit}>
          {texts.submit}
        </Button>
      }
    >
      <p>{texts.text}</p>
      {(isMissing || said) && (
        <Notice tone="red" live="assertive">
          {said ?? texts.none}
        </Notice>
      )}
      <SlotChooser
        counsellorId={meeting.counsellor.counsellorId}
        value={slot}
        onValueChange={(next) => {
          setSlot(next);
          setMissing(false);
        }}
      />
    </Sheet>
  );
}
