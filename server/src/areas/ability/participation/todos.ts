/** To-dos of students: tests that they have to take, and others that they began and did not finish. */
import { FAMILY_MENUS } from '@naru/contract/areas/ability/words.ts';

import type { TodoSource } from '../../../blocks/manifest/todo-source.ts';
import { koreanDate } from '../../../platform/time.ts';
import { beginPath } from '../session/place.ts';
import { listOpenTests } from '../session/todos.ts';
import { selectOwnMissing } from './missing-store.ts';
import { nameDay } from './day-words.ts';
import { participationWords } from './words.ts';

/** One that they have to take and have begun is one thing to do: by its day, with how far it is. */
export const testTodos: TodoSource = async (asked) => {
  const { db, actor, locale, now } = asked;
  const say = participationWords[locale];
  const today = koreanDate(now);
  const open = await listOpenTests(asked);
  const missing =
    actor.studentId === null ? [] : await selectOwnMissing(db, { memberId: actor.memberId, today, locale });
  const compulsory = missing.filter(({ family }) => actor.rights.may(FAMILY_MENUS[family], 'C'));
  const begun = new Set(compulsory.map(({ openId }) => openId));
  return [
    ...compulsory.map(({ id, name, testId, testName, family, dueOn, openId }) => {
      const session = open.find(({ sessionId }) => sessionId === openId);
      return {
        id: `ability-assignment:${id}`,
        title: say.todo(name, nameDay(dueOn, today, locale)),
        reason: session?.reason ?? say.todoReason(testName),
        actionLabel: say.todoAction[session ? 'CONTINUE' : 'BEGIN'],
        dueOn,
        path: session?.path ?? beginPath(family, testId),
        tick: null,
      };
    }),
    ...open.filter(({ sessionId }) => !begun.has(sessionId)).map(({ sessionId: _session, ...todo }) => todo),
  ];
};
