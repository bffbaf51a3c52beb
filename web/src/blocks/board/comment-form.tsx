import { COMMENT_MOST, MOST_MENTIONED } from '@naru/contract/areas/board-words.ts';
import { board as calls } from '@naru/contract/areas/board.ts';
import IconAt from '@tabler/icons-react/dist/esm/icons/IconAt.mjs';
import { useState } from 'react';

import { useFormat } from '../../platform/format/use-format.ts';
import { fieldErrorsOf } from '../../platform/http/call-error.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../platform/query/use-call-mutation.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import type { ComboboxOption } from '../../ui/combobox.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import styles from './comment-form.module.css';
import { MentionField } from './mention-field.tsx';
import { boardTexts } from './texts.ts';

export interface CommentFormProps {
  readonly params: { readonly code: string; readonly id: string };
  readonly parentId: string | null;
  readonly mayAnswer?: boolean | undefined;
  /** On boards of discussion. */
  readonly hasMentions: boolean;
  /** Of a reply: closes it. */
  readonly onDone?: (() => void) | undefined;
}

/** Where a comment or a reply is written; what was written stays until it is kept. */
export function CommentForm({ params, parentId, mayAnswer = false, hasMentions, onDone }: CommentFormProps) {
  const texts = useTexts(boardTexts).comments;
  const format = useFormat();
  const [text, setText] = useState('');
  const [isAnswer, setIsAnswer] = useState(false);
  const [mentioned, setMentioned] = useState<readonly ComboboxOption[] | null>(null);
  const send = useCallMutation(calls.createComment, {
    alertMessage: null,
    onSuccess: (_output, { body }) => {
      // Words that were typed since are a comment of their own.
      if (text !== body.text) return;
      setText('');
      setIsAnswer(false);
      setMentioned(null);
      onDone?.();
    },
  });
  const isReply = parentId !== null;
  const isTooMany = (mentioned?.length ?? 0) > MOST_MENTIONED;
  const mentionError = isTooMany
    ? texts.mention.tooMany(format.number(MOST_MENTIONED))
    : fieldErrorsOf(send.error).find(({ field }) => field === 'mentionList')?.message;
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        const mentionList = (mentioned ?? []).map(({ value }) => value);
        if (text.trim() !== '' && !isTooMany) send.mutate({ params, body: { text, parentId, isAnswer, mentionList } });
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
        error={send.isError && mentionError === undefined ? texts.failed : undefined}
        {...(text.length > COMMENT_MOST * 0.8 && {
          countText: (length: number) => texts.count(format.number(length), format.number(COMMENT_MOST)),
        })}
      />
      {mentioned !== null && (
        <MentionField code={params.code} value={mentioned} error={mentionError} onValueChange={setMentioned} />
      )}
      <div className={styles.actions}>
        {hasMentions && mentioned === null && (
          <Button variant="text" size="small" icon={IconAt} onClick={() => setMentioned([])}>
            {texts.mention.add}
          </Button>
        )}
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
