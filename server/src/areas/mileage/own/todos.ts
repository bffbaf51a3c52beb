/** To-dos about mileage: points that an answer brings, and points that go before long. */
import { selectOptionalCurrentTerm } from '../../../blocks/reference/term/store.ts';
import { daysBetween } from '../../../blocks/calendar/hours.ts';
import type { TodoSource } from '../../../blocks/manifest/todo-source.ts';
import type { CallContext } from '../../../platform/http/serve.ts';
import { koreanDate } from '../../../platform/time.ts';
import type { CurrentTerm } from '../ledger/lots-store.ts';
import { selectAccount } from '../ledger/store.ts';
import { readExpiring } from './expiring.ts';
import { selectLeastUse } from './summary-store.ts';
import { listSurveyWays } from './ways.ts';
import { ownWords } from './words.ts';

const SOON_DAYS = 30;
const MOST_SURVEYS = 3;

/** Only for those who can do something about it: alumni neither earn nor use. */
export const mileageTodos: TodoSource = async (ctx) => {
  if (!ctx.actor.rights.may('LRN_MILE', 'C') || ctx.actor.studentId === null) return [];
  const term = await selectOptionalCurrentTerm(ctx.db, koreanDate(ctx.now));
  if (!term) return [];
  const [surveys, expiring] = await Promise.all([surveyTodos(ctx, term), expiringTodos(ctx, term)]);
  return [...surveys, ...expiring];
};

async function surveyTodos(ctx: CallContext, term: CurrentTerm) {
  const ways = await listSurveyWays(ctx, term);
  return ways.slice(0, MOST_SURVEYS).map(({ title, points, until, path }) => ({
    id: `mileage-survey-${path.split('/').at(-1) ?? ''}`,
    ...ownWords[ctx.locale].survey(title, points),
    dueOn: until,
    path,
    tick: null,
  }));
}

/** Only what is enough for a use is worth a word. */
async function expiringTodos({ db, actor, now, locale }: CallContext, term: CurrentTerm) {
  const left = daysBetween(koreanDate(now), term.endsOn);
  if (left < 0 || left > SOON_DAYS) return [];
  const [expiring, account, least] = await Promise.all([
    readExpiring(db, [actor.memberId], term),
    selectAccount(db, actor.memberId),
    selectLeastUse(db),
  ]);
  const points = Math.min(expiring.get(actor.memberId) ?? 0, account.balance - account.held);
  if (points <= 0 || least === null || least > points) return [];
  return [
    {
      id: `mileage-expiring-${term.year}${term.semesterCode}`,
      ...ownWords[locale].expiring(points),
      dueOn: term.endsOn,
      path: '/lrn/mile/usereqst/list',
      tick: null,
    },
  ];
}
