import type { TodoSource } from '../../../blocks/manifest/todo-source.ts';
import { countPendingRows } from './store.ts';

const words = {
  ko: (waiting: string) => ({
    title: '가입 승인하기',
    reason: `학교 밖에서 가입한 ${waiting}명이 승인을 기다리고 있어요.`,
    actionLabel: '살펴보기',
  }),
  en: (waiting: string) => ({
    title: 'Approve sign-ups',
    reason: `People from outside the university waiting for approval: ${waiting}.`,
    actionLabel: 'Review',
  }),
} as const;

/** Counting stops here. */
const MOST_TOLD = 99;

/** Returns a to-do for people who signed up from outside and can do nothing until an administrator answers. */
export const pendingApprovals: TodoSource = async (ctx) => {
  if (!ctx.actor.isAdministrator) return [];
  const count = await countPendingRows(ctx.db);
  if (count === 0) return [];
  const told = count > MOST_TOLD ? `${MOST_TOLD}+` : String(count);
  const say = words[ctx.locale](told);
  return [{ id: 'approvals', ...say, dueOn: null, path: '/admin/member/list?status=PENDING', tick: null }];
};
