import { law, type LawDraft } from '@naru/contract/areas/counselling/law.ts';
import { LAW_CASE_TYPES, LAW_GUIDE, LAW_MOST } from '@naru/contract/areas/counselling/law-words.ts';
import type { CallOutput } from '@naru/contract/call.ts';
import { useNavigate } from '@tanstack/react-router';
import { useId, useRef, useState } from 'react';

import { AttachmentField } from '../../../blocks/file/attachment-field.tsx';
import { fieldIdOf } from '../../../blocks/form/field-problems.ts';
import { FormDock } from '../../../blocks/form/form-dock.tsx';
import { LeaveGuard } from '../../../blocks/form/leave-guard.tsx';
import { sortServerErrors } from '../../../blocks/form/server-errors.ts';
import { formTexts } from '../../../blocks/form/texts.ts';
import { useServerDraft } from '../../../blocks/form/use-server-draft.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import type { CallError } from '../../../platform/http/call-error.ts';
import { useLocale } from '../../../platform/i18n/locale.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import { useRuntime } from '../../../platform/session/runtime-context.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { ChoiceChip } from '../../../ui/choice-chip.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { Field } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Section } from '../../../ui/section.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { lawCaseOf } from './addresses.ts';
import { EventFields } from './event-fields.tsx';
import { BLANK, type LawValues, toWritten, withDraft } from './form-values.ts';
import { type ChosenLawHour, HourField } from './hour-field.tsx';
import styles from './law.module.css';
import { lawTexts } from './texts.ts';
import { useLawWords } from './use-law-words.ts';

export interface LawFormProps {
  readonly intake: CallOutput<typeof law.readIntake>;
  readonly draft: LawDraft | null;
}

/** The server's names of what it may refuse, in the order of the form. */
const FIELDS = [
  'isAgreed',
  'caseType',
  'facts.opponent',
  'facts.summary',
  'facts.timelineList',
  'facts.help',
  'deadlineOn',
  'fileId',
  'slotId',
  'channel',
] as const;
type FieldName = (typeof FIELDS)[number];

