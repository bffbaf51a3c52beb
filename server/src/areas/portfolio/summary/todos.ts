/** To-dos about shown work: a portfolio that was hidden, and links and badges that end soon. */
import type { TodoSource } from '../../../blocks/manifest/todo-source.ts';
import { koreanDate } from '../../../platform/time.ts';
import { selectEndingOwn, type EndingRow } from './store.ts';
import { summaryWords } from './words.ts';

const DAY_MS = 86_400_000;
/** Days before the end from which on it is something to do. */
const SOON_DAYS = { link: 7, badge: 30 } as const;

const PATHS: Readonly<Record<EndingRow['kind'], (row: EndingRow) => string>> = {
  HIDDEN: ({ aboutId }) => `/portfolio/my/publish/${aboutId}`,
  LINK: ({ aboutId }) => `/portfolio/my/publish/${aboutId}`,
  BADGE: ({ id }) => `/portfolio/badge/my?open=${id}`,
};

export const shownTodos: TodoSource = async ({ db, actor, now, locale }) => {
  const { memberId, rights } = actor;
  if (!rights.may('PTF_MY', 'U')) return [];
  const inDays = (days: number): Date => new Date(now.getTime() + days * DAY_MS);
  const until = { linksUntil: inDays(SOON_DAYS.link), badgesUntil: inDays(SOON_DAYS.badge) };
  const rows = await selectEndingOwn(db, { memberId, now, locale, ...until });
  const words = summaryWords[locale];
  const wordsOf = { HIDDEN: words.hidden, LINK: words.link, BADGE: words.badge } as const;
  return rows.map((row) => {
    const { title, reason, actionLabel } = wordsOf[row.kind];
    return {
      id: `shown-${row.kind.toLowerCase()}-${row.id}`,
      title: title(row.title),
      reason,
      dueOn: row.endsAt && koreanDate(row.endsAt),
      actionLabel,
      path: PATHS[row.kind](row),
      tick: null,
    };
  });
};
