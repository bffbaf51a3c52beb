import type { HttpTexts } from './texts.ts';

export const enTexts: HttpTexts = {
  failed: 'Something went wrong',
  httpFailed: (code) => `Connection error (${code})`,
  serverFailed: (message, code) => `${message} (${code})`,
  notConnected: 'We couldn’t reach the server. Check your internet connection and try again.',
  tooSlow: 'There was no answer for a minute. Check whether it went through, then try again.',
};
