import type { Shape } from '../../platform/i18n/texts.ts';
import type { ko } from './texts.ko.ts';

export const en = {
  untitled: '(empty)',
  yes: 'Yes',
  no: 'No',
  least: 'Not at all',
  most: 'Very much',
  several: 'Choose any that apply.',
  upTo: (most: number) => (most === 1 ? 'Choose one.' : `Choose up to ${most}.`),
  answer: {
    title: 'Survey',
    errorTitle: 'We couldn’t load the survey.',
    goneTitle: 'There is nothing to answer here',
    goneText: 'The survey has been closed, or it isn’t meant for you.',
    anonymous: (least: string) =>
      `This survey is anonymous. Nobody can tell which answers are yours; they’re only counted in groups of ${least} or more.`,
    named: 'Your name is saved. The staff in charge of the survey can see who answered.',
    until: (moment: string) => `You can answer until ${moment}.`,
    restored: 'You can continue where you left off.',
    startOver: 'Start over',
    required: 'This question needs an answer.',
    question: (text: string) => `“${text}”`,
    send: 'Send answers',
    sending: 'Sending',
    failed: 'Your answers weren’t sent.',
    newVersion: 'The survey has changed in the meantime.',
    newVersionText: 'Your answers are still here. Check what’s new and send them again.',
    leave: 'Answers you haven’t sent are lost when you leave.',
    thanks: 'Thank you for your answers',
    thanksText: 'Your answers help us improve.',
    states: {
      NOT_YET: {
        title: 'This survey isn’t open yet',
        text: (moment: string) => `You can answer from ${moment}.`,
      },
      OVER: { title: 'This survey has closed', text: (moment: string) => `It was open until ${moment}.` },
      ANSWERED: {
        title: 'You’ve already answered this survey',
        text: 'You can answer once, and answers can’t be changed.',
      },
    },
  },
} as const satisfies Shape<typeof ko>;
