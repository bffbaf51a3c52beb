/** Words a queue of the person's office as a thing to do. Pure. */
import type { Queue, Todo } from '@naru/contract/areas/home.ts';

import type { Locale } from '../../../platform/http/messages.ts';
import { koreanDate } from '../../../platform/time.ts';

const words = {
  ko: {
    title: (name: string, count: number) => `${name} ${count}건`,
    today: '오늘 들어왔어요.',
    since: (days: number) => `가장 오래된 건은 ${days}일째 기다려요.`,
    actionLabel: '처리하기',
  },
  en: {
    title: (name: string, count: number) => `${name}: ${count}`,
    today: 'New today.',
    since: (days: number) => `The oldest has been waiting for ${days === 1 ? '1 day' : `${days} days`}.`,
    actionLabel: 'Open',
  },
} as const;

const DAY_MS = 86_400_000;

export function presentQueueTodo(queue: Queue, { now, locale }: { now: Date; locale: Locale }): Todo {
  const say = words[locale];
  const since = koreanDate(queue.oldestAt === null ? now : new Date(queue.oldestAt));
  const days = Math.round((Date.parse(koreanDate(now)) - Date.parse(since)) / DAY_MS);
  return {
    id: `queue:${queue.id}`,
    title: say.title(queue.name, queue.freshCount + queue.waitingCount + queue.lateCount),
    reason: days === 0 ? say.today : say.since(days),
    dueOn: null,
    actionLabel: say.actionLabel,
    path: queue.path,
    tick: null,
  };
}
