import type { Board, EditedPost } from '@naru/contract/areas/board-words.ts';
import { useState } from 'react';

import { useTexts } from '../../platform/i18n/use-texts.ts';
import { toUploadedFile } from '../file/file-name.ts';
import { type PageForm, usePageForm } from '../form/use-page-form.ts';
import type { ServerDraft } from '../form/use-server-draft.ts';
import { BLANK, type PostValues, toValues } from './form-values.ts';
import { type BoardTexts, boardTexts } from './texts.ts';
import { type KeptPost, usePostDraft } from './use-post-draft.ts';
import { useSavePost } from './use-save-post.ts';

export interface WrittenPost {
  readonly board: Board;
  readonly post: EditedPost | undefined;
  readonly draft: KeptPost;
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
  readonly restored: KeptPost;
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
function withDraft(kept: PostValues, { content, fileList }: NonNullable<KeptPost>): PostValues {
  const { title, body, categoryCode } = content;
  // The files that the post has already, and those added while it was being written.
  return { ...kept, title, body, categoryCode, files: [...kept.files, ...fileList.map(toUploadedFile)] };
}

/** Names the fields in the order of the form. */
function nameFields(texts: BoardTexts['form']): Readonly<Record<PostField, string>> {
  return {
    title: texts.title,
    categoryCode: texts.category,
    body: texts.body,
    fileId: texts.files,
    publishFrom: texts.publishFrom,
    publishTo: texts.publishTo,
    pinTo: texts.pinTo,
    deadlineAt: texts.deadlineAt,
    audience: texts.departments,
  };
}

/** Holds a post as it is written, with its draft on the server and what somebody else made of it meanwhile. */
export function usePostForm({ board, post, draft, departmentName }: WrittenPost): PostWriting {
  const texts = useTexts(boardTexts).form;
  const kept = post ? toValues(post, departmentName) : BLANK;
  const form: PostFormState = usePageForm<PostValues, PostField>({
    names: nameFields(texts),
    initial: draft ? withDraft(kept, draft) : kept,
  });
  const [editor, setEditor] = useState({ initial: form.values.body, revision: 0 });
  const [version, setVersion] = useState(post?.version ?? null);
  const [theirs, setTheirs] = useState<EditedPost | null>(null);
  const postDraft = usePostDraft({ form, mayKeep: board.can.create, postId: post?.postId, version, draft });
  const { autosave, restored, isUnsaved, isWaiting, discard } = postDraft;
  const { save, publish, isSaving } = useSavePost({ post, form, draft: postDraft, onConflict: setTheirs });
  const draw = (values: PostValues): void =>
    setEditor(({ revision }) => ({ initial: values.body, revision: revision + 1 }));
  return {
    form,
    autosave,
    version,
    restored,
    theirs,
    isUnsaved,
    isBusy: isWaiting || isSaving,
    editor,
    publish,
    save,
    discard: () => {
      discard();
      form.settle(kept);
      draw(kept);
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
