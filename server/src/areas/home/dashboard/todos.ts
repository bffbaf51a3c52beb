/**
 * What a person has to do next. Each area adds the sources that it knows; a source asks the database and nothing else.
 */
import type { TodoSource } from '../../../blocks/todo/source.ts';
import { counsellingTodos } from '../../counselling/api.ts';

const words = {
  ko: {
    password: {
      title: '비밀번호 정하기',
      reason: '처음 받은 비밀번호를 쓰고 있어요. 나만 아는 것으로 바꿔 주세요.',
      actionLabel: '바꾸기',
    },
    approvals: (waiting: string) => ({
      title: '가입 승인하기',
      reason: `학교 밖에서 가입한 ${waiting}명이 승인을 기다려요.`,
      actionLabel: '살펴보기',
    }),
  },
  en: {
    password: {
      title: 'Choose your password',
      reason: 'You’re still using the first password you were given. Change it to one only you know.',
      actionLabel: 'Change it',
    },
    approvals: (waiting: string) => ({
      title: 'Approve sign-ups',
      reason: `People from outside waiting for approval: ${waiting}.`,
      actionLabel: 'Review',
    }),
  },
} as const;

/** A password that was never changed was handed out by somebody else. */
const firstPassword: TodoSource = async (ctx) => {
  const row = await ctx.db
    .selectFrom('member')
    .select('member.id')
    .where('member.id', '=', ctx.actor.memberId)
    .where('member.password_hash', 'is not', null)
    .where('member.password_changed_at', 'is', null)
    .executeTakeFirst();
  return row
    ? [{ id: 'password', ...words[ctx.locale].password, dueOn: null, path: '/session/account/form#password' }]
    : [];
};

/** Who signed up from outside and can do nothing until an administrator answers. */
const pendingApprovals: TodoSource = async (ctx) => {
  if (!ctx.actor.isAdministrator) return [];
  const { waiting } = await ctx.db
    .selectNoFrom((eb) => [
      eb
        .selectFrom(
          eb
            .selectFrom('member')
            .select('member.id')
            .where('member.status', '=', 'PENDING')
            .limit(MOST_TOLD + 1)
            .as('some'),
        )
        .select((inner) => inner.fn.countAll<number>().as('n'))
        .as('waiting'),
    ])
    .executeTakeFirstOrThrow();
  const count = waiting ?? 0;
  if (count === 0) return [];
  const told = count > MOST_TOLD ? `${MOST_TOLD}+` : String(count);
  const say = words[ctx.locale].approvals(told);
  return [{ id: 'approvals', ...say, dueOn: null, path: '/admin/member/list?status=PENDING' }];
};

/** Counting stops here. */
const MOST_TOLD = 99;

/** The sources in force; an area that brings things to do adds its own. */
export const TODO_SOURCES: readonly TodoSource[] = [firstPassword, pendingApprovals, counsellingTodos];
