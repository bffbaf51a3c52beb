import type { EditedPost } from '@naru/contract/areas/board-words.ts';
import { board as calls } from '@naru/contract/areas/board.ts';
import { FAILURE } from '@naru/contract/envelope.ts';

import { CallError } from '../../platform/http/call-error.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../platform/query/use-call-mutation.ts';
import { showToast } from '../../ui/toast-store.ts';
import type { PageForm } from '../form/use-page-form.ts';
import { type PostValues, toContent } from './form-values.ts';
import { boardTexts } from './texts.ts';
import { usePlace } from './use-place.ts';
import type { PostDraft } from './use-post-draft.ts';

interface Saving {
  readonly post: EditedPost | undefined;
  readonly form: Pick<PageForm<PostValues>, 'leave' | 'refuse'>;
  readonly draft: PostDraft;
  /** Somebody else saved the post meanwhile. */
  readonly onConflict: (theirs: EditedPost) => void;
}

/** The same failure, told in words of the screen. */
function inWords({ code, kind }: CallError, serverMessage: string): CallError {
  return new CallError(serverMessage, { code, kind, serverMessage });
}

/** Saves a post or makes a new one, once its draft has arrived, and leaves the form. */
export function useSavePost({ post, form, draft, onConflict }: Saving) {
  const texts = useTexts(boardTexts).form;
  const place = usePlace();
  const params = { code: place.code };
  const create = useCallMutation(calls.createPost, { alertMessage: null });
  const change = useCallMutation(calls.changePost, { alertMessage: null });
  const leave = (id: string, said: string): void => {
    draft.settle();
    showToast({ text: said });
    form.leave(place.detail(id));
  };
  const refuse = (failure: CallError): void => {
    draft.autosave.goOn();
    if (failure.code === FAILURE.conflict.code) onConflict((failure.output as { current: EditedPost }).current); // what the server sends with this code
    else if (failure.code === FAILURE.tooLarge.code) form.refuse(inWords(failure, texts.tooLong));
    else form.refuse(failure);
  };
  return {
    isSaving: create.isPending || change.isPending,
    save: async (values: PostValues, over: number | null): Promise<void> => {
      if (!post || over === null) return;
      await draft.rest();
      change.mutate(
        { params: { ...params, id: post.postId }, body: { ...toContent(values, post), version: over } },
        { onSuccess: () => leave(post.postId, texts.saved), onError: refuse },
      );
    },
    publish: async (values: PostValues, isPublished: boolean): Promise<void> => {
      await draft.rest();
      create.mutate(
        { params, body: { ...toContent(values, undefined), publish: isPublished } },
        {
          onSuccess: ({ postId, status }) =>
            leave(postId, status === 'DRAFT' ? texts.kept : status === 'LIVE' ? texts.published : texts.scheduled),
          onError: refuse,
        },
      );
    },
  };
}
