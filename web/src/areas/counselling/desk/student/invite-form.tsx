import { availability } from '@naru/contract/areas/counselling/availability.ts';
import { counsellor } from '@naru/contract/areas/counselling/counsellor.ts';
import { invitation } from '@naru/contract/areas/counselling/invitation.ts';
import { COUNSELLING_MOST } from '@naru/contract/areas/counselling/words.ts';
import type { EnumKey } from '@naru/contract/enums.ts';
import { useId, useState } from 'react';

import { calendarTexts } from '../../../../blocks/calendar/texts.ts';
import { useWeek } from '../../../../blocks/calendar/use-week.ts';
import { addDays } from '../../../../blocks/calendar/week.ts';
import { useCounsellingWords } from '../../../../blocks/counselling/use-counselling-words.ts';
import { fieldIdOf } from '../../../../blocks/form/field-problems.ts';
import { LeaveGuard } from '../../../../blocks/form/leave-guard.tsx';
import { sortServerErrors } from '../../../../blocks/form/server-errors.ts';
import { useCountText } from '../../../../blocks/form/use-count-text.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../../platform/query/use-call.ts';
import { useCallMutation } from '../../../../platform/query/use-call-mutation.ts';
import { Button } from '../../../../ui/button.tsx';
import { ChoiceChip } from '../../../../ui/choice-chip.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { RadioGroup } from '../../../../ui/radio-group.tsx';
import { TextArea } from '../../../../ui/text-area.tsx';
import { showToast } from '../../../../ui/toast-store.ts';
import type { ComboboxOption } from '../../../../ui/combobox.tsx';
import { WeekTurner } from '../../../../ui/week-turner.tsx';
import { hoursTexts } from '../hours/texts.ts';
import { StudentsField } from '../students-field.tsx';
import styles from './invite-form.module.css';
import { assignedTexts } from './texts.ts';

export interface InviteFormProps {
  /** Whom; chosen in the form where nobody is named. Several in one hour are a group. */
  readonly studentIds?: readonly string[];
  readonly onDone: () => void;
}

type Channel = EnumKey<'counsellingChannel'>;

const DESK = 'professor';
const FREE = 'free';
const ANSWER_DAYS = 3;
const FIELDS = ['stdntIdList', 'slotId', 'channel', 'message'] as const;

/** When and how to meet, and why. */
export function InviteForm({ studentIds: named, onDone }: InviteFormProps) {
  const all = useTexts(assignedTexts);
  const texts = all.form;
  const calendar = useTexts(calendarTexts);
  const { unsaved } = useTexts(hoursTexts);
  const format = useFormat();
  const countText = useCountText();
  const formId = useId();
  const { channels } = useCounsellingWords();
  const [students, setStudents] = useState<readonly ComboboxOption[]>([]);
  const studentIds = named ?? students.map(({ value }) => value);
  // An invitation takes a day or two to be answered.
  const [given, setGiven] = useState(() => addDays(format.dateTime(Date.now(), 'YYYY-MM-DD'), ANSWER_DAYS));
  const week = useWeek(given, setGiven);
  const [slotId, setSlotId] = useState(FREE);
  const [chosen, setChosen] = useState<Channel | null>(null);
  const [message, setMessage] = useState('');
  const [isMissing, setMissing] = useState(false);
  const settings = useCall(counsellor.readSettings, { params: { desk: DESK } });
  const hours = useCall(
    availability.readWeek,
    { params: { desk: DESK }, query: { from: week.monday } },
    { keepsPrevious: true, staleTime: 0 },
  );
  const invite = useCallMutation(invitation.inviteStudents, { alertMessage: null });
  const channelList = settings.data?.settings.channelList ?? [];
  const channel = chosen ?? channelList[0] ?? null;
  const free = (hours.data?.hourList ?? []).filter(
    ({ isOpen, meetingList, date }) => isOpen && meetingList.length === 0 && date > week.today,
  );
  const { atFields, elsewhere } = sortServerErrors(invite.error, FIELDS);
  const errorOf = (name: (typeof FIELDS)[number]) => atFields.find(({ field }) => field === name)?.message;
  const submit = (): void => {
    if (channel === null || studentIds.length === 0) {
      setMissing(studentIds.length === 0);
      return;
    }
    invite.mutate(
      {
        params: { desk: DESK },
        body: { stdntIdList: [...studentIds], slotId: slotId === FREE ? null : slotId, channel, message },
      },
      {
        onSuccess: ({ invitedCount, skippedCount }) => {
          setMessage('');
          const [invited, skipped] = [format.number(invitedCount), format.number(skippedCount)];
          showToast({
            text: invitedCount === 0 ? texts.before(skipped) : texts.done(invited),
            tone: invitedCount === 0 ? 'info' : 'done',
          });
          onDone();
        },
      },
    );
  };
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {invite.error && (atFields.length === 0 || elsewhere.length > 0) && (
        <Notice tone="red" live="assertive" title={texts.failed}>
          {elsewhere.join(' ') || invite.error.serverMessage || invite.error.message}
        </Notice>
      )}
      {named === undefined && (
        <StudentsField
          desk={DESK}
          id={fieldIdOf(formId, 'stdntIdList')}
          label={texts.stdntIdList}
          help={texts.studentsHelp}
          error={isMissing && students.length === 0 ? texts.missing : errorOf('stdntIdList')}
          value={students}
          onValueChange={setStudents}
        />
      )}
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
        id={fieldIdOf(formId, 'slotId')}
        label={texts.slotId}
        column
        help={studentIds.length > 1 ? texts.group : hours.isSuccess && free.length === 0 ? texts.none : undefined}
        error={errorOf('slotId')}
        options={[
          { value: FREE, label: texts.free },
          ...free.map((hour) => ({
            value: hour.slotId,
            label: `${format.day(hour.date)} ${format.hour(hour.hour)}`,
          })),
        ]}
        value={slotId}
        onValueChange={setSlotId}
      />
      <Field as="legend" id={fieldIdOf(formId, 'channel')} label={texts.channel} error={errorOf('channel')}>
        {() => (
          <div className={styles.chips}>
            {channelList.map((value) => (
              <ChoiceChip
                key={value}
                kind="radio"
                name={fieldIdOf(formId, 'channel')}
                value={value}
                label={channels.labelOf(value)}
                checked={channel === value}
                onCheckedChange={() => setChosen(value)}
              />
            ))}
          </div>
        )}
      </Field>
      <TextArea
        label={texts.message}
        mark={texts.optional}
        help={texts.messageHelp}
        rows={3}
        maxLength={COUNSELLING_MOST.message}
        countText={countText(COUNSELLING_MOST.message)}
        error={errorOf('message')}
        value={message}
        onChange={(event) => setMessage(event.target.value)}
      />
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
      <LeaveGuard isUnsaved={message !== '' && !invite.isPending} text={unsaved} />
    </form>
  );
}
