import type { Shape } from '../../platform/i18n/texts.ts';
import type { ko } from './texts.ko.ts';

export const en = {
  product: 'Naru',
  skip: 'Skip to content',
  loading: 'Loading',
  mainMenu: 'Main menu',
  later: 'Coming soon',
  search: 'Search',
  searchHint: 'Search menus, posts, courses',
  language: 'English',
  languageLabel: 'Change language',
  languageKo: '한국어',
  languageEn: 'English',
  person: 'Open account menu',
  account: 'My account',
  signOut: 'Sign out',
  fold: 'Collapse menu',
  unfold: 'Expand menu',
  opensOutside: 'Opens in a new window',
  footer: { terms: 'Terms of use', privacy: 'Privacy policy', email: 'Anti-spam notice' },
  failed: {
    title: 'We couldn’t open the page',
    text: 'There may be a new version, or your connection is unstable. Please try again.',
    again: 'Try again',
  },
} as const satisfies Shape<typeof ko>;
