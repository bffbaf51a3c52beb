import type { EditedPost } from '@naru/contract/areas/board-words.ts';
import { board as calls } from '@naru/contract/areas/board.ts';
import type { RichText as RichTextValue } from '@naru/contract/shared/rich-text.ts';

import { useFormat } from '../../platform/format/use-format.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { useCall } from '../../platform/query/use-call.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Section } from '../../ui/section.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextWithPictures } from '../file/text-with-pictures.tsx';
import styles from './post-form.module.css';
import { boardTexts } from './texts.ts';
import { usePlace } from './use-place.ts';

export interface ConflictDialogProps {
  /** The post as it was left meanwhile; null while there is none. */
  readonly theirs: EditedPost | null;
  readonly mine: { readonly title: string; readonly body: RichTextValue };
  readonly busy: boolean;
  readonly onMine: () => void;
  readonly onTheirs: () => void;
  readonly onLater: () => void;
}

/** Shows both versions side by side: the person who came second chooses, and nothing is lost before. */
export function ConflictDialog({ theirs, mine, busy, onMine, onTheirs, onLater }: ConflictDialogProps) {
  const texts = useTexts(boardTexts).form;
  const format = useFormat();
  const name = theirs?.updatedByNm ?? '';
  const isOwn = theirs?.isOwnUpdate ?? false;
  const at = format.relativeTime(theirs?.updatedAt, { time: 'always', inSentence: true });
  return (
    <Dialog
      open={theirs !== null}
      onOpenChange={(open) => !open && onLater()}
      title={isOwn ? texts.conflictOwnTitle(at) : texts.conflictTitle(name, at)}
      description={texts.conflictText}
      size="large"
      sticky
      actions={
        <>
          <Button onClick={onLater}>{texts.later}</Button>
          <Button onClick={onTheirs}>{isOwn ? texts.useElsewhere : texts.useTheirs}</Button>
          <Button variant="primary" busy={busy} onClick={onMine}>
            {texts.useMine}
          </Button>
        </>
      }
    >
      {theirs && (
        <div className={styles.versions}>
          <Version label={texts.mine} title={mine.title} body={mine.body} />
          <Version label={isOwn ? texts.elsewhere : texts.theirs(name)} title={theirs.title} body={theirs.body} />
        </div>
      )}
    </Dialog>
  );
}

interface VersionProps {
  readonly label: string;
  readonly title: string;
  readonly body: RichTextValue;
}

function Version({ label, title, body }: VersionProps) {
  const { code } = usePlace();
  const query = useCall(calls.previewPost, { params: { code }, body: { body } }, { alertMessage: null });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and the keyboard must reach that
    <div className={styles.version} tabIndex={0} role="region" aria-label={label}>
      <Section label={label} title={title} size="small">
        {query.data ? <TextWithPictures sanitizedHtml={query.data.html} /> : <Skeleton count={4} />}
      </Section>
    </div>
  );
}
