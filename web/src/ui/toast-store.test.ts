import { afterEach, describe, expect, it } from 'vitest';

import { dismissToast, readToasts, showToast } from './toast-store.ts';

const texts = (): string[] => readToasts().map(({ text }) => text);

afterEach(() => {
  for (const { id } of readToasts()) dismissToast(id);
});

describe('messages', () => {
  it('that say the same again take the place of the first time, as something new', () => {
    showToast({ text: '저장했어요.', tone: 'done' });
    const [first] = readToasts();
    showToast({ text: '보냈어요.', tone: 'done' });
    showToast({ text: '저장했어요.', tone: 'done' });
    expect(texts()).toEqual(['보냈어요.', '저장했어요.']);
    expect(readToasts().at(-1)?.id).not.toBe(first?.id);
  });

  it('stay where each leads to something else, and give way from the fourth on', () => {
    const onPress = (): void => undefined;
    const removed = { text: '지웠어요.', action: { label: '되돌리기', onPress } };
    for (let n = 0; n < 4; n += 1) showToast(removed);
    expect(texts()).toEqual(['지웠어요.', '지웠어요.', '지웠어요.']);
  });
});
