import { expect, test } from 'vitest';

import { draftKeyOf, dropDraft, readDraft, writeDraft } from './draft.ts';

const blank = { title: '', secret: '', days: [] as string[] };

test('comes back without what must not be kept', () => {
  const key = draftKeyOf('sample', 'one');
  writeDraft(key, { title: 'a', secret: 'b', days: ['MON'] }, ['secret']);
  expect(readDraft(key, blank)).toEqual({ title: 'a', days: ['MON'] });
});

test('is gone after it was dropped', () => {
  const key = draftKeyOf('sample', 'two');
  writeDraft(key, blank);
  dropDraft(key);
  expect(readDraft(key, blank)).toBeUndefined();
});

test('belongs to one person and one form', () => {
  writeDraft(draftKeyOf('sample', 'three'), { ...blank, title: 'mine' });
  expect(readDraft(draftKeyOf('sample', 'four'), blank)).toBeUndefined();
  expect(readDraft(draftKeyOf('other', 'three'), blank)).toBeUndefined();
});

test('of an older form gives back only the fields that there still are', () => {
  const key = draftKeyOf('sample', 'five');
  writeDraft(key, { title: 'a', gone: 1 });
  expect(readDraft(key, blank)).toEqual({ title: 'a' });
});
