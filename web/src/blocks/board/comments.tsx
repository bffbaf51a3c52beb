import type { Comment, Post } from '@naru/contract/areas/board-words.ts';
import { board as calls } from '@naru/contract/areas/board.ts';
import { useState } from 'react';

import { useFormat } from '../../platform/format/use-format.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { useCall } from '../../platform/query/use-call.ts';
import { useCallMutation } from '../../platform/query/use-call-mutation.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Section } from '../../ui/section.tsx';
import { QueryError } from '../query/query-error.tsx';
import { CommentForm } from './comment-form.tsx';
import { CommentItem } from './comment-item.tsx';
import styles from './comments.module.css';
import { FollowButton } from './follow-button.tsx';
import { boardTexts } from './texts.ts';
import { usePlace } from './use-place.ts';

export interface CommentsProps {
  readonly post: Post;
}

const STEP_SIZES = ['50', '100', 'all'] as const;

/** Comments with their replies, and the place to write one. Nothing at all on a board without comments. */
export function Comments({ post }: CommentsProps) {
  const texts = useTexts(boardTexts).comments;
  const format = useFormat();
  const { code } = usePlace();
  const params = { code, id: post.postId };
  const [step, setStep] = useState(0);
  const [replyTo, setReplyTo] = useState<string | null>(null);
  const [asked, setAsked] = useState<Comment | null>(null);
  const isShown = post.can.comment || post.commentCount > 0;
  const query = useCall(
    calls.pageComments,
    { params, query: { size: STEP_SIZES[step] ?? 'all' } },
    { enabled: isShown, keepsPrevious: true, label: texts.label, alertMessage: null },
  );
  const remove = useCallMutation(calls.deleteComment, { onSuccess: () => setAsked(null) });
  if (!isShown) return null;
  const page = query.data?.commentPage;
  const rows = page?.content ?? [];
  const isMore = page !== undefined && page.totalElements > rows.length && step < STEP_SIZES.length - 1;
  return (
    <Section
      title={texts.title(format.number(post.commentCount))}
      size="small"
      aside={post.following && <FollowButton postId={post.postId} following={post.following} />}
    >
      {query.isError && <QueryError title={texts.errorTitle} query={query} />}
      {query.isSuccess && rows.length === 0 && <p className={styles.none}>{texts.none}</p>}
      <ul className={styles.list}>
        {rows.map((comment) => (
          <li key={comment.commentId} className={comment.parentId === null ? styles.top : styles.reply}>
            <CommentItem
              comment={comment}
              onReply={() => setReplyTo(comment.commentId)}
              onDelete={() => setAsked(comment)}
            />
            {replyTo === comment.commentId && (
              <CommentForm
                params={params}
                parentId={comment.commentId}
                hasMentions={post.following !== null}
                onDone={() => setReplyTo(null)}
              />
            )}
          </li>
        ))}
      </ul>
      {isMore && <Button onClick={() => setStep((at) => at + 1)}>{texts.more}</Button>}
      {post.can.comment && (
        <CommentForm
          params={params}
          parentId={null}
          mayAnswer={mayAnswer(post)}
          hasMentions={post.following !== null}
        />
      )}
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={(open) => !open && setAsked(null)}
        title={texts.deleteTitle}
        confirmLabel={texts.delete}
        busy={remove.isPending}
        danger
        onConfirm={() => asked && remove.mutate({ params: { ...params, commentId: asked.commentId } })}
      >
        {texts.deleteText}
      </ConfirmDialog>
    </Section>
  );
}

/** Moderators answer questions. */
function mayAnswer({ answerStatus, can }: Post): boolean {
  return answerStatus !== null && can.audit;
}
