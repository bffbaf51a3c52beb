import { countOf } from '../../../platform/i18n/count-of.ts';
import type { Shape } from '../../../platform/i18n/texts.ts';
import type { ko } from './texts.ko.ts';

export const en = {
  title: 'Prepared files',
  purpose: (days: string) =>
    `Excel files of lists that were too long to download right away. They’re kept for ${days === '1' ? '1 day' : `${days} days`}.`,
  errorTitle: 'We couldn’t load your prepared files.',
  emptyTitle: 'No prepared files',
  emptyText: 'When you download a long list as Excel, it appears here once it’s ready.',
  found: (count: string) => (count === '1' ? '1 file' : `${count} files`),
  states: { WAITING: 'Waiting', RUNNING: 'In progress', DONE: 'Ready', FAILED: 'Failed', CANCELLED: 'Cancelled' },
  ended: 'Not available',
  askedAt: (time: string) => `Requested ${time}`,
  rows: (count: string) => countOf(count, 'row'),
  reason: (reason: string) => `Reason: ${reason}`,
  waiting: 'It starts when it’s its turn. You can leave this page.',
  running: (count: string) => `${countOf(count, 'row')} written so far. You can leave this page.`,
  begun: 'Preparing the file. You can leave this page.',
  until: (date: string) => `Available until ${date}.`,
  over: 'This file has expired. Please download the list again.',
  withheld:
    'Your access has changed since this file was created, so you can’t download it. Please download the list again.',
  cancelled: 'Stopped. Nothing was kept.',
  failures: {
    INTERRUPTED: 'The portal was interrupted several times. Please try again.',
    FORBIDDEN: 'You no longer have access to this list. Contact the office in charge if you need it.',
    STORAGE_FULL: 'There’s no storage space left. Please contact the office in charge and try again later.',
    TOO_MANY_ROWS: 'There are more rows than an Excel sheet can hold. Filter the list and download it again.',
    ERROR: 'Something went wrong. Please try again in a moment.',
  },
  download: 'Download',
  downloading: 'Downloading',
  downloadOf: (name: string) => `Download ${name}`,
  cancel: 'Stop',
  cancelOf: (name: string) => `Stop ${name}`,
  cancelTitle: 'Stop preparing this file?',
  cancelText: 'What has been written so far is deleted. You can download the list again if you need it.',
  goOn: 'Keep preparing',
  again: 'Try again',
  againOf: (name: string) => `Try again: ${name}`,
  busy: 'Working',
  changed: 'This has changed in the meantime. You now see its current state.',
  started: 'The file is being prepared again.',
} satisfies Shape<typeof ko>;
