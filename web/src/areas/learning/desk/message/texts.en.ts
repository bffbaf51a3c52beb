import type { Shape } from '../../../../platform/i18n/texts.ts';
import type { ko } from './texts.ko.ts';

export const en = {
  title: 'Programme messages',
  purpose: 'Messages from the organizers of the programme.',
  errorTitle: 'We couldn’t load the messages',
  emptyTitle: 'You have no messages',
  emptyText: 'Nobody has written to you about this programme, or the link may be wrong.',
  toProgramme: 'View programme',
} as const satisfies Shape<typeof ko>;
