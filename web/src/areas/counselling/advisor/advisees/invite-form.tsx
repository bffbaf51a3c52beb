import { counsellor } from '@naru/contract/areas/counselling/counsellor/settings.ts';
import { invitation } from '@naru/contract/areas/counselling/meeting/invitation.ts';
import { COUNSELLING_MOST } from '@naru/contract/areas/counselling/words.ts';
import type { EnumKey } from '@naru/contract/enums.ts';
import { useState } from 'react';

import { addDays } from '../../../../blocks/calendar/week.ts';
import { useCounsellingWords } from '../../../../blocks/counselling/use-counselling-words.ts';
import { FreeHoursField } from '../../../../blocks/counselling/free-hours-field.tsx';
import { Form } from '../../../../blocks/form/form.tsx';
import { formTexts } from '../../../../blocks/form/texts.ts';
import { useCountText } from '../../../../blocks/form/use-count-text.ts';
import { usePageForm } from '../../../../blocks/form/use-page-form.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../../platform/query/use-call.ts';
import { useCallMutation } from '../../../../platform/query/use-call-mutation.ts';
import { Button } from '../../../../ui/button.tsx';
import { OneChip } from '../../../../ui/one-chip.tsx';
import { TextArea } from '../../../../ui/text-area.tsx';
import { showToast } from '../../../../ui/toast-store.ts';
import type { ComboboxOption } from '../../../../ui/combobox.tsx';
import { StudentsField } from '../../shared/students-field.tsx';
import styles from './invite-form.module.css';
import { adviseeTexts } from './texts.ts';

export interface InviteFormProps {
  /** The students to invite; chosen in the form if absent. Several in one hour are a group. */
  readonly studentIds?: readonly string[];
  readonly onDone: () => void;
}

type Channel = EnumKey<'counsellingChannel'>;

const DESK = 'professor';
const FREE = 'free';
const ANSWER_DAYS = 3;

interface InviteValues {
  readonly students: readonly ComboboxOption[];
  readonly slotId: string;
  /** Null for the first one of the counsellor. */
  readonly channel: Channel | null;
  readonly message: string;
}
type InviteField = 'stdntIdList' | 'slotId' | 'channel' | 'message';
const BLANK: InviteValues = { students: [], slotId: FREE, channel: null, message: '' };

/** A form for the time, channel and reason of an invitation. */
export function InviteForm({ studentIds: named, onDone }: InviteFormProps) {
  const texts = useTexts(adviseeTexts).form;
  const { leaveLost } = useTexts(formTexts);
  const format = useFormat();
  const countText = useCountText();
  const { channels } = useCounsellingWords();
  const settings = useCall(counsellor.readSettings, { params: { desk: DESK } });
  const channelList = settings.data?.settings.channelList ?? [];
  const invite = useCallMutation(invitation.inviteStudents, { alertMessage: null });
  const form = usePageForm<InviteValues, InviteField>({
    kept: 'PAGE',
    names: {
      stdntIdList: texts.stdntIdList,
      slotId: texts.slotId,
      channel: texts.channel,
      message: texts.message,
    },
    initial: BLANK,
    check: ({ students }) => (named === undefined && students.length === 0 ? { stdntIdList: texts.missing } : {}),
  });
  // Students take a day or two to answer an invitation.
  const [from] = useState(() => addDays(format.dateTime(Date.now(), 'YYYY-MM-DD'), ANSWER_DAYS));
  const { students, slotId, message } = form.values;
  const studentIds = named ?? students.map(({ value }) => value);
  const channel = form.values.channel ?? channelList[0] ?? null;
  const send = (): void => {
    if (channel === null) return;
    invite.mutate(
      {
        params: { desk: DESK },
        body: { stdntIdList: [...studentIds], slotId: slotId === FREE ? null : slotId, channel, message },
      },
      {
        onSuccess: ({ invitedCount, skippedCount }) => {
          form.settle(form.values);
          const [invited, skipped] = [format.number(invitedCount), format.number(skippedCount)];
          showToast({
            text: invitedCount === 0 ? texts.before(skipped) : texts.done(invited),
            tone: invitedCount === 0 ? 'info' : 'done',
          });
          onDone();
        },
        onError: form.refuse,
      },
    );
  };
  return (
    <Form
      className={styles.form}
      form={form}
      onSend={send}
      isShort
      guard={{ isOn: form.frame.isUnsaved && !invite.isPending, text: leaveLost }}
      words={{ failed: texts.failed }}
      actions={
        <div>
          <Button
            type="submit"
            variant="primary"
            busy={invite.isPending || settings.isPending}
            busyLabel={invite.isPending ? texts.sending : texts.submit}
          >
            {texts.submit}
          </Button>
        </div>
      }
    >
      {named === undefined && (
        <StudentsField
          {...form.pick('students', 'stdntIdList')}
          desk={DESK}
          label={texts.stdntIdList}
          help={texts.studentsHelp}
        />
      )}
      <FreeHoursField
        {...form.pick('slotId')}
        desk={DESK}
        from={from}
        label={texts.slotId}
        help={studentIds.length > 1 ? texts.group : undefined}
        none={texts.none}
        first={{ value: FREE, label: texts.free }}
      />
      <OneChip
        {...form.pick('channel')}
        label={texts.channel}
        options={channelList.map((value) => ({ value, label: channels.labelOf(value) }))}
        value={channel}
      />
      <TextArea
        {...form.text('message')}
        label={texts.message}
        mark="optional"
        help={texts.messageHelp}
        rows={3}
        maxLength={COUNSELLING_MOST.message}
        countText={countText(COUNSELLING_MOST.message)}
      />
    </Form>
  );
}
