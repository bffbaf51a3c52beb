import type { Shape } from '../../../platform/i18n/texts.ts';
import type { ko } from './texts.ko.ts';

export const en = {
  title: 'Search',
  hint: 'Search menus, posts and courses',
  empty: 'Type the name of a menu or the title of a post.',
  none: (word: string) => `Nothing matches “${word}”`,
  noneText: 'Try a shorter or different word.',
  twoLetters: 'Type at least two letters to search posts and courses too.',
  isPrivate: 'Counselling is never searched',
  move: 'Move',
  open: 'Open',
  recent: 'Recent',
  results: 'Results',
  menus: 'Menus',
  courses: 'Courses',
  students: 'Students',
  members: 'Members',
  all: (list: string) => `See all in ${list}`,
  inPreparation: 'Menus in preparation',
  loading: 'Searching',
  found: (count: string) => (count === '1' ? '1 result' : `${count} results`),
  failed: 'We couldn’t search posts and courses.',
  retry: 'Try again',
  sheet: {
    search: 'Find a menu',
    hint: 'Type a menu name',
    none: (word: string) => `No menu matches “${word}”`,
    groups: 'Menu groups',
  },
} as const satisfies Shape<typeof ko>;
