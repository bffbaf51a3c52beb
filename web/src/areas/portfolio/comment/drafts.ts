/**
 * Comments that the server does not have yet: each stays in this browser until it is acknowledged, so that none is lost
 * with a page, a network or a session that ends. Knows no React.
 */
import { newRandomKey } from '../../../platform/http/random-key.ts';
import { createStore, type Store } from '../../../platform/http/store.ts';
import type { KeyStorage } from '../../../platform/session/key-storage.ts';
import { unsentKey } from '../../../platform/session/unsent.ts';

export interface CommentDraft {
  readonly commentId: string;
  /** Null: on the résumé. */
  readonly questionId: string | null;
  readonly begins: number;
  readonly ends: number;
  readonly quote: string;
  readonly text: string;
  /** Null: a remark only. */
  readonly suggestion: string | null;
  /** The version that it changes; null for a new comment. */
  readonly version: number | null;
}

export type Drafts = ReadonlyMap<string, CommentDraft>;

export interface DraftBox {
  readonly store: Store<Drafts>;
  readonly write: (draft: CommentDraft) => void;
  readonly forget: (commentId: string) => void;
}

interface DraftDeps {
  readonly storage: KeyStorage;
  readonly person: string;
  readonly correctionId: string;
}

/** Opens the drafts of a request, with those that an earlier page left. */
export function openDrafts({ storage, person, correctionId }: DraftDeps): DraftBox {
  const prefix = unsentKey(person, 'comment', correctionId, '');
  const kept = storage.list(prefix).flatMap((key) => {
    const text = storage.read(key);
    return text === null ? [] : [JSON.parse(text) as CommentDraft]; // written below
  });
  const store = createStore<Drafts>(new Map(kept.map((draft) => [draft.commentId, draft])));
  return {
    store,
    write: (draft) => {
      storage.write(prefix + draft.commentId, JSON.stringify(draft));
      store.write(new Map(store.read()).set(draft.commentId, draft));
    },
    forget: (commentId) => {
      storage.remove(prefix + commentId);
      const left = new Map(store.read());
      left.delete(commentId);
      store.write(left);
    },
  };
}

/** Makes a key as the server has them. */
export const newCommentId = (): string => newRandomKey().replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
