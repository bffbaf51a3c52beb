import { type DeskComment, letterCommentDesk as calls } from '@naru/contract/areas/portfolio/comment.ts';
import type { CallOutput } from '@naru/contract/call.ts';
import { FAILURE } from '@naru/contract/envelope.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { type CallError, fieldErrorsOf, toCallError } from '../../../platform/http/call-error.ts';
import type { Client } from '../../../platform/http/client.ts';
import { useStore } from '../../../platform/http/store.ts';
import { callKeyOf } from '../../../platform/query/call-key.ts';
import { keyStorage } from '../../../platform/session/key-storage.ts';
import { useRuntime } from '../../../platform/session/runtime-context.ts';
import { useLoginInfo } from '../../../platform/session/use-session.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { type CommentDraft, type Drafts, openDrafts } from './drafts.ts';
import { commentTexts } from './texts.ts';

type Listed = CallOutput<typeof calls.listDeskComments>;

/** Why a comment was not saved: at a field, because somebody was faster, because it is over, or for now. */
export type SaveProblem =
  | { readonly kind: 'field'; readonly field: string; readonly message: string }
  | { readonly kind: 'conflict'; readonly theirs: string }
  | { readonly kind: 'lost' | 'failed' };

export interface Desk {
  readonly drafts: Drafts;
  readonly write: (draft: CommentDraft) => void;
  readonly discard: (commentId: string) => void;
  readonly save: (draft: CommentDraft) => Promise<boolean>;
  readonly remove: (comment: DeskComment) => Promise<void>;
  readonly saving: string | undefined;
  readonly problems: ReadonlyMap<string, SaveProblem>;
}

/** Writes comments on a request: at once in this browser, and on the server with each press. */
export function useDesk(correctionId: string): Desk {
  const texts = useTexts(commentTexts).desk;
  const { client } = useRuntime();
  const queryClient = useQueryClient();
  const person = useLoginInfo()?.username ?? '';
  const [box] = useState(() => openDrafts({ storage: keyStorage, person, correctionId }));
  const drafts = useStore(box.store);
  const [saving, setSaving] = useState<string>();
  const { problems, tell } = useProblems();
  const change = (to: (list: readonly DeskComment[]) => DeskComment[]): void => {
    const key = callKeyOf(calls.listDeskComments, { params: { id: correctionId } });
    queryClient.setQueryData<Listed>(key, (before) => before && { ...before, commentList: to(before.commentList) });
  };
  const take = (comment: DeskComment): void =>
    change((list) => [...list.filter(({ commentId }) => commentId !== comment.commentId), comment]);
  const send = (draft: CommentDraft): Promise<DeskComment> => sendDraft(client, correctionId, draft);
  return {
    drafts,
    write: box.write,
    discard: (commentId) => {
      box.forget(commentId);
      tell(commentId, undefined);
    },
    save: async (draft) => {
      setSaving(draft.commentId);
      try {
        take(await send(draft));
        box.forget(draft.commentId);
        tell(draft.commentId, undefined);
        return true;
      } catch (thrown) {
        const error = toCallError(thrown, texts.failed);
        const current = currentOf(error);
        // The next press is meant for what is there now.
        if (current) box.write({ ...draft, version: current.version });
        tell(draft.commentId, problemOf(error));
        return false;
      } finally {
        setSaving(undefined);
      }
    },
    remove: async (comment) => {
      const { commentId, version: _version, status: _status, createdAt: _createdAt, ...rest } = comment;
      try {
        await client.call(calls.removeComment, { params: { id: commentId } }, { alertMessage: texts.removeFailed });
      } catch {
        return; // told by an alert
      }
      change((list) => list.filter((one) => one.commentId !== commentId));
      const again = { ...rest, commentId, version: null };
      const bringBack = (): void => void send(again).then(take, () => box.write(again));
      showToast({ text: texts.removed, action: { label: texts.undo, onPress: bringBack } });
    },
    saving,
    problems,
  };
}

/** Problems by the comment at which each came up. */
function useProblems() {
  const [problems, setProblems] = useState<ReadonlyMap<string, SaveProblem>>(new Map());
  const tell = (commentId: string, problem: SaveProblem | undefined): void =>
    setProblems((before) => {
      const after = new Map(before);
      if (problem) after.set(commentId, problem);
      else after.delete(commentId);
      return after;
    });
  return { problems, tell };
}

/** Sends a draft: as a new comment, or as a change of the one that it stands on. */
async function sendDraft(client: Client, correctionId: string, draft: CommentDraft): Promise<DeskComment> {
  const { commentId, version, questionId, begins, ends, quote, text, suggestion } = draft;
  const options = { alertMessage: null, idempotencyKey: client.newKey() };
  if (version !== null) {
    const input = { params: { id: commentId }, body: { version, text, suggestion } };
    return (await client.call(calls.changeComment, input, options)).comment;
  }
  const body = { commentId, questionId, begins, ends, text, suggestion, quote: questionId === null ? quote : '' };
  return (await client.call(calls.addComment, { params: { id: correctionId }, body }, options)).comment;
}

type Current = Pick<DeskComment, 'text' | 'suggestion' | 'version'>;

function currentOf({ code, output }: CallError): Current | undefined {
  if (code !== FAILURE.conflict.code) return undefined;
  return (output as { current?: Current } | null)?.current; // what the server tells with this code
}

function problemOf(error: CallError): SaveProblem {
  const [first] = fieldErrorsOf(error);
  if (first) return { kind: 'field', ...first };
  const current = currentOf(error);
  if (current) return { kind: 'conflict', theirs: [current.text, current.suggestion].filter(Boolean).join(' → ') };
  return { kind: error.code === FAILURE.notFound.code ? 'lost' : 'failed' };
}
