import type { corrections } from '@naru/contract/areas/portfolio/correction.ts';
import { PAPER_MOST, type CorrectorKind } from '@naru/contract/areas/portfolio/words.ts';
import type { CallOutput } from '@naru/contract/call.ts';

import { DayField } from '../../../blocks/form/day-field.tsx';
import { Form } from '../../../blocks/form/form.tsx';
import { useCountText } from '../../../blocks/form/use-count-text.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckboxGroup } from '../../../ui/checkbox-group.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { RadioGroup, type RadioGroupProps } from '../../../ui/radio-group.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import styles from './correction.module.css';
import { FrozenPart } from './frozen-part.tsx';
import { answerDayOf } from './answer-day.ts';
import { correctionTexts } from './texts.ts';
import { NO_RESUME, useCorrectionForm } from './use-correction-form.ts';

export type CorrectionFormOf = CallOutput<typeof corrections.readCorrectionForm>;

interface CorrectionFormProps {
  readonly of: CorrectionFormOf;
  /** The résumé that is handed in alone; null for a letter. */
  readonly resumeId: string | null;
}

/** Asks for what is handed in, to whom and by when, and shows what will be frozen. */
export function CorrectionForm({ of, resumeId }: CorrectionFormProps) {
  const texts = useTexts(correctionTexts).form;
  const format = useFormat();
  const countText = useCountText();
  const { form, send, isSending } = useCorrectionForm(of, resumeId);
  const { letter, resumeList } = of;
  const { questionIds, resume, dueOn } = form.values;
  const day = answerDayOf(of, dueOn);
  const isTight = day < of.answerOn;
  const chosen = letter?.questionList.filter(({ questionId }) => questionIds.includes(questionId)) ?? [];
  return (
    <Form
      form={form}
      onSend={send}
      words={{ failed: texts.failed, conflict: { text: texts.conflict } }}
      guard={{ text: texts.unsaved }}
      className={styles.form}
    >
      {letter && (
        <CheckboxGroup
          {...form.pick('questionIds', 'questionIdList')}
          column
          label={texts.questions}
          options={letter.questionList.map(({ questionId, question, answer }) => ({
            value: questionId,
            label: question,
            note: answer.trim() === '' ? texts.noAnswer : texts.characters(format.number(answer.length)),
          }))}
        />
      )}
      {resumeList.length > 0 && resumeId === null && (
        <RadioGroup
          {...form.pick('resume', 'resumeId')}
          column
          label={texts.resume}
          options={[
            { value: NO_RESUME, label: texts.noResume },
            ...resumeList.map(({ resumeId: value, title, isBlind }) => ({
              value,
              label: title,
              note: isBlind ? texts.blind : undefined,
            })),
          ]}
        />
      )}
      <WantedField of={of} bound={form.pick('wanted')} />
      <DayField
        {...form.pick('dueOn')}
        onValueChange={(value, text) => form.set({ dueOn: value, dueText: text })}
        label={texts.dueOn}
        mark="optional"
        help={texts.dueHelp}
        from="today"
        hasYear
      />
      <Notice
        tone={isTight ? 'amber' : 'info'}
        live="polite"
        title={(isTight ? texts.tightTitle : texts.answerTitle)(format.day(day))}
      >
        {isTight ? texts.tightText : texts.answerText}
      </Notice>
      <TextArea
        {...form.text('message')}
        label={texts.message}
        mark="optional"
        help={texts.messageHelp}
        rows={4}
        maxLength={PAPER_MOST.message}
        countText={countText(PAPER_MOST.message)}
      />
      {chosen.length > 0 && (
        <details className={styles.preview}>
          <summary>{texts.preview}</summary>
          <FrozenPart questions={chosen} resumeTitle={resumeList.find(({ resumeId: id }) => id === resume)?.title} />
        </details>
      )}
      <div>
        <Button type="submit" variant="primary" busy={isSending} busyLabel={texts.sending}>
          {texts.send}
        </Button>
      </div>
    </Form>
  );
}

interface WantedFieldProps {
  readonly of: CorrectionFormOf;
  readonly bound: Pick<RadioGroupProps<CorrectorKind>, 'id' | 'error' | 'value' | 'onValueChange'>;
}

/** The kinds of correctors, each with who that is now; those whom nobody is stand there, and cannot be chosen. */
function WantedField({ of, bound }: WantedFieldProps) {
  const all = useTexts(correctionTexts);
  const texts = all.form;
  const format = useFormat();
  const noteOf = ({ wanted, personNm, personCount }: CorrectionFormOf['kindList'][number]): string => {
    if (personCount === 0) return texts.noneNote;
    if (personNm !== null) return texts.personNote(personNm);
    return (wanted === 'ANY' ? texts.anyNote : texts.manyNote)(format.number(personCount));
  };
  const { id, value, error, onValueChange } = bound;
  return (
    <RadioGroup
      column
      id={id}
      error={error}
      value={value}
      onValueChange={onValueChange}
      label={texts.wanted}
      options={of.kindList.map((kind) => ({
        value: kind.wanted,
        label: all.wanted[kind.wanted],
        note: noteOf(kind),
        disabled: kind.personCount === 0,
      }))}
    />
  );
}
