import { COMMENT_MOST, MOST_MENTIONED } from '@naru/contract/areas/board-words.ts';
import { board as calls } from '@naru/contract/areas/board.ts';
import IconAt from '@tabler/icons-react/dist/esm/icons/IconAt.mjs';

import { useFormat } from '../../platform/format/use-format.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../platform/query/use-call-mutation.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import type { ComboboxOption } from '../../ui/combobox.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { Form } from '../form/form.tsx';
import { useKeptForm } from '../form/use-kept-form.ts';
import styles from './comment-form.module.css';
import { MentionField } from './mention-field.tsx';
import { boardTexts } from './texts.ts';

export interface CommentFormProps {
  readonly params: { readonly code: string; readonly id: string };
  readonly parentId: string | null;
  readonly mayAnswer?: boolean | undefined;
  /** On boards of discussion. */
  readonly hasMentions: boolean;
  /** Closes a reply. */
  readonly onDone?: (() => void) | undefined;
}

interface CommentValues {
  readonly text: string;
  readonly isAnswer: boolean;
  /** Null where nobody is to be mentioned. */
  readonly mentioned: readonly ComboboxOption[] | null;
}
type CommentField = 'text' | 'isAnswer' | 'mentionList';
const BLANK: CommentValues = { text: '', isAnswer: false, mentioned: null };

/** Where a comment or a reply is written; what was written stays until it is kept. */
export function CommentForm({ params, parentId, mayAnswer = false, hasMentions, onDone }: CommentFormProps) {
  const texts = useTexts(boardTexts).comments;
  const format = useFormat();
  const isReply = parentId !== null;
  const label = isReply ? texts.reply : texts.label;
  const form = useKeptForm<CommentValues, CommentField>({
    name: `comment.${params.id}.${parentId ?? ''}`,
    names: { text: label, isAnswer: texts.answer, mentionList: texts.mention.add },
    initial: BLANK,
    leaveOut: [],
    check: ({ mentioned }) =>
      (mentioned?.length ?? 0) > MOST_MENTIONED
        ? { mentionList: texts.mention.tooMany(format.number(MOST_MENTIONED)) }
        : {},
  });
  const { text, mentioned } = form.values;
  const create = useCallMutation(calls.createComment, {
    alertMessage: null,
    onSuccess: (_output, { body }) => {
      // Words that were typed since are a comment of their own.
      if (text !== body.text) return;
      form.settle(BLANK);
      form.drop();
      onDone?.();
    },
  });
  const send = ({ mentioned: whom, ...values }: CommentValues): void => {
    const mentionList = (whom ?? []).map(({ value }) => value);
    if (values.text.trim() !== '')
      create.mutate({ params, body: { ...values, parentId, mentionList } }, { onError: form.refuse });
  };
  return (
    <Form
      className={styles.form}
      form={form}
      onSend={send}
      isShort
      words={{ failed: texts.failed }}
      actions={
        <div className={styles.actions}>
          {hasMentions && mentioned === null && (
            <Button variant="text" size="small" icon={IconAt} onClick={() => form.set({ mentioned: [] })}>
              {texts.mention.add}
            </Button>
          )}
          {mayAnswer && <Checkbox {...form.tick('isAnswer')} label={texts.answer} />}
          {onDone && (
            <Button size="small" onClick={onDone}>
              {texts.cancel}
            </Button>
          )}
          <Button
            type="submit"
            size="small"
            busy={create.isPending}
            busyLabel={texts.sending}
            disabled={text.trim() === ''}
          >
            {texts.send}
          </Button>
        </div>
      }
    >
      <TextArea
        {...form.text('text')}
        label={label}
        hideLabel
        placeholder={isReply ? texts.replyHint : texts.hint}
        rows={2}
        maxRows={10}
        maxLength={COMMENT_MOST}
        {...(text.length > COMMENT_MOST * 0.8 && {
          countText: (length: number) => texts.count(format.number(length), format.number(COMMENT_MOST)),
        })}
      />
      {mentioned !== null && (
        <MentionField {...form.pick('mentioned', 'mentionList')} code={params.code} value={mentioned} />
      )}
    </Form>
  );
}
