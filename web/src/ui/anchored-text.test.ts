// @vitest-environment happy-dom
import { EditorView } from '@tiptap/pm/view';
import { beforeEach, expect, test, vi } from 'vitest';

import { createEcho } from './anchored-text-echo.ts';
import { cleanText, makeDocument, readPasted, readText, toOffset, toPosition } from './anchored-text-plain.ts';
import type { TextMark } from './anchored-text-marks.ts';
import { openAnchoredView } from './anchored-text-view.ts';

const TEXT = '첫 줄이에요.\n\n셋째 줄 😀\n';

test('W1 text and document are the same text, and each offset the same place', () => {
  const doc = makeDocument(TEXT);
  expect(readText(doc)).toBe(TEXT);
  for (let offset = 0; offset <= TEXT.length; offset += 1) expect(toOffset(doc, toPosition(doc, offset))).toBe(offset);
  expect(toOffset(doc, toPosition(doc, 999))).toBe(TEXT.length);
});

const clipboard = (types: Record<string, string>): DataTransfer =>
  ({ getData: (type: string) => types[type] ?? '' }) as unknown as DataTransfer; // all that is read

test('W1 pasted Word and HTML become plain text with their lines', () => {
  expect(readPasted(clipboard({ 'text/plain': '가\r\n나\u000b다\rㄹ\u00a0마\u0000', 'text/html': '<b>x</b>' }))).toBe(
    '가\n나\n다\nㄹ 마',
  );
  const html =
    '<style>p{}</style><p class=MsoNormal>첫 <b>문단</b></p><p>둘째<br>줄</p><script>window.hit = 1</script><ul><li>하나</li><li>둘<img src=x onerror="window.hit = 1"></li></ul>';
  expect(readPasted(clipboard({ 'text/html': html }))).toBe('첫 문단\n\n둘째\n줄\n\n하나\n\n둘');
  expect('hit' in window).toBe(false);
  expect(cleanText('한국'.normalize('NFD'))).toBe('한국');
});

test('W1 a page that lags behind gives back older texts, and they are no news', () => {
  const echo = createEcho({ value: 'a', marks: [] });
  for (const text of ['ab', 'abc', 'abcd']) echo.tellText(text);
  expect(echo.isNewText('ab')).toBe(false);
  expect(echo.isNewText('abcd')).toBe(false);
  expect(echo.isNewText('a')).toBe(true);
});

/** The browser's highlights, which happy-dom has not. */
const highlights = new Map<string, Set<Range>>();
const listWords = (name: string): string[] => [...(highlights.get(name) ?? [])].map(String);
beforeEach(() => {
  highlights.clear();
  vi.stubGlobal('Highlight', Set);
  vi.stubGlobal('CSS', { highlights });
});

const attributes = { id: 'x' };
const content = { value: '가나다라마', revision: 0, marks: [], spots: [], chosen: undefined, attributes };

test('W5 marks stay at their words when text from elsewhere comes in before them', () => {
  const onMarksMoved = vi.fn();
  const marks = [{ id: 'm', begins: 2, ends: 4, look: 'open' as const }];
  const place = document.createElement('div');
  const view = openAnchoredView(place, { ...content, marks }, () => ({ onChange: () => undefined, onMarksMoved }));
  view.show({ ...content, marks, value: '새 글\n가나다라마' });
  expect(onMarksMoved).toHaveBeenLastCalledWith([{ id: 'm', begins: 6, ends: 8, look: 'open' }]);
  expect(listWords('anchored-open')).toEqual(['다라']);
  view.show({ ...content, marks, value: '새 글\n가마' });
  expect(onMarksMoved).toHaveBeenLastCalledWith([{ id: 'm', begins: 5, ends: 5, look: 'open' }]);
  expect(listWords('anchored-open')).toEqual([]);
  view.destroy();
});

test('W5 each mark is at its words after any change, and the chosen one is an element', () => {
  const text = '하나 둘 셋\n넷 다섯 여섯';
  const at = (id: string, words: string, look: 'open' | 'done' = 'open') => {
    const begins = text.indexOf(words);
    return { id, begins, ends: begins + words.length, look };
  };
  const marks = [at('a', '둘'), at('b', '셋\n넷'), at('c', '여섯', 'done')];
  const place = document.createElement('div');
  document.body.append(place);
  const shown = { ...content, value: text, marks };
  const view = openAnchoredView(place, shown, () => ({ onChange: () => undefined }));
  const expectWords = (): void => {
    expect(listWords('anchored-open')).toEqual(['둘', '셋넷']);
    expect(listWords('anchored-done')).toEqual(['여섯']);
  };
  expectWords();
  view.insert('새로 ');
  expectWords();
  view.show({ ...shown, value: '앞줄\n새로 하나 둘 셋\n넷 다섯 여섯' });
  expectWords();
  const value = '앞줄\n새로 하나 둘 셋\n넷 다섯, 그리고 여섯';
  view.show({ ...shown, value });
  expectWords();
  view.show({ ...shown, value, chosen: 'a' });
  expect(listWords('anchored-open')).toEqual(['셋넷']);
  expect(place.querySelector('[data-mark=a]')?.textContent).toBe('둘');
  view.destroy();
  expect([...highlights.values()].every((group) => group.size === 0)).toBe(true);
  place.remove();
});

test('W5 places that the page gives back after a key draw nothing again; another look and fewer do', () => {
  const moved: (readonly TextMark[])[] = [];
  const marks: readonly TextMark[] = [
    { id: 'm', begins: 2, ends: 4, look: 'open' },
    { id: 'n', begins: 4, ends: 5, look: 'open' },
  ];
  const onMarksMoved = (told: readonly TextMark[]): void => void moved.push(told);
  const view = openAnchoredView(document.createElement('div'), { ...content, marks }, () => ({
    onChange: () => undefined,
    onMarksMoved,
  }));
  view.insert('새');
  const drawn = vi.spyOn(EditorView.prototype, 'updateState');
  const told = moved.at(-1) ?? [];
  const shown = { ...content, value: '새가나다라마' };
  view.show({ ...shown, marks: told });
  expect(told).toMatchObject([{ begins: 3 }, { begins: 5 }]);
  expect(drawn).not.toHaveBeenCalled();
  view.show({ ...shown, marks: told.map((mark) => ({ ...mark, look: 'done' })) });
  expect(drawn).toHaveBeenCalledTimes(1);
  view.show({ ...shown, marks: told.slice(0, 1) });
  expect(drawn).toHaveBeenCalledTimes(2);
  drawn.mockRestore();
  view.destroy();
});

test('W5 a text that comes from elsewhere is no change of the person', () => {
  const onChange = vi.fn();
  const view = openAnchoredView(document.createElement('div'), content, () => ({ onChange }));
  view.show({ ...content, value: '다른 글' });
  expect(onChange).not.toHaveBeenCalled();
  view.insert('!');
  expect(onChange).toHaveBeenCalledWith(expect.stringContaining('!'), false);
  view.destroy();
});

test('W2 a text that was written here before comes back with a new revision', () => {
  const place = document.createElement('div');
  const view = openAnchoredView(place, content, () => ({ onChange: () => undefined }));
  view.insert('!');
  view.show({ ...content, value: '!가나다라마' });
  view.show({ ...content, revision: 1 });
  expect(place.textContent).toBe('가나다라마');
  view.destroy();
});
