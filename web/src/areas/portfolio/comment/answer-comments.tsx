import type { CorrectedAnswer, OwnComment } from '@naru/contract/areas/portfolio/comment.ts';
import { memo } from 'react';

import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { CommentCard } from './comment-card.tsx';
import styles from './comment.module.css';
import { OwnActions } from './own-actions.tsx';
import { commentTexts } from './texts.ts';

interface AnswerCommentsProps {
  /** The comments on one answer, in the order of its text. */
  readonly comments: readonly OwnComment[];
  /** The answer as it is on the screen; null on a résumé. */
  readonly answer: Pick<CorrectedAnswer, 'version' | 'isKept'> | null;
  readonly chosen: string | undefined;
  readonly onChoose: (commentId: string | undefined) => void;
  readonly mayDecide: boolean;
  /** False where the answer is being written: nothing changes it from beside. */
  readonly mayAccept: boolean;
}

/** Lists the comments on one answer, each to be decided on. It is drawn again only when they change, not at each key. */
export const AnswerComments = memo(function AnswerComments(props: AnswerCommentsProps) {
  const { comments, answer, chosen, onChoose, mayDecide, mayAccept } = props;
  const texts = useTexts(commentTexts).comment;
  if (comments.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={texts.list}>
      {comments.map((comment) => (
        <CommentCard
          key={comment.commentId}
          comment={comment}
          isChosen={comment.commentId === chosen}
          onChoose={onChoose}
          hasState
        >
          {mayDecide && <OwnActions comment={comment} answer={answer} mayAccept={mayAccept} />}
        </CommentCard>
      ))}
    </ul>
  );
});
