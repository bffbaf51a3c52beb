import type { Shape } from '../../../platform/i18n/texts.ts';
import type { ko } from './texts.ko.ts';

export const en = {
  title: 'Search',
  close: 'Close',
  hint: 'Search menus, posts and courses',
  empty: 'Type the name of a menu or the title of a post.',
  none: (word: string) => `Nothing matches “${word}”`,
  noneText: 'Try fewer letters or another word.',
  twoLetters: 'From two letters on, posts and courses are searched too.',
  isPrivate: 'Nothing you say in counselling is searchable',
  move: 'Move',
  open: 'Open',
  recent: 'Used last',
  results: 'Results',
  menus: 'Menus',
  courses: 'Courses',
  students: 'Students',
  members: 'Members',
  all: (list: string) => `See all in ${list}`,
  inPreparation: 'Menus in preparation',
  loading: 'Searching',
  found: (count: string) => (count === '1' ? '1 result' : `${count} results`),
  failed: 'Posts and courses couldn’t be searched.',
  retry: 'Try again',
  sheet: {
    search: 'Find a menu',
    hint: 'Type a menu’s name',
    none: (word: string) => `No menu matches “${word}”`,
    groups: 'Groups',
  },
} as const satisfies Shape<typeof ko>;
