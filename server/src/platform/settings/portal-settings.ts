/** Settings of the university that every page shows. */
import { colourSetting, logoSetting, textSetting, type Setting } from './declare.ts';

export const UNIVERSITY_NAME_KO = textSetting('university.nameKo', {
  defaultValue: '가람대학교',
  description: { ko: '대학 이름', en: 'Name of the university in Korean' },
});

export const UNIVERSITY_NAME_EN = textSetting('university.nameEn', {
  defaultValue: 'Garam University',
  description: { ko: '대학 이름 (영어)', en: 'Name of the university in English' },
});

export const UNIVERSITY_LOGO = logoSetting('university.logo', {
  defaultValue: '',
  description: { ko: '로고 그림 (PNG나 WebP, 100 kB까지)', en: 'Logo (PNG or WebP, up to 100 kB)' },
});

export const ACCENT_COLOUR = colourSetting('theme.accent', {
  defaultValue: '#0B6E75',
  description: { ko: '강조색', en: 'Accent colour' },
});

export const HELP_DESK_KO = textSetting('help.deskKo', {
  defaultValue: '정보화팀 02-2200-1100',
  description: { ko: '로그인이 안 될 때 문의할 곳', en: 'Who to contact about sign-in, in Korean' },
});

export const HELP_DESK_EN = textSetting('help.deskEn', {
  defaultValue: 'IT services 02-2200-1100',
  description: { ko: '로그인이 안 될 때 문의할 곳 (영어)', en: 'Who to contact about sign-in, in English' },
});

export const PORTAL_SETTINGS: readonly Setting[] = [
  UNIVERSITY_NAME_KO,
  UNIVERSITY_NAME_EN,
  UNIVERSITY_LOGO,
  ACCENT_COLOUR,
  HELP_DESK_KO,
  HELP_DESK_EN,
];
