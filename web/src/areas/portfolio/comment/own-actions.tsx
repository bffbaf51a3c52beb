import type { CommentDecision, CorrectedAnswer, OwnComment } from '@naru/contract/areas/portfolio/comment.ts';

import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Row } from '../../../ui/row.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { commentTexts } from './texts.ts';
import { useDecide } from './use-decide.ts';

interface OwnActionsProps {
  readonly comment: OwnComment;
  /** The answer as it is on the screen; null on a résumé. */
  readonly answer: Pick<CorrectedAnswer, 'version' | 'isKept'> | null;
  /** Where the answer is being written, nothing changes it from beside. */
  readonly mayAccept: boolean;
}

/** Lets a student decide on one comment, and take that back. */
export function OwnActions({ comment, answer, mayAccept }: OwnActionsProps) {
  const texts = useTexts(commentTexts).comment;
  const { decide, pending, problem } = useDecide(comment, answer);
  const { suggestion, status, isChanged } = comment;
  const isSuggested = suggestion !== null;
  const canAccept = isSuggested && mayAccept && !isChanged;
  const canUndo = status !== 'ACCEPTED' || (mayAccept && !isChanged);
  const labels = { ACCEPTED: texts.accept, REFUSED: texts.refuse, OPEN: texts.undo };
  const button = (decision: CommentDecision, variant: 'primary' | 'secondary' | 'text', label: string) => (
    <Button key={decision} size="small" variant={variant} busy={pending === decision} onClick={() => decide(decision)}>
      {label}
    </Button>
  );
  const done = button('DONE', canAccept ? 'text' : 'secondary', isSuggested ? texts.ownWay : texts.done);
  return (
    <Stack gap={8}>
      {status === 'OPEN' ? (
        <Row gap={8}>
          {canAccept && button('ACCEPTED', 'primary', labels.ACCEPTED)}
          {isSuggested && button('REFUSED', 'secondary', labels.REFUSED)}
          {(!isSuggested || isChanged || !mayAccept) && done}
        </Row>
      ) : (
        canUndo && <Row gap={8}>{button('OPEN', 'text', labels.OPEN)}</Row>
      )}
      {problem !== undefined && (
        <Notice tone="amber" live="polite">
          {problem}
        </Notice>
      )}
    </Stack>
  );
}
