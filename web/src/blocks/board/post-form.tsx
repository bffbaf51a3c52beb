import type { EditedPost } from '@naru/contract/areas/board-words.ts';
import { useState } from 'react';

import { useFormat } from '../../platform/format/use-format.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Form } from '../form/form.tsx';
import { FormDock } from '../form/form-dock.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { EMPTY_BODY, toInstant } from './form-values.ts';
import styles from './post-form.module.css';
import { TextPart, WhenPart, WhoPart } from './post-parts.tsx';
import { PreviewDialog } from './preview-dialog.tsx';
import { boardTexts } from './texts.ts';
import { type PostWriting, usePostForm, type WrittenPost } from './use-post-form.ts';

/** Everything about a post; what was typed stays through every failure. */
export function PostForm(props: WrittenPost) {
  const { board, post } = props;
  const texts = useTexts(boardTexts).form;
  const format = useFormat();
  const [openedAt] = useState(() => Date.now());
  const [previewed, setPreviewed] = useState<{ title: string; body: typeof EMPTY_BODY } | null>(null);
  const writing = usePostForm(props);
  const { form, autosave, isBusy } = writing;
  const { title, body, publishFrom } = form.values;
  const mine = { title, body: body ?? EMPTY_BODY };
  const begins = toInstant(publishFrom);
  const isLater = begins !== null && new Date(begins).getTime() > openedAt;
  return (
    <>
      <Form
        className={styles.form}
        form={form}
        onSend={(values) => (post ? writing.save(values, writing.version) : writing.publish(values, true))}
        guard={{ isOn: writing.isUnsaved && !isBusy }}
        words={{ failed: texts.notSaved }}
        head={
          <>
            {board.keepsHistory && post && <HistoryNote status={post.status} />}
            <RestoredPost writing={writing} />
          </>
        }
        actions={
          <FormDock note={describeAutosave()}>
            <Button onClick={() => setPreviewed(mine)}>{texts.preview}</Button>
            {!post && (
              <Button busy={isBusy} onClick={() => void form.submit((values) => writing.publish(values, false))}>
                {texts.keepDraft}
              </Button>
            )}
            <Button type="submit" variant="primary" busy={isBusy} busyLabel={texts.saving}>
              {post ? texts.save : isLater ? texts.schedule : texts.publish}
            </Button>
          </FormDock>
        }
      >
        <TextPart board={board} post={post} writing={writing} />
        <WhenPart form={form} />
        <WhoPart board={board} form={form} />
      </Form>
      <PreviewDialog text={previewed} onClose={() => setPreviewed(null)} />
      <ConflictDialog
        theirs={writing.theirs}
        mine={mine}
        busy={isBusy}
        onLater={writing.decideLater}
        onMine={writing.keepMine}
        onTheirs={writing.takeTheirs}
      />
    </>
  );

  function describeAutosave(): string | undefined {
    if (autosave.hasFailed) return texts.autosaveFailed;
    return autosave.savedAt === null ? undefined : texts.autosaved(format.time(autosave.savedAt));
  }
}

/** Tells who sees what a post says now, before it is changed. */
function HistoryNote({ status }: Pick<EditedPost, 'status'>) {
  const texts = useTexts(boardTexts).history;
  if (status === 'DRAFT' || status === 'SCHEDULED') return null;
  return <Notice title={status === 'HIDDEN' ? texts.noteHidden : texts.note} />;
}

/** Tells that an earlier draft was brought back, and offers to begin without it. */
function RestoredPost({ writing }: { readonly writing: PostWriting }) {
  const texts = useTexts(boardTexts).form;
  const format = useFormat();
  const { restored, version, discard } = writing;
  if (!restored) return null;
  return (
    <Notice
      title={texts.restored(format.relativeTime(restored.savedAt, { time: 'always', inSentence: true }))}
      action={
        <Button variant="text" size="small" onClick={discard}>
          {texts.discard}
        </Button>
      }
    >
      {restored.baseVersion !== null && restored.baseVersion !== version ? texts.restoredOlder : texts.restoredText}
    </Notice>
  );
}
