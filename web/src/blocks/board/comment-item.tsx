import type { Comment } from '@naru/contract/areas/board-words.ts';

import { useFormat } from '../../platform/format/use-format.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { Tag } from '../../ui/tag.tsx';
import styles from './comment-item.module.css';
import { boardTexts } from './texts.ts';

export interface CommentItemProps {
  readonly comment: Comment;
  readonly onReply: () => void;
  readonly onDelete: () => void;
}

/** One comment; a deleted one keeps its place, and nothing of what it said. */
export function CommentItem({ comment, onReply, onDelete }: CommentItemProps) {
  const all = useTexts(boardTexts);
  const texts = all.comments;
  const format = useFormat();
  if (comment.text === null) return <p className={styles.deleted}>{texts.deleted}</p>;
  const name = comment.authorNm ?? all.anonymous;
  return (
    <article className={styles.comment}>
      <Avatar name={name} size="small" tone={comment.isOffice ? 'accent' : 'neutral'} />
      <div className={styles.body}>
        <div className={styles.head}>
          <strong>{name}</strong>
          {comment.isOffice && <Tag>{texts.office}</Tag>}
          {comment.isAnswer && <Tag>{texts.isAnswer}</Tag>}
          <time className={styles.time} dateTime={comment.createdAt}>
            {format.relativeTime(comment.createdAt, { time: 'always' })}
          </time>
        </div>
        {comment.mentionedNmList.length > 0 && (
          <p className={styles.mentioned}>{texts.mentioned(comment.mentionedNmList.join(', '))}</p>
        )}
        <p className={styles.text}>{comment.text}</p>
        {(comment.can.reply || comment.can.delete) && (
          <div className={styles.actions}>
            {comment.can.reply && (
              <Button variant="text" size="small" onClick={onReply}>
                {texts.reply}
              </Button>
            )}
            {comment.can.delete && (
              <Button variant="text" size="small" onClick={onDelete}>
                {texts.delete}
              </Button>
            )}
          </div>
        )}
      </div>
    </article>
  );
}
