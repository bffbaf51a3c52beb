/** Words about badges that the server writes. */
import type { BadgeLevel } from '@naru/contract/areas/portfolio/badge-words.ts';

import type { Locale } from '../../../platform/http/messages.ts';

interface Words {
  readonly levels: Readonly<Record<BadgeLevel, string>>;
  readonly found: { readonly own: string; readonly all: string };
}

export const badgeWords: Readonly<Record<Locale, Words>> = {
  ko: {
    levels: { BASIC: '배지 (기본)', ADVANCED: '배지 (심화)', EXPERT: '배지 (전문)' },
    found: { own: '내 배지', all: '배지 소개' },
  },
  en: {
    levels: { BASIC: 'Badge (basic)', ADVANCED: 'Badge (advanced)', EXPERT: 'Badge (expert)' },
    found: { own: 'Your badges', all: 'Badges' },
  },
};
