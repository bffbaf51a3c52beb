import { board as calls } from '@naru/contract/areas/board.ts';
import type { CallOutput } from '@naru/contract/call.ts';
import { useState } from 'react';

import { useCallMutation } from '../../platform/query/use-call-mutation.ts';
import { useRuntime } from '../../platform/session/runtime-context.ts';
import { fileIdOf } from '../file/file-name.ts';
import type { PageForm } from '../form/use-page-form.ts';
import { useServerDraft } from '../form/use-server-draft.ts';
import type { PostValues } from './form-values.ts';
import { usePlace } from './use-place.ts';

export type KeptPost = CallOutput<typeof calls.readDraft>['draft'];

interface PostDraftOptions {
  readonly form: Pick<PageForm<PostValues>, 'values' | 'frame'>;
  readonly mayKeep: boolean;
  /** Undefined for a new post. */
  readonly postId: string | undefined;
  /** The version that what is written here began with. */
  readonly version: number | null;
  readonly draft: KeptPost;
}

/** Keeps on the server what is written of a post, and knows whether anything is unsaved. */
export function usePostDraft({ form, mayKeep, postId, version, draft }: PostDraftOptions) {
  const { code } = usePlace();
  const { client } = useRuntime();
  const params = { code };
  const { title, body, categoryCode, files } = form.values;
  const [restored, setRestored] = useState(draft);
  const [isWaiting, setWaiting] = useState(false);
  // Also what was taken back by hand: its draft lies on the server meanwhile.
  const [isUnsaved, setUnsaved] = useState(false);
  if (!isUnsaved && form.frame.isUnsaved) setUnsaved(true);
  const discard = useCallMutation(calls.discardDraft, { alertMessage: null });
  const autosave = useServerDraft({
    content: { title, body, categoryCode, fileId: fileIdOf(files) ?? null },
    isUnsaved: isUnsaved && mayKeep,
    save: (content) =>
      client.call(
        calls.saveDraft,
        { params, body: { postId: postId ?? null, content, baseVersion: version } },
        { alertMessage: null },
      ),
  });
  return {
    autosave,
    restored,
    isUnsaved,
    isWaiting,
    /** Resolves when what was on its way has arrived. */
    rest: async (): Promise<void> => {
      setWaiting(true);
      await autosave.rest();
      setWaiting(false);
    },
    /** Nothing is left to keep or to lose. */
    settle: (): void => setUnsaved(false),
    discard: (): void => {
      discard.mutate({ params, query: { postId } });
      setRestored(null);
      setUnsaved(false);
    },
  };
}

export type PostDraft = ReturnType<typeof usePostDraft>;
