import { describe, expect, it } from 'vitest';

import { keyStorage } from '../../platform/session/key-storage.ts';
import { dropSealedDraft, readSealedDraft, writeSealedDraft } from './sealed-draft.ts';

const keyOf = (byte: number): string => btoa(String.fromCodePoint(byte).repeat(32));
const ANSWERS = { words: { choiceList: [], text: '끝까지 들어 주셨어요.' }, score: { choiceList: ['5'], text: null } };

describe('a draft of answers', () => {
  it('H4 opens again with its key, and is nowhere to be read', async () => {
    await writeSealedDraft('a', keyOf(1), ANSWERS);
    expect(await readSealedDraft('a', keyOf(1))).toEqual(ANSWERS);
    expect(atob(keyStorage.read('naru.survey.a') ?? '')).not.toContain('words');
  });

  it('H4 stays shut for another key and another thing, and is gone once it is dropped', async () => {
    await writeSealedDraft('a', keyOf(1), ANSWERS);
    expect(await readSealedDraft('a', keyOf(2))).toBeUndefined();
    expect(await readSealedDraft('b', keyOf(1))).toBeUndefined();
    dropSealedDraft('a');
    expect(await readSealedDraft('a', keyOf(1))).toBeUndefined();
  });
});
