import type { Shape } from '../../../platform/i18n/texts.ts';
import type { ko } from './texts.ko.ts';

export const en = {
  label: 'Counselling',
  loading: 'Loading',
  failed: 'We couldn’t load your counselling.',
  next: (when: string) => `Your next meeting: ${when}`,
  answerStudent: (count: string) => (count === '1' ? '1 invitation to answer' : `${count} invitations to answer`),
  answerCounsellor: (count: string) =>
    count === '1' ? '1 request waits for your answer' : `${count} requests wait for your answer`,
  record: (count: string) => (count === '1' ? '1 meeting to write up' : `${count} meetings to write up`),
  confirm: (count: string) => (count === '1' ? '1 meeting to confirm' : `${count} meetings to confirm`),
  followUp: (count: string) => (count === '1' ? '1 follow-up to do' : `${count} follow-ups to do`),
  shareTitle: 'Your advisor',
  share: (name: string) => `May ${name} read your earlier counselling records?`,
  shareYes: 'Let them read',
  shared: 'Your advisor can now read your earlier records.',
  answerTitle: 'To answer',
  recordTitle: 'To write up',
  confirmTitle: 'To confirm',
  followUpTitle: 'Follow-ups',
  nextTitle: 'Next meeting',
  prep: (name: string) => `Prep sheet for ${name}`,
  unmetTitle: 'My students',
  unmet: (count: string) => (count === '1' ? '1 student not met this term' : `${count} students not met this term`),
  unmetAll: (count: string) => `of ${count}`,
  caseTitle: 'Ongoing counselling',
  cases: (count: string) => (count === '1' ? '1 ongoing case' : `${count} ongoing cases`),
  withOther: (name: string) => `From a meeting with ${name}`,
} as const satisfies Shape<typeof ko>;
