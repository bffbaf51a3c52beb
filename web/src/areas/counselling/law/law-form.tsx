import { law, type LawDraft } from '@naru/contract/areas/counselling/law/asking.ts';
import type { CallOutput } from '@naru/contract/call.ts';

import { DayField } from '../../../blocks/form/day-field.tsx';
import { LongForm } from '../../../blocks/form/long-form.tsx';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useLocale } from '../../../platform/i18n/locale.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Section } from '../../../ui/section.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { lawCaseOf } from './addresses.ts';
import { type LawValues, toWritten } from './form-values.ts';
import { HourField } from './hour-field.tsx';
import { LawFactFields } from './law-fact-fields.tsx';
import styles from './law.module.css';
import { lawTexts } from './texts.ts';
import { useLawForm } from './use-law-form.ts';

export interface LawFormProps {
  readonly intake: CallOutput<typeof law.readIntake>;
  readonly draft: LawDraft | null;
}

/** Asks what happened, step by step; what was written stays through every failure. */
export function LawForm({ intake, draft }: LawFormProps) {
  const texts = useTexts(lawTexts).form;
  const format = useFormat();
  const locale = useLocale();
  const create = useCallMutation(law.createCase, { alertMessage: null });
  const form = useLawForm(draft);
  const { errors, idOf } = form;
  const send = (values: LawValues): void => {
    const { caseType, hour, isAgreed } = values;
    // The check asks for both.
    if (caseType === null || !isAgreed) return;
    create.mutate(
      { body: { ...toWritten(values), caseType, hour, isAgreed, disclaimerVersion: intake.disclaimer.version } },
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
            {() => <Checkbox label={texts.agree} {...form.tick('isAgreed')} />}
          </Field>
        </div>
      </Section>
      <LawFactFields form={form} />
      <DayField
        {...form.day('deadlineOn')}
        label={texts.deadline}
        mark="optional"
        help={texts.deadlineHelp}
        from="today"
      />
      <HourField {...form.pick('hour', 'slotId')} error={errors.slotId ?? errors.channel} isOptional />
    </LongForm>
  );
}
