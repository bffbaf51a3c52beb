import type { SnapshotQuestion } from '@naru/contract/areas/portfolio/snapshot.ts';
import { type KeyboardEvent, type ReactNode, useMemo, useRef, useState } from 'react';

import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { AnchoredText } from '../../../ui/anchored-text.tsx';
import { ChoiceBar } from './choice-bar.tsx';
import styles from './comment.module.css';
import type { DeskEntry } from './desk-list.tsx';
import { commentTexts } from './texts.ts';
import { type Choice, listWords, moveChoice } from './word-choice.ts';

interface DeskAnswerProps {
  readonly number: string;
  readonly question: SnapshotQuestion;
  readonly entries: readonly DeskEntry[];
  readonly chosen: string | undefined;
  readonly onChoose: (commentId: string | undefined) => void;
  /** Begins a comment at words; absent where none can be written. */
  readonly onBegin: ((choice: Choice) => void) | undefined;
  readonly list: ReactNode;
}

interface Chosen extends Choice {
  /** Where the bar stands, from the top of the answer; null for words chosen by the keyboard. */
  readonly top: number | null;
}

const CHOICE = 'choice';

/** Shows one answer as it was handed in; words that are chosen in it take a comment. */
export function DeskAnswer({ number, question, entries, chosen, onChoose, onBegin, list }: DeskAnswerProps) {
  const texts = useTexts(commentTexts).answer;
  const place = useRef<HTMLDivElement>(null);
  const [choice, setChoice] = useState<Chosen | null>(null);
  const { answer, questionId } = question;
  const words = useMemo(() => listWords(answer), [answer]);
  const byKeys = choice !== null && choice.top === null ? choice : null;
  const marks = useMemo(() => {
    const placed = entries.map(({ commentId, begins, ends }) => ({
      id: commentId,
      begins,
      ends,
      look: 'open' as const,
    }));
    return byKeys
      ? [...placed, { id: CHOICE, begins: byKeys.begins, ends: byKeys.ends, look: 'chosen' as const }]
      : placed;
  }, [entries, byKeys]);
  const begin = (): void => {
    if (choice) onBegin?.({ begins: choice.begins, ends: choice.ends });
    setChoice(null);
  };
  const press = (event: KeyboardEvent): void => {
    if (!onBegin || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Enter' && choice) begin();
    else if (event.key === 'Escape' && choice) setChoice(null);
    else if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') {
      const by = event.key === 'ArrowRight' ? 1 : -1;
      const next = moveChoice(words, choice, { by, widens: event.shiftKey });
      setChoice(next && { ...next, top: null });
    } else return;
    event.preventDefault();
  };
  return (
    <section className={styles.answer} data-alone={entries.length === 0 || undefined}>
      <h2 className={styles.question}>{texts.question(number, question.question)}</h2>
      {answer === '' ? (
        <p className={styles.quiet}>{texts.empty}</p>
      ) : (
        <div ref={place} className={styles.words} onKeyDown={press} role="presentation">
          <AnchoredText
            id={questionId}
            label={texts.label(number)}
            hideLabel
            value={answer}
            marks={marks}
            chosen={entries.some(({ commentId }) => commentId === chosen) ? chosen : undefined}
            onChoose={(id) => id !== CHOICE && onChoose(id)}
            onSelect={(range) =>
              onBegin &&
              setChoice(range && { begins: range.begins, ends: range.ends, top: topOf(place.current, range.rect) })
            }
          />
          {choice && onBegin && (
            <ChoiceBar
              words={answer.slice(choice.begins, choice.ends)}
              top={choice.top}
              onBegin={begin}
              onCancel={() => setChoice(null)}
            />
          )}
        </div>
      )}
      {entries.length > 0 && <div className={styles.side}>{list}</div>}
    </section>
  );
}

const topOf = (place: HTMLElement | null, rect: DOMRect): number =>
  rect.bottom - (place?.getBoundingClientRect().top ?? 0);