/** What happened, step by step; what was written stays through every failure. */
export function LawForm({ intake, draft }: LawFormProps) {
  const all = useTexts(lawTexts);
  const texts = all.form;
  const words = useTexts(formTexts);
  const format = useFormat();
  const locale = useLocale();
  const navigate = useNavigate();
  const formId = useId();
  const { client } = useRuntime();
  const { types } = useLawWords();
  const [today] = useState(() => format.dateTime(Date.now(), 'YYYY-MM-DD'));
  const [values, setValues] = useState<LawValues>(() => (draft ? withDraft(draft) : BLANK));
  const [restored, setRestored] = useState(draft);
  const [isUnsaved, setUnsaved] = useState(false);
  const [isAgreed, setAgreed] = useState(false);
  const [hour, setHour] = useState<ChosenLawHour | null>(null);
  const [isWaiting, setWaiting] = useState(false);
  const [errors, setErrors] = useState<Partial<Record<FieldName, string>>>({});
  const [elsewhere, setElsewhere] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const running = useRef(0);
  const create = useCallMutation(law.createCase, { alertMessage: null });
  const autosave = useServerDraft({
    content: toWritten(values),
    isUnsaved,
    save: (body) => client.call(law.saveDraft, { body }, { alertMessage: null }),
  });
  const idOf = (name: string): string => fieldIdOf(formId, name);
  const set = (part: Partial<LawValues>): void => {
    setValues((current) => ({ ...current, ...part }));
    setUnsaved(true);
  };
  const guide = values.caseType === null ? undefined : LAW_GUIDE[values.caseType];
  const names: Readonly<Record<FieldName, string>> = {
    isAgreed: texts.before,
    caseType: texts.caseType,
    'facts.opponent': texts.opponent,
    'facts.summary': texts.summary,
    'facts.timelineList': texts.timeline,
    'facts.help': texts.help,
    deadlineOn: texts.deadline,
    fileId: texts.files,
    slotId: texts.hour,
    channel: texts.channel,
  };

  const refuse = (failure: CallError): void => {
    autosave.goOn();
    const sorted = sortServerErrors(failure, FIELDS);
    setErrors(Object.fromEntries(sorted.atFields.map(({ field, message }) => [field, message])));
    setElsewhere(sorted.atFields.length === 0 ? (failure.serverMessage ?? failure.message) : null);
    setAttempt((count) => count + 1);
  };
  const send = async (): Promise<void> => {
    const { caseType } = values;
    const missing: Partial<Record<FieldName, string>> = {
      ...(!isAgreed && { isAgreed: texts.agreeMissing }),
      ...(caseType === null && { caseType: texts.caseTypeMissing }),
    };
    setErrors(missing);
    setElsewhere(running.current > 0 ? texts.filesRunning : null);
    if (caseType === null || !isAgreed || running.current > 0) {
      setAttempt((count) => count + 1);
      return;
    }
    setWaiting(true);
    await autosave.rest();
    setWaiting(false);
    const { version } = intake.disclaimer;
    create.mutate(
      { body: { ...toWritten(values), caseType, hour, isAgreed, disclaimerVersion: version } },
      {
        onSuccess: ({ caseId }) => {
          setUnsaved(false);
          showToast({ text: texts.done, tone: 'done' });
          // After the guard has heard that nothing is left to lose.
          setTimeout(() => void navigate({ to: lawCaseOf(caseId), replace: true, ignoreBlocker: true }), 0);
        },
        onError: refuse,
      },
    );
  };
  const problems = FIELDS.flatMap((name) => {
    const message = errors[name];
    return message === undefined ? [] : [{ fieldId: idOf(name), message: `${names[name]}: ${message}` }];
  });
  const isBusy = isWaiting || create.isPending;
  const countText = (most: number) => (length: number) => texts.count(format.number(length), format.number(most));
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {intake.pauseList.map((one) => (
        <Notice key={one.pauseId} tone="amber" title={locale === 'en' ? one.reasonEn : one.reasonKo}>
          {texts.paused(format.range(one.beginsOn, one.endsOn))}
        </Notice>
      ))}
      {restored && (
        <Notice
          title={texts.restored}
          action={
            <Button
              variant="text"
              size="small"
              onClick={() => {
                setValues(BLANK);
                setRestored(null);
                setUnsaved(true);
              }}
            >
              {texts.startOver}
            </Button>
          }
        >
          {texts.restoredText(format.relativeTime(restored.savedAt, { time: 'always', inSentence: true }))}
        </Notice>
      )}
      {attempt > 0 && problems.length > 0 && (
        <ErrorSummary title={words.summary(problems.length)} problems={problems} attempt={attempt} />
      )}
      {elsewhere !== null && (
        <Notice tone="red" live="assertive" title={texts.failed}>
          {elsewhere}
        </Notice>
      )}
      <Section title={texts.before} text={texts.answerDays(format.number(intake.answerDays))} size="small">
        <div className={styles.stack}>
          <p className={styles.private}>
            <span className={styles.text}>{intake.disclaimer.text}</span>
          </p>
          <Field id={idOf('isAgreed')} as="legend" label={texts.before} hideLabel error={errors.isAgreed}>
            {() => (
              <Checkbox
                label={texts.agree}
                checked={isAgreed}
                onChange={(event) => {
                  setAgreed(event.target.checked);
                  setErrors(({ isAgreed: _gone, ...rest }) => rest);
                }}
              />
            )}
          </Field>
        </div>
      </Section>
      <Field as="legend" id={idOf('caseType')} label={texts.caseType} error={errors.caseType}>
        {() => (
          <div className={styles.chips}>
            {LAW_CASE_TYPES.map((type) => (
              <ChoiceChip
                key={type}
                kind="radio"
                name={idOf('caseType')}
                value={type}
                label={types.labelOf(type)}
                checked={values.caseType === type}
                onCheckedChange={() => set({ caseType: type })}
              />
            ))}
          </div>
        )}
      </Field>
      <TextArea
        id={idOf('facts.summary')}
        label={texts.summary}
        help={texts.summaryHelp}
        rows={6}
        maxLength={LAW_MOST.summary}
        countText={countText(LAW_MOST.summary)}
        error={errors['facts.summary']}
        value={values.summary}
        onChange={(event) => set({ summary: event.target.value })}
      />
      <TextField
        id={idOf('facts.opponent')}
        label={texts.opponent}
        mark={texts.optional}
        help={texts.opponentHelp}
        maxLength={LAW_MOST.opponent}
        error={errors['facts.opponent']}
        value={values.opponent}
        onChange={(event) => set({ opponent: event.target.value })}
      />
      {guide && guide.questions.length > 0 && (
        <Section title={texts.guide} text={texts.guideText} size="small">
          <div className={styles.stack}>
            {guide.questions.map((question) => (
              <TextField
                key={question}
                label={all.questions[question]}
                mark={texts.optional}
                maxLength={LAW_MOST.answer}
                value={values.answers[question] ?? ''}
                onChange={(event) => set({ answers: { ...values.answers, [question]: event.target.value } })}
              />
            ))}
          </div>
        </Section>
      )}
      <div id={idOf('facts.timelineList')} tabIndex={-1}>
        <EventFields value={values.events} onValueChange={(events) => set({ events })} />
      </div>
      {guide && (
        <Field as="legend" label={texts.evidence} mark={texts.optional}>
          {() => (
            <div className={styles.chips}>
              {guide.evidence.map((one) => (
                <ChoiceChip
                  key={one}
                  label={all.evidence[one]}
                  checked={values.evidence.includes(one)}
                  onCheckedChange={(isOn) =>
                    set({
                      evidence: isOn ? [...values.evidence, one] : values.evidence.filter((other) => other !== one),
                    })
                  }
                />
              ))}
            </div>
          )}
        </Field>
      )}
      <AttachmentField
        id={idOf('fileId')}
        label={texts.files}
        mark={texts.optional}
        error={errors.fileId}
        value={values.files}
        onValueChange={(files) => set({ files })}
        onRunningChange={(count) => (running.current = count)}
        limits={{ fileCount: LAW_MOST.files }}
        isSealed
      />
      <TextArea
        id={idOf('facts.help')}
        label={texts.help}
        mark={texts.optional}
        maxLength={LAW_MOST.help}
        countText={countText(LAW_MOST.help)}
        error={errors['facts.help']}
        value={values.help}
        onChange={(event) => set({ help: event.target.value })}
      />
      <DateField
        id={idOf('deadlineOn')}
        label={texts.deadline}
        mark={texts.optional}
        help={texts.deadlineHelp}
        error={errors.deadlineOn}
        value={values.deadlineOn}
        onValueChange={(iso) => set({ deadlineOn: iso })}
        today={today}
        min={today}
        locale={locale}
        formatDate={format.day}
        labels={{ open: texts.openCalendar, calendar: texts.calendar, loading: all.loading }}
      />
      <HourField
        id={idOf('slotId')}
        value={hour}
        onValueChange={setHour}
        error={errors.slotId ?? errors.channel}
        isOptional
      />
      <p className={styles.saved} role="status">
        {texts.whoSees} {describeDraft()}
      </p>
      <FormDock>
        <Button type="submit" variant="primary" size="large" busy={isBusy} busyLabel={texts.sending}>
          {texts.submit}
        </Button>
      </FormDock>
      <LeaveGuard isUnsaved={isUnsaved && !isBusy && autosave.hasFailed} />
    </form>
  );

  function describeDraft(): string {
    if (autosave.hasFailed) return texts.saveFailed;
    return autosave.savedAt === null
      ? ''
      : texts.saved(format.relativeTime(autosave.savedAt, { time: 'always', inSentence: true }));
  }
}
