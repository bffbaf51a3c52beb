import type { DeskMeeting } from '@naru/contract/areas/counselling/meeting/desk.ts';
import { invitation } from '@naru/contract/areas/counselling/meeting/invitation.ts';
import { COUNSELLING_MOST } from '@naru/contract/areas/counselling/words.ts';

import { counsellingTexts } from '../../../../blocks/counselling/texts.ts';
import { FreeHoursField } from '../../../../blocks/counselling/free-hours-field.tsx';
import { FormSheet } from '../../../../blocks/form/form-sheet.tsx';
import { usePageForm } from '../../../../blocks/form/use-page-form.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../../platform/query/use-call-mutation.ts';
import { TextArea } from '../../../../ui/text-area.tsx';
import { showToast } from '../../../../ui/toast-store.ts';
import { useDesk } from '../../shared/use-desk.ts';
import styles from './meeting-panel.module.css';
import { meetingTexts } from './texts.ts';

export interface MoveSheetProps {
  readonly meeting: DeskMeeting;
  readonly onClose: () => void;
}

interface MoveValues {
  readonly slotId: string | null;
  readonly reason: string;
}
const BLANK: MoveValues = { slotId: null, reason: '' };

/** A sheet to invite the student to another open hour of the counsellor. */
export function MoveSheet({ meeting, onClose }: MoveSheetProps) {
  const all = useTexts(meetingTexts);
  const texts = all.detail.move;
  const words = useTexts(counsellingTexts);
  const format = useFormat();
  const { desk } = useDesk();
  const move = useCallMutation(invitation.moveAppointment, { alertMessage: null });
  const form = usePageForm({
    names: { slotId: texts.slot, reason: words.reason.label },
    initial: BLANK,
    check: ({ slotId, reason }) => ({
      ...(slotId === null && { slotId: texts.missing }),
      ...(reason.trim() === '' && { reason: words.reason.missing }),
    }),
  });
  const send = ({ slotId, reason }: MoveValues): void => {
    if (slotId === null) return;
    move.mutate(
      {
        params: { desk, id: meeting.requestId },
        body: { version: meeting.version, slotId, reason: reason.trim() },
      },
      {
        onSuccess: () => {
          onClose();
          showToast({ text: all.detail.done.RESCHEDULE, tone: 'done' });
        },
        onError: form.refuse,
      },
    );
  };
  return (
    <FormSheet
      form={form}
      onSend={send}
      onClose={onClose}
      isSending={move.isPending}
      title={texts.title}
      height="full"
      words={{ submit: texts.submit, sending: all.detail.busy, conflict: { text: words.conflict } }}
    >
      <p className={styles.meta}>{texts.text}</p>
      <FreeHoursField
        {...form.pick('slotId')}
        desk={desk}
        from={format.dateTime(meeting.beginsAt, 'YYYY-MM-DD')}
        label={texts.slot}
        none={texts.none}
      />
      <TextArea
        {...form.text('reason')}
        label={words.reason.label}
        help={words.reason.help}
        maxLength={COUNSELLING_MOST.reason}
      />
    </FormSheet>
  );
}
