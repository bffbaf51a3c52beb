import type { DeskComment } from '@naru/contract/areas/portfolio/comment.ts';

import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Row } from '../../../ui/row.tsx';
import { CommentCard } from './comment-card.tsx';
import { CommentEditor } from './comment-editor.tsx';
import styles from './comment.module.css';
import type { CommentDraft } from './drafts.ts';
import { commentTexts } from './texts.ts';
import type { Desk } from './use-desk.ts';

/** A comment that is there, one that is being written, or both. */
export interface DeskEntry {
  readonly commentId: string;
  readonly questionId: string | null;
  readonly begins: number;
  readonly ends: number;
  readonly comment: DeskComment | undefined;
  readonly draft: CommentDraft | undefined;
}

interface DeskListProps {
  readonly entries: readonly DeskEntry[];
  readonly desk: Desk;
  readonly canWrite: boolean;
  readonly chosen: string | undefined;
  readonly onChoose: (commentId: string | undefined) => void;
}

/** Lists the comments on one answer at the desk, each to be changed in its place. */
export function DeskList({ entries, desk, canWrite, chosen, onChoose }: DeskListProps) {
  const texts = useTexts(commentTexts);
  if (entries.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={texts.comment.list}>
      {entries.map((entry) => (
        <DeskItem
          key={entry.commentId}
          {...{ entry, desk, canWrite, onChoose }}
          isChosen={entry.commentId === chosen}
        />
      ))}
    </ul>
  );
}

interface DeskItemProps extends Pick<DeskListProps, 'desk' | 'canWrite' | 'onChoose'> {
  readonly entry: DeskEntry;
  readonly isChosen: boolean;
}

function DeskItem({ entry, desk, canWrite, isChosen, onChoose }: DeskItemProps) {
  const texts = useTexts(commentTexts).desk;
  const { comment, draft, commentId } = entry;
  if (draft && canWrite) {
    return (
      <li className={styles.card}>
        <CommentEditor
          draft={draft}
          problem={desk.problems.get(commentId)}
          isSaving={desk.saving === commentId}
          isChosen={isChosen}
          onWrite={desk.write}
          onSave={(now) => void desk.save(now)}
          onDiscard={() => desk.discard(commentId)}
        />
      </li>
    );
  }
  if (!comment) return null;
  return (
    <CommentCard comment={comment} isChosen={isChosen} onChoose={onChoose} hasState={!canWrite}>
      {canWrite && (
        <Row gap={8}>
          <Button size="small" onClick={() => desk.write(draftOf(comment))}>
            {texts.edit}
          </Button>
          <Button size="small" variant="danger-text" onClick={() => void desk.remove(comment)}>
            {texts.remove}
          </Button>
        </Row>
      )}
    </CommentCard>
  );
}

function draftOf({ status: _status, createdAt: _createdAt, ...comment }: DeskComment): CommentDraft {
  return comment;
}
