import type { Shape } from '../../platform/i18n/texts.ts';
import type { ko } from './texts.ko.ts';

export const en = {
  optional: 'Optional',
  untitled: '(nothing here yet)',
  yes: 'Yes',
  no: 'No',
  least: 'Not at all',
  most: 'Very much',
  several: 'Choose as many as you like.',
  upTo: (most: number) => (most === 1 ? 'Choose one.' : `Choose up to ${most}.`),
  answer: {
    title: 'Survey',
    loading: 'Loading',
    errorTitle: 'We couldn’t load the survey.',
    goneTitle: 'There is nothing to answer here',
    goneText: 'The survey was closed, or it isn’t asked of you.',
    anonymous: (least: string) =>
      `Your name isn’t kept. Nobody can tell which answers are yours, and they are counted only together with others, ${least} or more.`,
    named: 'Your name is kept. The staff in charge of the survey can see who answered.',
    until: (moment: string) => `You can answer until ${moment}.`,
    restored: 'You can go on where you left off.',
    startOver: 'Start over',
    required: 'This question needs an answer.',
    problem: (question: string, message: string) => `“${question}” ${message}`,
    send: 'Send answers',
    sending: 'Sending',
    failed: 'Your answers weren’t sent.',
    newVersion: 'The survey changed meanwhile.',
    newVersionText: 'Your answers are still here. Check what is new and send them again.',
    leave: 'Answers that you haven’t sent are lost when you leave.',
    thanks: 'Thank you for your answers',
    thanksText: 'They help to make the next time better.',
    states: {
      NOT_YET: {
        title: 'You can’t answer this survey yet',
        text: (moment: string) => `You can answer from ${moment}.`,
      },
      OVER: { title: 'The time to answer is over', text: (moment: string) => `Answers were taken until ${moment}.` },
      ANSWERED: {
        title: 'You have answered this survey',
        text: 'Everybody answers once, and answers can’t be changed.',
      },
    },
  },
} as const satisfies Shape<typeof ko>;
