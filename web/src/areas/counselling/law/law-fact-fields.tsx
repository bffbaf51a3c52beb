import { LAW_CASE_TYPES, LAW_GUIDE, LAW_MOST } from '@naru/contract/areas/counselling/law/words.ts';

import { AttachmentField } from '../../../blocks/file/attachment-field.tsx';
import { useCountText } from '../../../blocks/form/use-count-text.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { ChipSet } from '../../../ui/chip-set.tsx';
import { OneChip } from '../../../ui/one-chip.tsx';
import { Section } from '../../../ui/section.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { EventFields } from './event-fields.tsx';
import styles from './law.module.css';
import { lawTexts } from './texts.ts';
import type { LawFormState } from './use-law-form.ts';
import { useLawWords } from './use-law-words.ts';

/** Asks what happened, with whom, when, and what there is to show for it; some of it by the kind of case. */
export function LawFactFields({ form }: { readonly form: LawFormState }) {
  const all = useTexts(lawTexts);
  const texts = all.form;
  const countText = useCountText();
  const { types } = useLawWords();
  const { values, set, idOf } = form;
  const guide = values.caseType === null ? undefined : LAW_GUIDE[values.caseType];
  return (
    <>
      <OneChip
        {...form.pick('caseType')}
        label={texts.caseType}
        options={LAW_CASE_TYPES.map((value) => ({ value, label: types.labelOf(value) }))}
      />
      <TextArea
        {...form.text('summary', 'facts.summary')}
        label={texts.summary}
        help={texts.summaryHelp}
        rows={6}
        maxLength={LAW_MOST.summary}
        countText={countText(LAW_MOST.summary)}
      />
      <TextField
        {...form.text('opponent', 'facts.opponent')}
        label={texts.opponent}
        mark="optional"
        help={texts.opponentHelp}
        maxLength={LAW_MOST.opponent}
      />
      {guide && guide.questions.length > 0 && (
        <Section title={texts.guide} text={texts.guideText} size="small">
          <div className={styles.stack}>
            {guide.questions.map((question) => (
              <TextField
                key={question}
                label={all.questions[question]}
                mark="optional"
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
        <ChipSet
          {...form.pick('evidence')}
          label={texts.evidence}
          mark="optional"
          options={guide.evidence.map((value) => ({ value, label: all.evidence[value] }))}
        />
      )}
      <AttachmentField
        {...form.pick('files', 'fileId')}
        label={texts.files}
        mark="optional"
        onRunningChange={form.countRunning}
        limits={{ fileCount: LAW_MOST.files }}
        isSealed
      />
      <TextArea
        {...form.text('help', 'facts.help')}
        label={texts.help}
        mark="optional"
        maxLength={LAW_MOST.help}
        countText={countText(LAW_MOST.help)}
      />
    </>
  );
}
