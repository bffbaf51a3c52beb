import type { Shape } from '../../platform/i18n/texts.ts';
import type { ko } from './texts.ko.ts';

export const en = {
  product: 'Naru',
  skip: 'Skip to content',
  loading: 'Loading',
  mainMenu: 'Main menu',
  search: 'Search',
  searchHint: 'Search menus, posts, courses',
  language: 'English',
  languageLabel: 'Change language',
  languageKo: '한국어',
  languageEn: 'English',
  person: 'Open my menu',
  account: 'My account',
  signOut: 'Sign out',
  fold: 'Collapse menu',
  unfold: 'Expand menu',
  close: 'Close',
  opensOutside: 'Opens in a new window',
  footer: { terms: 'Terms of use', privacy: 'Privacy policy', email: 'No e-mail harvesting' },
  failed: {
    title: 'The page didn’t open',
    text: 'There may be a new version, or the connection is unsteady. Please open it again.',
    again: 'Open again',
  },
} as const satisfies Shape<typeof ko>;
