import type { Shape } from '../../../platform/i18n/texts.ts';
import type { ko } from './texts.ko.ts';

export const en = {
  label: 'Counselling',
  failed: 'We couldn’t load your counselling.',
  none: 'No upcoming sessions',
  ask: 'Request a session',
  noneAtDesk: 'No sessions to answer or write up',
  noneAtDeskText: 'Requests from students appear here.',
  next: (when: string) => `Next session: ${when}`,
  awaited: (when: string) => `Your session on ${when} is awaiting an answer`,
  answerCounsellor: (count: string) =>
    count === '1' ? '1 request is waiting for your answer' : `${count} requests are waiting for your answer`,
  record: (count: string) => (count === '1' ? '1 session to write up' : `${count} sessions to write up`),
  shareTitle: 'Your advisor',
  share: (name: string) => `Let ${name} see the notes from your earlier sessions?`,
  shareYes: 'Allow',
  shared: 'Your advisor can now see the notes from your earlier sessions.',
  answerTitle: 'To answer',
  recordTitle: 'To write up',
  nextTitle: 'Next session',
  prep: (name: string) => `Prep sheet for ${name}`,
  caseTitle: 'Ongoing counselling',
  cases: (count: string) => (count === '1' ? '1 ongoing case' : `${count} ongoing cases`),
} as const satisfies Shape<typeof ko>;
