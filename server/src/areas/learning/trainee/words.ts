/** Sentences about people's own places. */
import type { Locale } from '../../../platform/http/messages.ts';

interface Words {
  readonly nth: (name: string, of: string) => string;
  readonly appeal: { readonly late: string; readonly none: string; readonly again: string };
}

export const traineeWords: Readonly<Record<Locale, Words>> = {
  ko: {
    nth: (name, of) => `${name} (${of}회차)`,
    appeal: {
      late: '이의를 신청할 수 있는 7일이 지났어요.',
      none: '무단 불참으로 기록되지 않아 이의를 신청할 것이 없어요.',
      again: '이미 이의를 신청했어요.',
    },
  },
  en: {
    nth: (name, of) => `${name} (${of})`,
    appeal: {
      late: 'The seven days in which you could appeal are over.',
      none: 'You are not recorded as absent without notice, so there is nothing to appeal.',
      again: 'You have already appealed.',
    },
  },
};
