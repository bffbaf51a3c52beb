import type { Shape } from '../../../../platform/i18n/texts.ts';
import type { ko } from './texts.ko.ts';

export const en = {
  title: 'External portfolio site',
  going: 'Taking you to the university’s site',
  goingText: 'If nothing happens, use the link below.',
  go: 'Open site',
  noneTitle: 'No site is linked yet',
  noneText: 'Once the university adds a site, it opens from here.',
  errorTitle: 'We couldn’t load the address.',
} as const satisfies Shape<typeof ko>;
