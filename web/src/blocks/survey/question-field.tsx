import { LONG_MOST, SHORT_MOST, type AskedQuestion } from '@naru/contract/areas/survey.ts';

import { useFormat } from '../../platform/format/use-format.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { CheckboxGroup } from '../../ui/checkbox-group.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { ScaleField } from '../../ui/scale-field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { type Answers, NOT_ANSWERED } from './answers.ts';
import styles from './survey-questions.module.css';
import { surveyTexts } from './texts.ts';

const SCALE = ['1', '2', '3', '4', '5'];

export interface QuestionFieldProps {
  readonly id: string;
  readonly question: AskedQuestion;
  readonly answer: Answers[string] | undefined;
  readonly error?: string | undefined;
  readonly onAnswer: (answer: Answers[string]) => void;
}

/** A question with the control that its type has. */
export function QuestionField({ id, question, answer = NOT_ANSWERED, error, onAnswer }: QuestionFieldProps) {
  const texts = useTexts(surveyTexts);
  const format = useFormat();
  const { type, text, isRequired, maxSelections, optionList } = question;
  const choose = (choiceList: string[]): void => onAnswer({ choiceList, text: null });
  const write = (value: string): void => onAnswer({ choiceList: [], text: value });
  const frame = { id, label: text || texts.untitled, mark: isRequired ? undefined : ('optional' as const), error };
  const options = optionList.map((option) => ({ value: option.optionId, label: option.text || texts.untitled }));
  const value = answer.choiceList[0] ?? null;
  switch (type) {
    case 'DESCRIPTION':
      return <p className={styles.description}>{text || texts.untitled}</p>;
    case 'SHORT':
      return (
        <TextField
          {...frame}
          maxLength={SHORT_MOST}
          value={answer.text ?? ''}
          onChange={(event) => write(event.target.value)}
        />
      );
    case 'LONG':
      return (
        <TextArea
          {...frame}
          maxLength={LONG_MOST}
          countText={(length) => `${format.number(length)} / ${format.number(LONG_MOST)}`}
          value={answer.text ?? ''}
          onChange={(event) => write(event.target.value)}
        />
      );
    case 'SINGLE':
      return <RadioGroup {...frame} column options={options} value={value} onValueChange={(one) => choose([one])} />;
    case 'YES_NO':
      return (
        <RadioGroup
          {...frame}
          options={[
            { value: 'Y', label: texts.yes },
            { value: 'N', label: texts.no },
          ]}
          value={value}
          onValueChange={(one) => choose([one])}
        />
      );
    case 'SCALE5':
      return (
        <ScaleField
          {...frame}
          points={SCALE}
          ends={[texts.least, texts.most]}
          value={value}
          onValueChange={(one) => choose([one])}
        />
      );
    case 'MULTI': {
      const isFull = maxSelections !== null && answer.choiceList.length >= maxSelections;
      return (
        <CheckboxGroup
          {...frame}
          help={maxSelections === null ? texts.several : texts.upTo(maxSelections)}
          options={options.map((option) => ({
            ...option,
            disabled: isFull && !answer.choiceList.includes(option.value),
          }))}
          value={answer.choiceList}
          onValueChange={choose}
        />
      );
    }
  }
}
