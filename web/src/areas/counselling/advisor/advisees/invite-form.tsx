import { availability } from '@naru/contract/areas/counselling/counsellor/availability.ts';
import { counsellor } from '@naru/contract/areas/counselling/counsellor/settings.ts';
import { invitation } from '@naru/contract/areas/counselling/meeting/invitation.ts';
import { COUNSELLING_MOST } from '@naru/contract/areas/counselling/words.ts';
import type { EnumKey } from '@naru/contract/enums.ts';
import { useState } from 'react';

import { calendarTexts } from '../../../../blocks/calendar/texts.ts';
import { useWeek } from '../../../../blocks/calendar/use-week.ts';
import { addDays } from '../../../../blocks/calendar/week.ts';
import { useCounsellingWords } from '../../../../blocks/counselling/use-counselling-words.ts';
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
import { RadioGroup } from '../../../../ui/radio-group.tsx';
import { TextArea } from '../../../../ui/text-area.tsx';
import { showToast } from '../../../../ui/toast-store.ts';
import type { ComboboxOption } from '../../../../ui/combobox.tsx';
import { WeekTurner } from '../../../../ui/week-turner.tsx';
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
    names: {
      stdntIdList: texts.stdntIdList,
      slotId: texts.slotId,
      channel: texts.channel,
      message: texts.message,
    },
    initial: BLANK,
    check: ({ students }) => (named === undefined && students.length === 0 ? { stdntIdList: texts.missing } : {}),
  });
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
      <SlotField {...form.pick('slotId')} isGroup={studentIds.length > 1} />
      <OneChip
        {...form.pick('channel')}
        label={texts.channel}
        options={channelList.map((value) => ({ value, label: channels.labelOf(value) }))}
        value={channel}
      />
      <TextArea
        {...form.text('message')}
        label={texts.message}
        mark={texts.optional}
        help={texts.messageHelp}
        rows={3}
        maxLength={COUNSELLING_MOST.message}
        countText={countText(COUNSELLING_MOST.message)}
      />
    </Form>
  );
}

interface SlotFieldProps {
  readonly id: string;
  readonly value: string;
  readonly onValueChange: (slotId: string) => void;
  readonly error: string | undefined;
  readonly isGroup: boolean;
}

/** A free hour of a week, or none in particular. */
function SlotField({ isGroup, ...bound }: SlotFieldProps) {
  const texts = useTexts(adviseeTexts).form;
  const calendar = useTexts(calendarTexts);
  const format = useFormat();
  // Students take a day or two to answer an invitation.
  const [given, setGiven] = useState(() => addDays(format.dateTime(Date.now(), 'YYYY-MM-DD'), ANSWER_DAYS));
  const week = useWeek(given, setGiven);
  const hours = useCall(
    availability.readWeek,
    { params: { desk: DESK }, query: { from: week.monday } },
    { keepsPrevious: true, staleTime: 0 },
  );
  const free = (hours.data?.hourList ?? []).filter(
    ({ isOpen, meetingList, date }) => isOpen && meetingList.length === 0 && date > week.today,
  );
  return (
    <>
      <WeekTurner
        onPrevious={week.isThisWeek ? undefined : () => week.turn(-1)}
        onNext={() => week.turn(1)}
        labels={{
          week: format.range(week.monday, addDays(week.monday, 6), { hasWeekday: false }),
          previousWeek: calendar.previousWeek,
          nextWeek: calendar.nextWeek,
        }}
      />
      <RadioGroup
        {...bound}
        label={texts.slotId}
        column
        help={isGroup ? texts.group : hours.isSuccess && free.length === 0 ? texts.none : undefined}
        options={[
          { value: FREE, label: texts.free },
          ...free.map((hour) => ({
            value: hour.slotId,
            label: `${format.day(hour.date)} ${format.hour(hour.hour)}`,
          })),
        ]}
      />
    </>
  );
}
