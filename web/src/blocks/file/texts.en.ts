import type { Shape } from '../../platform/i18n/texts.ts';
import type { ko } from './texts.ko.ts';

export const en = {
  help: (count: string, size: string) => `Up to ${count}, each up to ${size}.`,
  browse: 'Choose files',
  drop: 'You can also drop or paste them',
  list: 'Uploaded files',
  uploading: (name: string, percent: string) => `${name}, ${percent} uploaded`,
  cancel: (name: string) => `Stop uploading ${name}`,
  remove: (name: string) => `Remove ${name}`,
  retry: 'Upload again',
  tooLarge: (size: string) => `This file is too large. Make it ${size} or smaller and choose it again.`,
  wrongType: (endings: string) => `This kind of file can’t be uploaded. Choose one of these: ${endings}.`,
  tooMany: (count: string) => `You can upload up to ${count}. Remove another file and choose this one again.`,
  failed: 'The upload didn’t work. Please try again.',
  notRemoved: (name: string) => `“${name}” couldn’t be removed. Please try again in a moment.`,
  attached: 'Attachments',
  open: (name: string) => `Download ${name}`,
  openAll: 'Download all',
  allName: 'attachments.zip',
} as const satisfies Shape<typeof ko>;
