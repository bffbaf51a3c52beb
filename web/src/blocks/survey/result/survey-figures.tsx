import type { SurveyResult } from '@naru/contract/areas/survey.ts';

import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { QuestionFigures } from './question-figures.tsx';
import styles from './survey-figures.module.css';
import { surveyResultTexts } from './texts.ts';

/** How many answers there are, how many wait to be counted, and each question's figures. */
export function SurveyFigures({ result }: { readonly result: SurveyResult }) {
  const texts = useTexts(surveyResultTexts);
  const format = useFormat();
  const { counted, waiting, leastAnswers } = result;
  return (
    <>
      {counted > 0 && <p className={styles.counted}>{texts.counted(format.number(counted))}</p>}
      {waiting > 0 && <p className={styles.waiting}>{texts.waiting(format.number(waiting), leastAnswers)}</p>}
      {counted === 0 && <EmptyState title={texts.nothingYet}>{texts.nothingText(leastAnswers)}</EmptyState>}
      <div className={styles.questions}>
        {result.questionList.map((question, at) => (
          <QuestionFigures key={`${result.versionId} ${question.questionId}`} question={question} no={at + 1} />
        ))}
      </div>
    </>
  );
}
