import type { Shape } from '../../../../platform/i18n/texts.ts';
import type { ko } from './texts.ko.ts';

export const en = {
  title: 'My advisor',
  errorTitle: 'We couldn’t load your advisor.',
  findTitle: 'Ask for counselling',
  none: 'You don’t have an advisor yet',
  noneNow: 'You don’t have an advisor at the moment',
  noneText: 'We’ll let you know once your department has assigned one.',
  now: 'Current advisor',
  meet: 'Ask for counselling',
  share: {
    title: 'Notes from earlier sessions',
    ask: (name: string) => `Let ${name} see the notes from your sessions with earlier advisors?`,
    text: (count: string) =>
      count === '1'
        ? 'Only the 1 shared note is shown, never private notes. You can change this at any time.'
        : `Only the ${count} shared notes are shown, never private notes. You can change this at any time.`,
    yes: 'Allow',
    no: 'Don’t allow',
    on: 'Your advisor can see the notes from your earlier sessions.',
    off: 'Your advisor can’t see the notes from your earlier sessions.',
    stop: 'Stop sharing',
    shared: 'Your advisor can now see the notes from your earlier sessions.',
    stopped: 'Your advisor can no longer see the notes from your earlier sessions.',
  },
  wish: {
    title: 'Request another advisor',
    text: 'Give a reason. The head of your department decides, and your current advisor doesn’t see it.',
    start: 'Request another advisor',
    reason: 'Reason',
    wished: 'Preferred professor',
    wishedHelp: 'Leave empty to let the head of the department choose.',
    wishedHint: 'Search by name',
    submit: 'Send request',
    cancel: 'Cancel',
    done: 'Request sent. We’ll let you know when the head of the department has answered.',
    steps: { WITHDRAW: { label: 'Withdraw request', done: 'Request withdrawn.' } },
    failed: 'We couldn’t send your request.',
    conflict: 'This has changed in the meantime. You now see the current state.',
    status: { WAITING: 'Waiting for an answer', ACCEPTED: 'Accepted', DECLINED: 'Declined', WITHDRAWN: 'Withdrawn' },
    next: 'Next: the head of the department answers.',
    askedOn: 'Requested on',
    decidedOn: 'Answered on',
    answer: 'Answer',
    open: 'Open',
    empty: 'No professors found',
    count: (length: number) => `${length} / 500`,
  },
  history: {
    title: 'Earlier advisors',
    reasons: {
      INITIAL: 'First assignment',
      TRANSFER: 'Change of department',
      REQUEST: 'Student’s request',
      RETIREMENT: 'Retirement',
      SABBATICAL: 'Sabbatical',
    },
    from: (day: string) => `Since ${day}`,
  },
} satisfies Shape<typeof ko>;
