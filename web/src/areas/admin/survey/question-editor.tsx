import { QUESTION_TYPES, type Question, type QuestionType } from '@naru/contract/areas/survey.ts';

import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { NumberField } from '../../../ui/number-field.tsx';
import { Select } from '../../../ui/select.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { BranchFields } from './branch-fields.tsx';
import { OptionFields } from './option-fields.tsx';
import { HAS_BRANCHES, HAS_OPTIONS, withType } from './question-edits.ts';
import styles from './question-list.module.css';
import { adminSurveyTexts } from './texts.ts';

export interface QuestionEditorProps {
  readonly idOf: (field: string) => string;
  readonly questions: readonly Question[];
  readonly at: number;
  readonly disabled: boolean;
  readonly errorOf: (field: string) => string | undefined;
  readonly typeName: (type: QuestionType) => string;
  readonly onChange: (question: Question) => void;
}

/** The editor of one question. */
export function QuestionEditor(props: QuestionEditorProps) {
  const { idOf, questions, at, disabled, errorOf, typeName, onChange } = props;
  const texts = useTexts(adminSurveyTexts);
  const question = questions[at];
  if (!question) return null;
  const set = (part: Partial<Question>): void => onChange({ ...question, ...part });
  const isTold = question.type === 'DESCRIPTION';
  const labels = isTold
    ? { textKo: texts.describeKo, textEn: texts.describeEn }
    : { textKo: texts.textKo, textEn: texts.textEn };
  return (
    <fieldset className={styles.editor} disabled={disabled}>
      <div className={styles.pair}>
        {(['textKo', 'textEn'] as const).map((name) => (
          <TextArea
            key={name}
            id={idOf(name)}
            label={labels[name]}
            error={errorOf(name)}
            rows={2}
            maxLength={500}
            value={question[name]}
            onChange={(event) => set({ [name]: event.target.value })}
          />
        ))}
      </div>
      <div className={styles.pair}>
        <Select
          label={texts.type}
          disabled={disabled}
          options={QUESTION_TYPES.map((type) => ({ value: type, label: typeName(type) }))}
          value={question.type}
          onValueChange={(type) => onChange(withType(question, type))}
        />
        {question.type === 'MULTI' && (
          <NumberField
            id={idOf('maxSelections')}
            label={texts.maxSelections}
            help={texts.maxHelp}
            error={errorOf('maxSelections')}
            min={1}
            max={question.optionList.length}
            unit={texts.unit}
            value={question.maxSelections}
            onValueChange={(maxSelections) => set({ maxSelections })}
          />
        )}
      </div>
      {HAS_OPTIONS.includes(question.type) && (
        <OptionFields idOf={idOf} question={question} errorOf={errorOf} onChange={onChange} />
      )}
      {HAS_BRANCHES.includes(question.type) && (
        <BranchFields
          id={idOf('branchList')}
          questions={questions}
          at={at}
          disabled={disabled}
          error={errorOf('branchList')}
          onChange={onChange}
        />
      )}
      {!isTold && (
        <Switch
          label={texts.required}
          checked={question.isRequired}
          disabled={disabled}
          onCheckedChange={(isRequired) => set({ isRequired })}
        />
      )}
    </fieldset>
  );
}
