import { answer, type DeskMeeting } from '@naru/contract/areas/counselling/answer.ts';
import { record } from '@naru/contract/areas/counselling/record.ts';
import { COUNSELLING_MOST } from '@naru/contract/areas/counselling/words.ts';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import { useNavigate } from '@tanstack/react-router';
import { useId, useState } from 'react';

import { counsellingTexts } from '../../../../blocks/counselling/texts.ts';
import { useCounsellingWords } from '../../../../blocks/counselling/use-counselling-words.ts';
import { fieldIdOf, nameProblem } from '../../../../blocks/form/field-problems.ts';
import { FormDock } from '../../../../blocks/form/form-dock.tsx';
import { LeaveGuard } from '../../../../blocks/form/leave-guard.tsx';
import { sayFailure, sortServerErrors } from '../../../../blocks/form/server-errors.ts';
import { formTexts } from '../../../../blocks/form/texts.ts';
import { useCountText } from '../../../../blocks/form/use-count-text.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import type { CallError } from '../../../../platform/http/call-error.ts';
import { useLocale } from '../../../../platform/i18n/locale.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../../platform/query/use-call-mutation.ts';
import { Button } from '../../../../ui/button.tsx';
import { ChoiceChip } from '../../../../ui/choice-chip.tsx';
import { DateField } from '../../../../ui/date-field.tsx';
import { ErrorSummary } from '../../../../ui/error-summary.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { NumberField } from '../../../../ui/number-field.tsx';
import { Section } from '../../../../ui/section.tsx';
import { TextArea } from '../../../../ui/text-area.tsx';
import { showToast } from '../../../../ui/toast-store.ts';
import { useDesk } from '../use-desk.ts';
import { AfterwardsFields } from './afterwards-fields.tsx';
import styles from './record-form.module.css';
import { AttendeeFields } from './attendee-fields.tsx';
import { listGroup, type RecordMode, type RecordValues, toBody, toValues } from './record-values.ts';
import { TaskFields } from './task-fields.tsx';
import { recordTexts } from './texts.ts';

export interface RecordFormProps {
  readonly mode: RecordMode;
  /** Undefined for a meeting that nobody had asked for. */
  readonly meeting: DeskMeeting | undefined;
}

/** The server's names of what it may refuse, in the order of the form. */
const FIELDS = [
  'stdntIdList',
  'attendeeList',
  'date',
  'hour',
  'channel',
  'reason',
  'minutes',
  'topicList',
  'sharedNote',
  'privateNote',
  'followUpList',
  'nextOn',
] as const;
type FieldName = (typeof FIELDS)[number];

