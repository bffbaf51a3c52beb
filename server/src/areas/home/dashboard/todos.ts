/**
 * What a person has to do next. Each area adds the sources that it knows; a source asks the database and nothing else.
 */
import type { Todo } from '@naru/contract/areas/home.ts';

import type { Actor } from '../../../platform/access/actor.ts';
import type { CallContext } from '../../../platform/http/serve.ts';

export type TodoSource = (ctx: CallContext<Actor>) => Promise<Todo[]>;

const words = {
  ko: {
    password: {
      title: '비밀번호 정하기',
      reason: '처음 받은 비밀번호를 쓰고 있어요. 나만 아는 것으로 바꿔 주세요.',
      actionLabel: '바꾸기',
    },
  },
  en: {
    password: {
      title: 'Choose your password',
      reason: 'You’re still using the first password you were given. Change it to one only you know.',
      actionLabel: 'Change it',
    },
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

/** The sources in force; an area that brings things to do adds its own. */
export const TODO_SOURCES: readonly TodoSource[] = [firstPassword];
