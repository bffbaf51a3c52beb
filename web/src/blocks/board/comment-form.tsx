import { COMMENT_MOST } from '@naru/contract/areas/board-words.ts';
import { board as calls } from '@naru/contract/areas/board.ts';
import { useState } from 'react';

import { useFormat } from '../../platform/format/use-format.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../platform/query/use-call-mutation.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import styles from './comment-form.module.css';
import { boardTexts } from './texts.ts';

export interface CommentFormProps {
  readonly params: { readonly code: string; readonly id: string };
  readonly parentId: string | null;
  readonly mayAnswer?: boolean | undefined;
  /** Of a reply: closes it. */
  readonly onDone?: (() => void) | undefined;
}

/** Where a comment or a reply is written; what was written stays until it is kept. */
export function CommentForm({ params, parentId, mayAnswer = false, onDone }: CommentFormProps) {
  const texts = useTexts(boardTexts).comments;
  const format = useFormat();
  const [text, setText] = useState('');
  const [isAnswer, setIsAnswer] = useState(false);
  const send = useCallMutation(calls.createComment, {
    alertMessage: null,
    onSuccess: () => {
      setText('');
      setIsAnswer(false);
      onDone?.();
    },
  });
  const isReply = parentId !== null;
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') send.mutate({ params, body: { text, parentId, isAnswer } });
      }}
    >
      <TextArea
        label={isReply ? texts.reply : texts.label}
        hideLabel
        placeholder={isReply ? texts.replyHint : texts.hint}
        rows={2}
        maxRows={10}
        maxLength={COMMENT_MOST}
        value={text}
        onChange={(event) => setText(event.target.value)}
        error={send.isError ? texts.failed : undefined}
        {...(text.length > COMMENT_MOST * 0.8 && {
          countText: (length: number) => texts.count(format.number(length), format.number(COMMENT_MOST)),
        })}
      />
      <div className={styles.actions}>
        {mayAnswer && (
          <Checkbox label={texts.answer} checked={isAnswer} onChange={(event) => setIsAnswer(event.target.checked)} />
        )}
        {onDone && (
          <Button size="small" onClick={onDone}>
            {texts.cancel}
          </Button>
        )}
        <Button
          type="submit"
          size="small"
          busy={send.isPending}
          busyLabel={texts.sending}
          disabled={text.trim() === ''}
        >
          {texts.send}
        </Button>
      </div>
    </form>
  );
}
