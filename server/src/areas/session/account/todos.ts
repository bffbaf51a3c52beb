import type { TodoSource } from '../../../blocks/manifest/todo-source.ts';
import { hasFirstPassword } from './store.ts';

const words = {
  ko: {
    title: '비밀번호 바꾸기',
    reason: '처음 받은 비밀번호를 쓰고 있어요. 나만 아는 비밀번호로 바꿔 주세요.',
    actionLabel: '바꾸기',
  },
  en: {
    title: 'Change your password',
    reason: 'You’re still using your initial password. Change it to one only you know.',
    actionLabel: 'Change',
  },
} as const;

/** Returns a to-do for a password that was never changed: somebody else handed it out. */
export const firstPassword: TodoSource = async (ctx) => {
  const isFirst = await hasFirstPassword(ctx.db, ctx.actor.memberId);
  const path = '/session/account/form#password';
  return isFirst ? [{ id: 'password', ...words[ctx.locale], dueOn: null, path, tick: null, canWait: true }] : [];
};
