import type { CorrectedAnswer, FrozenAnswer } from '@naru/contract/areas/portfolio/comment.ts';
import { useMemo } from 'react';

import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { type DiffPart, diffText } from '../paper/word-diff.ts';
import styles from './comment.module.css';
import { commentTexts } from './texts.ts';

interface ComparePartProps {
  readonly frozen: readonly FrozenAnswer[];
  readonly now: readonly CorrectedAnswer[];
}

/** Shows the letter as it was handed in beside the letter as it is now. */
export function ComparePart({ frozen, now }: ComparePartProps) {
  return (
    <div className={styles.answers}>
      {frozen.map((one, place) => (
        <Compared
          key={one.questionId}
          number={String(place + 1)}
          frozen={one}
          now={now.find(({ questionId, isKept }) => isKept && questionId === one.questionId)}
        />
      ))}
    </div>
  );
}

interface ComparedProps {
  readonly number: string;
  readonly frozen: FrozenAnswer;
  readonly now: CorrectedAnswer | undefined;
}

function Compared({ number, frozen, now }: ComparedProps) {
  const texts = useTexts(commentTexts);
  const answer = now?.answer ?? '';
  const parts = useMemo(() => diffText(frozen.answer, answer), [frozen.answer, answer]);
  const isSame = frozen.answer === answer;
  return (
    <section className={styles.compare} aria-label={texts.compare.label(number)}>
      <h2 className={styles.question}>{texts.answer.question(number, frozen.question)}</h2>
      <div>
        <h3>{texts.compare.before}</h3>
        <p>
          <Words parts={parts} without="in" />
        </p>
      </div>
      <div>
        <h3>{isSame ? texts.compare.same : texts.compare.after}</h3>
        {now ? (
          <p>
            <Words parts={parts} without="out" />
          </p>
        ) : (
          <p className={styles.quiet}>{texts.answer.removed}</p>
        )}
      </div>
    </section>
  );
}

interface WordsProps {
  readonly parts: readonly DiffPart[];
  readonly without: 'in' | 'out';
}

function Words({ parts, without }: WordsProps) {
  return parts
    .filter(({ look }) => look !== without)
    .map(({ look, text }, place) => {
      const key = `${place}${look}`;
      if (look === 'same') return <span key={key}>{text}</span>;
      return look === 'in' ? <ins key={key}>{text}</ins> : <del key={key}>{text}</del>;
    });
}
