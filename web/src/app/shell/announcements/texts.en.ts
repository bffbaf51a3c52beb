import { countOf } from '../../../platform/i18n/count-of.ts';
import type { Shape } from '../../../platform/i18n/texts.ts';
import type { ko } from './texts.ko.ts';

export const en = {
  notices: 'Notices',
  dismiss: 'Dismiss',
  ok: 'OK',
  confirm: 'Continue',
  cancel: 'Go back',
  messageTitle: 'Message',
  confirmTitle: 'Please confirm',
  part: {
    title: 'We couldn’t load this part.',
    text: 'Check your connection and try again. Everything you typed is still here.',
    again: 'Try again',
    stillText: 'You are connected. Reopening the page will load it. First copy anything you haven’t saved.',
    reopen: 'Reopen the page',
  },
  waiting: {
    title: 'Waiting to reconnect',
    text: (seconds: string) => `Your connection is unstable. We’ll try again in ${countOf(seconds, 'second')}.`,
    now: 'Try now',
    stop: 'Stop',
  },
  idle: {
    title: 'You’ll be signed out soon',
    text: (time: string) => `This is a shared computer, so you’ll be signed out in ${time}.`,
    stay: 'Stay signed in',
    leave: 'Sign out',
  },
} as const satisfies Shape<typeof ko>;
