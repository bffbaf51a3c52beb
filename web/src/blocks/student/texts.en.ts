import type { Shape } from '../../platform/i18n/texts.ts';
import type { ko } from './texts.ko.ts';

export const en = {
  grade: (grade: string) => `Year ${grade}`,
  links: { RECORD: 'Student record', INVITE: 'Invite', TEST: 'Test results', PAPERS: 'Shared papers' },
} satisfies Shape<typeof ko>;
