import type { Question } from '@naru/contract/areas/survey.ts';

import { useLocale } from '../../../platform/i18n/locale.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Select } from '../../../ui/select.tsx';
import { listBranchable, toAsked, withBranch } from './question-edits.ts';
import styles from './question-list.module.css';
import { adminSurveyTexts, type AdminSurveyTexts } from './texts.ts';

export interface BranchFieldsProps {
  readonly id: string;
  readonly questions: readonly Question[];
  readonly at: number;
  readonly disabled: boolean;
  readonly error: string | undefined;
  readonly onChange: (question: Question) => void;
}

/** Differs from the names of questions, which begin with a letter. */
const NEXT = '-next';
const END = '-end';

/** The fields for the next question after each answer; only later ones can be chosen. */
export function BranchFields({ id, questions, at, disabled, error, onChange }: BranchFieldsProps) {
  const texts = useTexts(adminSurveyTexts);
  const locale = useLocale();
  const question = questions[at];
  // The last question leads to the end anyway.
  if (!question || at === questions.length - 1) return null;
  const later = questions.slice(at + 1).map((one, index) => ({
    value: one.questionId,
    label: texts.toQuestion(at + 2 + index, toAsked(one, locale).text || texts.untitled),
  }));
  const options = [{ value: NEXT, label: texts.next }, ...later, { value: END, label: texts.end }];
  const goToOf = (answer: string): string => {
    const branch = question.branchList.find((one) => one.answer === answer);
    return branch === undefined ? NEXT : (branch.goTo ?? END);
  };
  return (
    <div className={styles.options} id={id} tabIndex={-1}>
      <p className={styles.legend}>{texts.branches}</p>
      {error !== undefined && <p className={styles.error}>{error}</p>}
      {listBranchable(question).map((answer) => (
        <Select
          key={answer}
          label={texts.branchOf(nameAnswer(question, answer, { texts, locale }))}
          disabled={disabled}
          options={options}
          value={goToOf(answer)}
          onValueChange={(to) =>
            onChange(withBranch(question, answer, to === NEXT ? undefined : to === END ? null : to))
          }
        />
      ))}
    </div>
  );
}

function nameAnswer(
  question: Question,
  answer: string,
  { texts, locale }: { readonly texts: AdminSurveyTexts; readonly locale: 'ko' | 'en' },
): string {
  if (question.type === 'YES_NO') return answer === 'Y' ? texts.yes : texts.no;
  if (question.type === 'SCALE5') return texts.points(answer);
  const option = toAsked(question, locale).optionList.find(({ optionId }) => optionId === answer);
  return option?.text || texts.untitled;
}
