import { PAPER_MOST } from '@naru/contract/areas/portfolio/words.ts';
import { type KeyboardEvent, useEffect, useRef } from 'react';

import { useCountText } from '../../../blocks/form/use-count-text.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Row } from '../../../ui/row.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import styles from './comment.module.css';
import type { CommentDraft } from './drafts.ts';
import { EditorProblem } from './editor-problem.tsx';
import { Suggestion } from './suggestion.tsx';
import { TemplateMenu } from './template-menu.tsx';
import { commentTexts } from './texts.ts';
import type { SaveProblem } from './use-desk.ts';

interface CommentEditorProps {
  readonly draft: CommentDraft;
  readonly problem: SaveProblem | undefined;
  readonly isSaving: boolean;
  readonly isChosen: boolean;
  readonly onWrite: (draft: CommentDraft) => void;
  readonly onSave: (draft: CommentDraft) => void;
  readonly onDiscard: () => void;
}

/** Writes a comment on words: a remark, and where wanted what should stand there instead. */
export function CommentEditor(props: CommentEditorProps) {
  const { draft, problem, isSaving, isChosen, onWrite, onSave, onDiscard } = props;
  const texts = useTexts(commentTexts).desk;
  const countText = useCountText();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (isChosen) field.current?.focus();
  }, [isChosen]);
  const { text, suggestion, quote, questionId, version } = draft;
  const errorOf = (name: string) => (problem?.kind === 'field' && problem.field === name ? problem.message : undefined);
  const press = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onSave(draft);
  };
  return (
    <div className={styles.editor} onKeyDown={press} role="presentation">
      {quote !== '' && <blockquote>{quote}</blockquote>}
      <TextArea
        ref={field}
        label={texts.text}
        rows={3}
        value={text}
        maxLength={PAPER_MOST.comment}
        countText={countText(PAPER_MOST.comment)}
        error={errorOf('text')}
        onChange={(event) => onWrite({ ...draft, text: event.target.value })}
      />
      <TemplateMenu onPut={(words) => onWrite({ ...draft, text: joinLines(text, words) })} />
      {questionId !== null && (
        <Checkbox
          label={texts.suggests}
          checked={suggestion !== null}
          onChange={(event) => onWrite({ ...draft, suggestion: event.target.checked ? quote : null })}
        />
      )}
      {suggestion !== null && (
        <>
          <TextArea
            label={texts.suggestion}
            help={texts.suggestionHelp}
            rows={2}
            value={suggestion}
            maxLength={PAPER_MOST.suggestion}
            error={errorOf('suggestion')}
            onChange={(event) => onWrite({ ...draft, suggestion: event.target.value })}
          />
          {suggestion !== quote && <Suggestion quote={quote} suggestion={suggestion} />}
        </>
      )}
      <EditorProblem problem={problem} />
      <Row gap={8}>
        <Button variant="primary" size="small" busy={isSaving} busyLabel={texts.saving} onClick={() => onSave(draft)}>
          {version === null ? texts.save : texts.change}
        </Button>
        <Button variant="text" size="small" onClick={onDiscard}>
          {texts.discard}
        </Button>
      </Row>
    </div>
  );
}

const joinLines = (text: string, words: string): string =>
  (text === '' ? words : `${text.trimEnd()}\n${words}`).slice(0, PAPER_MOST.comment);
