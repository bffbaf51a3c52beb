import type { AskedQuestion } from '@naru/contract/areas/survey.ts';

import type { Problems } from '../form/form-values.ts';
import { listAsked, type Answers } from './answers.ts';
import { QuestionField } from './question-field.tsx';
import styles from './survey-questions.module.css';

export interface SurveyQuestionsProps {
  readonly idOf: (questionId: string) => string;
  readonly questions: readonly AskedQuestion[];
  readonly answers: Answers;
  /** Errors by question. */
  readonly errors?: Problems<string> | undefined;
  readonly onAnswer: (questionId: string, answer: Answers[string]) => void;
}

/** The questions on the way that the answers lead, one below the other. */
export function SurveyQuestions({ idOf, questions, answers, errors, onAnswer }: SurveyQuestionsProps) {
  return (
    <ol className={styles.questions}>
      {listAsked(questions, answers).map((question) => (
        <li key={question.questionId}>
          <QuestionField
            id={idOf(question.questionId)}
            question={question}
            answer={answers[question.questionId]}
            error={errors?.[question.questionId]}
            onAnswer={(answer) => onAnswer(question.questionId, answer)}
          />
        </li>
      ))}
    </ol>
  );
}
