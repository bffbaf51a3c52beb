import { law, type LawDraft } from '@naru/contract/areas/counselling/law.ts';
import { LAW_CASE_TYPES, LAW_GUIDE, LAW_MOST } from '@naru/contract/areas/counselling/law-words.ts';
import type { CallOutput } from '@naru/contract/call.ts';
import { useState } from 'react';

import { AttachmentField } from '../../../blocks/file/attachment-field.tsx';
import { LongForm } from '../../../blocks/form/long-form.tsx';
import { useCountText } from '../../../blocks/form/use-count-text.ts';
import { useLongForm } from '../../../blocks/form/use-long-form.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useLocale } from '../../../platform/i18n/locale.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import { useRuntime } from '../../../platform/session/runtime-context.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { ChoiceChip } from '../../../ui/choice-chip.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { Field } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Section } from '../../../ui/section.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { lawCaseOf } from './addresses.ts';
import { EventFields } from './event-fields.tsx';
import { BLANK, toWritten, withDraft } from './form-values.ts';
import { type ChosenLawHour, HourField } from './hour-field.tsx';
import styles from './law.module.css';
import { lawTexts } from './texts.ts';
import { useLawWords } from './use-law-words.ts';

export interface LawFormProps {
  readonly intake: CallOutput<typeof law.readIntake>;
  readonly draft: LawDraft | null;
}

/** What happened, step by step; what was written stays through every failure. */
export function LawForm({ intake, draft }: LawFormProps) {
  const all = useTexts(lawTexts);
  const texts = all.form;
  const countText = useCountText();
  const format = useFormat();
  const locale = useLocale();
  const { client } = useRuntime();
  const { types } = useLawWords();
  const [today] = useState(() => format.dateTime(Date.now(), 'YYYY-MM-DD'));
  const [isAgreed, setAgreed] = useState(false);
  const [hour, setHour] = useState<ChosenLawHour | null>(null);
  const create = useCallMutation(law.createCase, { alertMessage: null });
  const form = useLongForm({
    // As the server calls them, in the order of the form.
    names: {
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
    },
    blank: BLANK,
    draft: draft && { values: withDraft(draft), savedAt: draft.savedAt },
    contentOf: toWritten,
    save: (body) => client.call(law.saveDraft, { body }, { alertMessage: null }),
  });
  const { values, set, errors, idOf } = form;
  const guide = values.caseType === null ? undefined : LAW_GUIDE[values.caseType];
  const send = async (): Promise<void> => {
    const { caseType } = values;
    const isReady = await form.begin({
      ...(!isAgreed && { isAgreed: texts.agreeMissing }),
      ...(caseType === null && { caseType: texts.caseTypeMissing }),
    });
    if (!isReady || caseType === null || !isAgreed) return;
    const { version } = intake.disclaimer;
    create.mutate(
      { body: { ...toWritten(values), caseType, hour, isAgreed, disclaimerVersion: version } },
      {
        onSuccess: ({ caseId }) => {
          showToast({ text: texts.done, tone: 'done' });
          form.leave(lawCaseOf(caseId));
        },
        onError: form.refuse,
      },
    );
  };
  return (
    <LongForm
      className={styles.form}
      form={form}
      onSend={send}
      isSending={create.isPending}
      words={{ submit: texts.submit, sending: texts.sending, failed: texts.failed, whoSees: texts.whoSees }}
      head={intake.pauseList.map((one) => (
        <Notice key={one.pauseId} tone="amber" title={locale === 'en' ? one.reasonEn : one.reasonKo}>
          {texts.paused(format.range(one.beginsOn, one.endsOn))}
        </Notice>
      ))}
    >
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
                  form.clear('isAgreed');
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
        onRunningChange={form.countRunning}
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
    </LongForm>
  );
}
