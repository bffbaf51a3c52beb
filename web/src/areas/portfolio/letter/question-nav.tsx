import type { LetterQuestion } from '@naru/contract/areas/portfolio/letter.ts';
import type { ReactNode } from 'react';

import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import type { AnswerStates } from './use-answers.ts';
import { useCountText } from './use-count-text.ts';
import styles from './letter.module.css';
import { letterTexts } from './texts.ts';

interface QuestionNavProps {
  readonly questions: readonly LetterQuestion[];
  readonly answers: AnswerStates;
  readonly chosen: string | undefined;
  readonly onChoose: (questionId: string) => void;
  readonly add: ReactNode;
}

/** Lists the questions with how far each answer is: a strip on a phone, beside the answer on a desktop. */
export function QuestionNav({ questions, answers, chosen, onChoose, add }: QuestionNavProps) {
  const texts = useTexts(letterTexts).question;
  const format = useFormat();
  return (
    <nav className={styles.navBox} aria-label={texts.list}>
      <ol className={styles.nav}>
        {questions.map((question, at) => (
          <li key={question.questionId}>
            <button
              type="button"
              className={styles.tab}
              aria-current={question.questionId === chosen ? 'true' : undefined}
              onClick={() => onChoose(question.questionId)}
            >
              <span>{texts.number(format.number(at + 1))}</span>
              <span className={styles.tabText}>{question.question.trim() || texts.untitled}</span>
              <NavSize question={question} answer={answers[question.questionId]?.value ?? ''} />
            </button>
          </li>
        ))}
      </ol>
      {add}
    </nav>
  );
}

function NavSize({ question, answer }: { readonly question: LetterQuestion; readonly answer: string }) {
  const { short, isOver } = useCountText(question, answer);
  return (
    <span className={styles.tabSize} data-over={isOver || undefined}>
      {short}
    </span>
  );
}
