import { expect, test, vi } from 'vitest';

import { alert, confirm, createMessages, messages } from './messages.ts';

test('shows the first message until it is answered', () => {
  const { store, add, answerFirst } = createMessages();
  const callbacks = [vi.fn<(answer: boolean) => void>(), vi.fn<(answer: boolean) => void>()] as const;
  add({ message: '하나', type: 'ALERT', callback: callbacks[0] });
  add({ message: '둘', type: 'CONFIRM', callback: callbacks[1] });
  expect(store.read()[0]).toMatchObject({ message: '하나', type: 'ALERT' });
  answerFirst(true);
  expect(callbacks[0]).toHaveBeenCalledExactlyOnceWith(true);
  expect(callbacks[1]).not.toHaveBeenCalled();
  expect(store.read()[0]).toMatchObject({ message: '둘', type: 'CONFIRM' });
  answerFirst(false);
  expect(callbacks[1]).toHaveBeenCalledExactlyOnceWith(false);
  expect(store.read()).toEqual([]);
});

test('the same words twice are two messages', () => {
  const { store, add } = createMessages();
  add({ message: '하나', type: 'ALERT', callback: undefined });
  add({ message: '하나', type: 'ALERT', callback: undefined });
  expect(new Set(store.read().map(({ id }) => id)).size).toBe(2);
});

test('is removed before its callback runs, which may say something more', () => {
  const { store, add, answerFirst } = createMessages();
  add({
    message: '하나',
    type: 'ALERT',
    callback: () => {
      expect(store.read()).toEqual([]);
      add({ message: '둘', type: 'ALERT', callback: undefined });
    },
  });
  answerFirst(true);
  expect(store.read()[0]?.message).toBe('둘');
});

test('an answer to nothing does nothing', () => {
  const { store, answerFirst } = createMessages();
  answerFirst(true);
  expect(store.read()).toEqual([]);
});

test('alert and confirm wait for their answers', async () => {
  const said = alert('읽어 주세요');
  const asked = confirm('지울까요?');
  const refused = confirm('정말요?');
  expect(messages.store.read().map(({ type }) => type)).toEqual(['ALERT', 'CONFIRM', 'CONFIRM']);
  messages.answerFirst(true);
  messages.answerFirst(true);
  messages.answerFirst(false);
  await expect(said).resolves.toBeUndefined();
  await expect(asked).resolves.toBe(true);
  await expect(refused).resolves.toBe(false);
});
