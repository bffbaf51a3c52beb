import type { PaperSnapshot } from '@naru/contract/areas/portfolio/snapshot.ts';

import { useTexts } from '../../../platform/i18n/use-texts.ts';
import styles from './correction.module.css';
import { correctionTexts } from './texts.ts';

type Shown = NonNullable<PaperSnapshot['letter']>['questionList'];

/** The answers as they are handed in. */
export function FrozenPart({
  questions,
  resumeTitle,
}: {
  readonly questions: Shown;
  readonly resumeTitle?: string | undefined;
}) {
  const { detail, form } = useTexts(correctionTexts);
  return (
    <div className={styles.frozen}>
      {questions.map(({ questionId, question, answer }) => (
        <div key={questionId}>
          <h3>{question}</h3>
          <p className={styles.written}>{answer === '' ? form.noAnswer : answer}</p>
        </div>
      ))}
      {resumeTitle !== undefined && <p className={styles.meta}>{detail.resume(resumeTitle)}</p>}
    </div>
  );
}
