import {
  letterComments as calls,
  type CommentDecision,
  type CorrectedAnswer,
  type OwnComment,
} from '@naru/contract/areas/portfolio/comment.ts';
import { FAILURE } from '@naru/contract/envelope.ts';

import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { fieldErrorsOf } from '../../../platform/http/call-error.ts';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { commentTexts } from './texts.ts';

const TOLD = { ACCEPTED: 'accepted', REFUSED: 'refused', DONE: 'ticked', OPEN: 'undone' } as const;

interface Decides {
  readonly decide: (decision: CommentDecision) => void;
  readonly pending: CommentDecision | undefined;
  /** Why it did not happen, in words. */
  readonly problem: string | undefined;
}

type Answered = Pick<CorrectedAnswer, 'version'> | null | undefined;

/** Decides on a comment, offers to take that back, and says why where it cannot be. */
export function useDecide(comment: OwnComment, answer: Answered): Decides {
  const texts = useTexts(commentTexts).comment;
  const mutation = useCallMutation(calls.decideComment, { alertMessage: null });
  const send = (decision: CommentDecision, versions: { version: number; answerVersion: number | null }): void =>
    mutation.mutate(
      { params: { id: comment.commentId }, body: { decision, ...versions } },
      {
        onSuccess: (saved) => {
          const now = { version: saved.comment.version, answerVersion: saved.answer?.version ?? null };
          const undo = { label: texts.undo, onPress: () => send('OPEN', now) };
          showToast({ text: texts[TOLD[decision]], ...(decision !== 'OPEN' && { action: undo }) });
        },
      },
    );
  const { error } = mutation;
  const [first] = fieldErrorsOf(error);
  const problem =
    error?.code === FAILURE.conflict.code ? texts.conflict : (first?.message ?? error?.serverMessage ?? texts.failed);
  return {
    decide: (decision) => send(decision, { version: comment.version, answerVersion: answer?.version ?? null }),
    pending: mutation.isPending ? mutation.variables?.body.decision : undefined,
    problem: error ? problem : undefined,
  };
}
