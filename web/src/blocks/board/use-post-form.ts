import type { Board, EditedPost } from '@naru/contract/areas/board-words.ts';
import { board as calls } from '@naru/contract/areas/board.ts';
import type { CallOutput } from '@naru/contract/call.ts';
import { FAILURE } from '@naru/contract/envelope.ts';
import { useState } from 'react';

import { CallError } from '../../platform/http/call-error.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../platform/query/use-call-mutation.ts';
import { useRuntime } from '../../platform/session/runtime-context.ts';
import { showToast } from '../../ui/toast-store.ts';
import { fileIdOf, toUploadedFile } from '../file/file-name.ts';
import { type PageForm, usePageForm } from '../form/use-page-form.ts';
import { type ServerDraft, useServerDraft } from '../form/use-server-draft.ts';
import { BLANK, type PostValues, toContent, toValues } from './form-values.ts';
import { boardTexts } from './texts.ts';
import { usePlace } from './use-place.ts';

export interface WrittenPost {
  readonly board: Board;
  readonly post: EditedPost | undefined;
  readonly draft: CallOutput<typeof calls.readDraft>['draft'];
  readonly departmentName: (code: string) => string;
}

/** The server's names of what it may refuse. */
type PostField =
  | 'title'
  | 'categoryCode'
  | 'body'
  | 'fileId'
  | 'publishFrom'
  | 'publishTo'
  | 'pinTo'
  | 'deadlineAt'
  | 'audience';
export type PostFormState = PageForm<PostValues, PostField>;

export interface PostWriting {
  readonly form: PostFormState;
  readonly autosave: ServerDraft;
  /** The version that what is written here began with. */
  readonly version: number | null;
  readonly restored: WrittenPost['draft'];
  readonly theirs: EditedPost | null;
  readonly isUnsaved: boolean;
  readonly isBusy: boolean;
  /** The state of the editor, which takes other contents only with a new revision. */
  readonly editor: { readonly initial: PostValues['body']; readonly revision: number };
  readonly publish: (values: PostValues, isPublished: boolean) => Promise<void>;
  readonly save: (values: PostValues, over: number | null) => Promise<void>;
  readonly discard: () => void;
  readonly keepMine: () => void;
  readonly takeTheirs: () => void;
  readonly decideLater: () => void;
}

/** Puts what was being written over what is kept. */
function withDraft(kept: PostValues, { content, fileList }: NonNullable<WrittenPost['draft']>): PostValues {
  const { title, body, categoryCode } = content;
  // The files that the post has already, and those added while it was being written.
  return { ...kept, title, body, categoryCode, files: [...kept.files, ...fileList.map(toUploadedFile)] };
}

/** The same failure, told in words of the screen. */
function inWords({ code, kind }: CallError, serverMessage: string): CallError {
  return new CallError(serverMessage, { code, kind, serverMessage });
}

/** Holds a post as it is written, with its draft on the server and what somebody else made of it meanwhile. */
export function usePostForm({ board, post, draft, departmentName }: WrittenPost): PostWriting {
  const texts = useTexts(boardTexts).form;
  const place = usePlace();
  const { client } = useRuntime();
  const params = { code: place.code };
  const kept = post ? toValues(post, departmentName) : BLANK;
  const form: PostFormState = usePageForm<PostValues, PostField>({
    // In the order of the form.
    names: {
      title: texts.title,
      categoryCode: texts.category,
      body: texts.body,
      fileId: texts.files,
      publishFrom: texts.publishFrom,
      publishTo: texts.publishTo,
      pinTo: texts.pinTo,
      deadlineAt: texts.deadlineAt,
      audience: texts.departments,
    },
    initial: draft ? withDraft(kept, draft) : kept,
  });
  const { title, body, categoryCode, files } = form.values;
  const [editor, setEditor] = useState({ initial: body, revision: 0 });
  const [version, setVersion] = useState(post?.version ?? null);
  const [restored, setRestored] = useState(draft);
  const [theirs, setTheirs] = useState<EditedPost | null>(null);
  const [isWaiting, setWaiting] = useState(false);
  // Also what was taken back by hand: its draft lies on the server meanwhile.
  const [isUnsaved, setUnsaved] = useState(false);
  if (!isUnsaved && form.frame.isUnsaved) setUnsaved(true);
  const create = useCallMutation(calls.createPost, { alertMessage: null });
  const change = useCallMutation(calls.changePost, { alertMessage: null });
  const discard = useCallMutation(calls.discardDraft, { alertMessage: null });
  const autosave = useServerDraft({
    content: { title, body, categoryCode, fileId: fileIdOf(files) ?? null },
    isUnsaved: isUnsaved && board.can.create,
    save: (content) =>
      client.call(
        calls.saveDraft,
        { params, body: { postId: post?.postId ?? null, content, baseVersion: version } },
        { alertMessage: null },
      ),
  });
  const draw = (values: PostValues): void =>
    setEditor(({ revision }) => ({ initial: values.body, revision: revision + 1 }));
  const leave = (id: string, said: string): void => {
    setUnsaved(false);
    showToast({ text: said });
    form.leave(place.detail(id));
  };
  const refuse = (failure: CallError): void => {
    autosave.goOn();
    if (failure.code === FAILURE.conflict.code) setTheirs((failure.output as { current: EditedPost }).current); // what the server sends with this code
    else if (failure.code === FAILURE.tooLarge.code) form.refuse(inWords(failure, texts.tooLong));
    else form.refuse(failure);
  };
  const rest = async (): Promise<void> => {
    setWaiting(true);
    await autosave.rest();
    setWaiting(false);
  };
  const save = async (values: PostValues, over: number | null): Promise<void> => {
    if (!post || over === null) return;
    await rest();
    change.mutate(
      { params: { ...params, id: post.postId }, body: { ...toContent(values, post), version: over } },
      { onSuccess: () => leave(post.postId, texts.saved), onError: refuse },
    );
  };
  return {
    form,
    autosave,
    version,
    restored,
    theirs,
    isUnsaved,
    isBusy: isWaiting || create.isPending || change.isPending,
    editor,
    publish: async (values, isPublished) => {
      await rest();
      create.mutate(
        { params, body: { ...toContent(values, undefined), publish: isPublished } },
        {
          onSuccess: ({ postId, status }) =>
            leave(postId, status === 'DRAFT' ? texts.kept : status === 'LIVE' ? texts.published : texts.scheduled),
          onError: refuse,
        },
      );
    },
    save,
    discard: () => {
      discard.mutate({ params, query: { postId: post?.postId } });
      form.settle(kept);
      draw(kept);
      setRestored(null);
      setUnsaved(false);
    },
    keepMine: () => {
      const over = theirs?.version ?? null;
      setTheirs(null);
      setVersion(over);
      void form.submit((values) => save(values, over));
    },
    takeTheirs: () => {
      if (theirs) {
        const values = toValues(theirs, departmentName);
        form.set(values);
        draw(values);
      }
      setVersion(theirs?.version ?? version);
      setTheirs(null);
    },
    decideLater: () => setTheirs(null),
  };
}