/** What was talked about, what both read of it and what the counsellor alone does; it stays through every failure. */
export function RecordForm({ mode, meeting }: RecordFormProps) {
  const texts = useTexts(recordTexts);
  const words = useTexts(formTexts);
  const { conflict } = useTexts(counsellingTexts);
  const format = useFormat();
  const countText = useCountText();
  const locale = useLocale();
  const navigate = useNavigate();
  const formId = useId();
  const { desk, list, detail } = useDesk();
  const { topics } = useCounsellingWords();
  const [today] = useState(() => format.dateTime(Date.now(), 'YYYY-MM-DD'));
  const [values, setValues] = useState(() => toValues(meeting));
  const [isUnsaved, setUnsaved] = useState(false);
  const [failure, setFailure] = useState<CallError | null>(null);
  const [attempt, setAttempt] = useState(0);
  const silent = { alertMessage: null };
  const complete = useCallMutation(answer.completeMeeting, silent);
  const change = useCallMutation(record.changeRecord, silent);
  const correct = useCallMutation(answer.correctOutcome, silent);
  const group = useCallMutation(record.completeGroup, silent);
  const enter = useCallMutation(record.recordAfterwards, silent);
  const isBusy = complete.isPending || change.isPending || correct.isPending || enter.isPending || group.isPending;
  const attendees = meeting && mode === 'group' ? listGroup(meeting) : [];
  const people = meeting
    ? attendees
        .filter(({ requestId }) => !values.absent.includes(requestId))
        .map(({ stdntId, name }) => ({ value: stdntId, label: name }))
    : values.students.map(({ value, label }) => ({ value, label }));
  const idOf = (name: string): string => fieldIdOf(formId, name);
  const set = (part: Partial<RecordValues>): void => {
    setValues((current) => ({ ...current, ...part }));
    setUnsaved(true);
  };

  const leave = (to: string, said: string): void => {
    setUnsaved(false);
    showToast({ text: said, tone: 'done' });
    // After the guard has heard that nothing is left to lose.
    setTimeout(() => void navigate({ to, replace: true, ignoreBlocker: true }), 0);
  };
  const refuse = (error: CallError): void => {
    setFailure(error);
    setAttempt((count) => count + 1);
  };
  const submit = (): void => {
    setFailure(null);
    const body = toBody(values);
    if (!meeting) {
      const { date, hour, channel, students } = values;
      enter.mutate(
        {
          params: { desk },
          // What is missing is named by the server, as any other thing that does not hold.
          body: {
            ...body,
            date: date ?? '',
            hour: (hour ?? '') as '10',
            channel: (channel ?? '') as 'ONLINE',
            stdntIdList: students.map(({ value }) => value),
          },
        },
        { onSuccess: () => leave(list, texts.savedAfterwards), onError: refuse },
      );
      return;
    }
    const { requestId, version } = meeting;
    const params = { desk, id: requestId };
    const after = (said: string) => ({ onSuccess: () => leave(detail(requestId), said), onError: refuse });
    if (mode === 'complete') complete.mutate({ params, body: { ...body, version } }, after(texts.saved));
    if (mode === 'group') {
      const attendeeList = attendees.map((one) => ({
        requestId: one.requestId,
        version: one.version,
        isPresent: !values.absent.includes(one.requestId),
      }));
      group.mutate(
        { params: { desk, id: meeting.slotId }, body: { ...body, attendeeList } },
        { onSuccess: () => leave(list, texts.savedGroup), onError: refuse },
      );
    }
    if (mode === 'change')
      change.mutate(
        { params, body: { ...body, version } },
        after(meeting?.record === null ? texts.saved : texts.savedChange),
      );
    if (mode === 'correct') {
      correct.mutate(
        { params, body: { version, to: 'COMPLETED', reason: values.reason.trim(), record: body } },
        after(texts.saved),
      );
    }
  };
  const sorted = sortServerErrors(failure, FIELDS);
  const inRecord = sortServerErrors(
    failure,
    FIELDS.map((name) => `record.${name}` as const),
  );
  const errorOf = (name: FieldName): string | undefined =>
    sorted.atFields.find(({ field }) => field === name)?.message ??
    inRecord.atFields.find(({ field }) => field === `record.${name}`)?.message;
  const problems = FIELDS.flatMap((name) => {
    const message = errorOf(name);
    return message === undefined ? [] : [{ fieldId: idOf(name), message: nameProblem(texts[name], message) }];
  });
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {problems.length > 0 && (
        <ErrorSummary title={words.summary(problems.length)} problems={problems} attempt={attempt} />
      )}
      {failure && problems.length === 0 && (
        <Notice tone="red" live="assertive" title={texts.failed}>
          {sayFailure(failure, conflict)}
        </Notice>
      )}
      {mode === 'afterwards' && <AfterwardsFields values={values} onChange={set} idOf={idOf} errorOf={errorOf} />}
      {mode === 'group' && (
        <AttendeeFields
          id={idOf('attendeeList')}
          attendees={attendees}
          absent={values.absent}
          onAbsentChange={(absent) => set({ absent })}
          error={errorOf('attendeeList')}
        />
      )}
      {mode === 'correct' && (
        <TextArea
          id={idOf('reason')}
          label={texts.reason}
          help={texts.reasonHelp}
          maxLength={COUNSELLING_MOST.reason}
          error={errorOf('reason')}
          value={values.reason}
          onChange={(event) => set({ reason: event.target.value })}
        />
      )}
      <Section title={texts.talk} size="small">
        <div className={styles.fields}>
          <NumberField
            id={idOf('minutes')}
            label={texts.minutes}
            unit={texts.minutesUnit}
            error={errorOf('minutes')}
            value={values.minutes}
            onValueChange={(minutes) => set({ minutes })}
            min={5}
            max={480}
            step={10}
          />
          <Field
            as="legend"
            id={idOf('topicList')}
            label={texts.topicList}
            mark={texts.several}
            error={errorOf('topicList')}
          >
            {() => (
              <div className={styles.chips}>
                {topics.options.map(({ value, label }) => (
                  <ChoiceChip
                    key={value}
                    label={label}
                    checked={values.topicList.includes(value)}
                    onCheckedChange={(isOn) =>
                      set({
                        topicList: isOn
                          ? [...values.topicList, value]
                          : values.topicList.filter((one) => one !== value),
                      })
                    }
                  />
                ))}
              </div>
            )}
          </Field>
        </div>
      </Section>
      <Section title={texts.sharedTitle} text={texts.sharedText} size="small">
        <TextArea
          id={idOf('sharedNote')}
          label={texts.sharedNote}
          help={texts.sharedHelp}
          rows={5}
          maxLength={COUNSELLING_MOST.sharedNote}
          countText={countText(COUNSELLING_MOST.sharedNote)}
          error={errorOf('sharedNote')}
          value={values.sharedNote}
          onChange={(event) => set({ sharedNote: event.target.value })}
        />
      </Section>
      <TaskFields
        id={idOf('followUpList')}
        value={values.tasks}
        onValueChange={(tasks) => set({ tasks })}
        error={errorOf('followUpList')}
        people={people}
      />
      <DateField
        id={idOf('nextOn')}
        label={texts.nextOn}
        mark={texts.optional}
        error={errorOf('nextOn')}
        value={values.nextOn}
        onValueChange={(iso, text) => set({ nextOn: iso ?? (text === '' ? null : text) })}
        today={today}
        min={today}
        locale={locale}
        formatDate={format.day}
        labels={{ open: texts.openCalendar, calendar: texts.calendar, loading: texts.loading }}
      />
      <div className={styles.private}>
        <Section
          title={
            <span className={styles.lock}>
              <Icon of={IconLock} size={18} />
              {texts.privateTitle}
            </span>
          }
          text={texts.privateText}
          size="small"
        >
          <TextArea
            id={idOf('privateNote')}
            label={texts.privateNote}
            mark={texts.optional}
            rows={3}
            maxLength={COUNSELLING_MOST.privateNote}
            countText={countText(COUNSELLING_MOST.privateNote)}
            error={errorOf('privateNote')}
            value={values.privateNote}
            onChange={(event) => set({ privateNote: event.target.value })}
          />
        </Section>
      </div>
      <FormDock>
        <Button type="submit" variant="primary" busy={isBusy} busyLabel={texts.saving}>
          {texts.save}
        </Button>
      </FormDock>
      <LeaveGuard isUnsaved={isUnsaved && !isBusy} text={texts.unsaved} />
    </form>
  );
}
