import type { Shape } from '../../../../platform/i18n/texts.ts';
import type { ko } from './texts.ko.ts';

export const en = {
  loading: 'Loading',
  retry: 'Load again',
  errorText: 'Please try again in a moment.',
  list: {
    title: 'My counselling',
    caption: 'My counselling',
    ask: 'Ask for counselling',
    filters: 'Counselling filters',
    kind: 'With',
    kindAll: 'Anybody',
    status: 'State',
    statusAll: 'Any state',
    found: (count: string) => (count === '1' ? '1 entry' : `${count} entries`),
    errorTitle: 'We couldn’t load your counselling.',
    emptyTitle: 'No counselling yet',
    emptyText: 'Pick a free hour of your advisor or coach and ask for it right away.',
    noMatchTitle: 'Nothing matches these filters',
    open: 'Ongoing',
    past: 'Past',
  },
  survey: {
    toMeeting: 'The meeting',
    answer: 'Answer the survey',
    ask: 'How was your counselling?',
    text: 'A few answers help to make it better.',
    answered: 'You answered the survey about it.',
  },
  detail: {
    title: (name: string) => `Meeting with ${name}`,
    toList: 'My counselling',
    goneTitle: 'We couldn’t find this meeting',
    goneText: 'The address has changed, or it isn’t yours to see.',
    errorTitle: 'We couldn’t load this meeting.',
    group: (count: string) => `A session of ${count} together.`,
    cancellable: (moment: string) => `You can cancel this yourself until ${moment}.`,
    afterDeadline: 'It is too late to cancel by yourself. If you can’t come, please tell your counsellor directly.',
    again: 'Ask again',
    over: {
      REJECTED: 'This time didn’t work out. Please try another one.',
      EXPIRED: 'There was no answer before the meeting, so the request has ended. Please try another time.',
    },
    actions: {
      WITHDRAW: 'Withdraw request',
      CANCEL: 'Cancel meeting',
      RESCHEDULE: 'Change time',
    },
    ask: {
      WITHDRAW: {
        title: (when: string) => `Withdraw your request for ${when}?`,
        text: 'The time becomes free for others. What you wrote stays in your history.',
      },
      CANCEL: {
        title: (when: string) => `Cancel the meeting on ${when}?`,
        text: 'Your counsellor is told, with your reason. The time becomes free for others.',
      },
    },
    keep: 'Leave it as it is',
    busy: 'Changing',
    done: {
      WITHDRAW: 'Your request is withdrawn.',
      CANCEL: 'The meeting is cancelled and your counsellor has been told.',
      RESCHEDULE: 'You asked for the new time. We’ll tell you when the answer comes.',
      RESCHEDULE_AUTO: 'Your meeting has been moved to the new time.',
    },
    move: {
      title: 'Choose the new time',
      text: 'The current time is given back, and what you wrote moves along.',
      submit: 'Change to this time',
      none: 'Please choose a time first.',
    },
  },
} as const satisfies Shape<typeof ko>;
