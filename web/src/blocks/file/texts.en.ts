import type { Shape } from '../../platform/i18n/texts.ts';
import type { ko } from './texts.ko.ts';

export const en = {
  help: (count: string, size: string) => `Up to ${count}, each up to ${size}.`,
  browse: 'Choose files',
  drop: 'or drop or paste them here',
  list: 'Uploaded files',
  uploading: (name: string, percent: string) => `${name}, ${percent} uploaded`,
  cancel: (name: string) => `Stop uploading ${name}`,
  remove: (name: string) => `Remove ${name}`,
  retry: 'Upload again',
  tooLarge: (size: string) => `This file is too large. Choose a file of ${size} or less.`,
  wrongType: (endings: string) => `This type of file can’t be uploaded. Choose one of these: ${endings}.`,
  tooMany: (count: string) => `You can upload up to ${count}. Remove another file first.`,
  failed: 'We couldn’t upload the file. Please try again.',
  notRemoved: (name: string) => `We couldn’t remove “${name}”. Please try again in a moment.`,
  attached: 'Attachments',
  open: (name: string) => `Download ${name}`,
  openAll: 'Download all',
  allName: 'attachments.zip',
} as const satisfies Shape<typeof ko>;
