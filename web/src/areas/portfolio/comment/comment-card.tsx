import type { CommentStatus } from '@naru/contract/areas/portfolio/words.ts';
import { type ReactNode, useEffect, useRef } from 'react';

import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { StateChip, type StateKind } from '../../../ui/state-chip.tsx';
import styles from './comment.module.css';
import { Suggestion } from './suggestion.tsx';
import { commentTexts } from './texts.ts';

interface Shown {
  readonly commentId: string;
  readonly questionId: string | null;
  readonly quote: string;
  readonly text: string;
  readonly suggestion: string | null;
  readonly status: CommentStatus;
  readonly isChanged?: boolean;
}

interface CommentCardProps {
  readonly comment: Shown;
  readonly isChosen: boolean;
  readonly onChoose: (commentId: string | undefined) => void;
  /** Whether its state is told: to its corrector while they write it is not. */
  readonly hasState: boolean;
  /** Buttons, while it is chosen. */
  readonly children?: ReactNode;
}

const KINDS: Readonly<Record<CommentStatus, StateKind>> = {
  OPEN: 'open',
  ACCEPTED: 'approved',
  REFUSED: 'rejected',
  DONE: 'done',
};

/** Shows a comment in a list beside the text: in short, and whole once it is chosen. */
export function CommentCard({ comment, isChosen, onChoose, hasState, children }: CommentCardProps) {
  const texts = useTexts(commentTexts).comment;
  const card = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isChosen) card.current?.scrollIntoView({ block: 'nearest' });
  }, [isChosen]);
  const { commentId, questionId, text, suggestion, status } = comment;
  const quote = comment.quote || (questionId === null ? texts.wholeResume : '');
  return (
    <li
      ref={card}
      className={styles.card}
      data-chosen={isChosen || undefined}
      data-decided={status !== 'OPEN' || undefined}
    >
      <button
        type="button"
        className={styles.head}
        aria-expanded={isChosen}
        aria-label={texts.choose(quote)}
        onClick={() => onChoose(isChosen ? undefined : commentId)}
      >
        <span className={styles.quote}>{quote}</span>
        {hasState && <StateChip kind={KINDS[status]}>{texts.states[status]}</StateChip>}
      </button>
      {text !== '' && <p className={styles.text}>{text}</p>}
      {suggestion !== null && (isChosen || text === '') && <Suggestion quote={comment.quote} suggestion={suggestion} />}
      {hasState && status === 'OPEN' && comment.isChanged && <p className={styles.quiet}>{texts.changed}</p>}
      {isChosen && children}
    </li>
  );
}
