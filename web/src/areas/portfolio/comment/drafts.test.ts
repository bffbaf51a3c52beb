import { ID } from '@naru/contract/shared/id.ts';
import { describe, expect, it } from 'vitest';

import { openKeyStorage } from '../../../platform/session/key-storage.ts';
import { type CommentDraft, newCommentId, openDrafts } from './drafts.ts';

function aStorage() {
  const values: Record<string, string> = {};
  return openKeyStorage(
    () => ({
      getItem: (key) => values[key] ?? null,
      setItem: (key, value) => void (values[key] = value),
      removeItem: (key) => void delete values[key],
    }),
    () => Object.keys(values),
  );
}
const aDraft = (text: string): CommentDraft => ({
  commentId: newCommentId(),
  questionId: 'q',
  begins: 0,
  ends: 2,
  quote: '저는',
  text,
  suggestion: null,
  version: null,
});

describe('W5 a comment that is being written', () => {
  it('is there again after the page was killed, until the server has it', () => {
    const storage = aStorage();
    const open = () => openDrafts({ storage, person: 'kim', correctionId: 'c1' });
    const draft = aDraft('더 구체적');
    const box = open();
    box.write(draft);
    box.write({ ...draft, text: '더 구체적으로' });
    expect([...open().store.read().values()]).toEqual([{ ...draft, text: '더 구체적으로' }]);
    box.forget(draft.commentId);
    expect(open().store.read().size).toBe(0);
  });

  it('is nobody else’s, and of no other request', () => {
    const storage = aStorage();
    openDrafts({ storage, person: 'kim', correctionId: 'c1' }).write(aDraft('하나'));
    expect(openDrafts({ storage, person: 'lee', correctionId: 'c1' }).store.read().size).toBe(0);
    expect(openDrafts({ storage, person: 'kim', correctionId: 'c2' }).store.read().size).toBe(0);
  });

  it('has a key as the server takes it', () => {
    expect(newCommentId()).toMatch(ID);
  });
});
