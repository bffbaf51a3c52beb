import type { Shape } from '../../../platform/i18n/texts.ts';
import type { ko } from './texts.ko.ts';

export const en = {
  label: 'Bottom menu',
  home: 'Home',
  todo: 'To do',
  counsel: 'Counsel',
  record: 'Records',
  students: 'Students',
  account: 'Account',
  all: 'All',
  allMenus: 'All menus',
  favourite: (menu: string) => `Favourite: ${menu}`,
} as const satisfies Shape<typeof ko>;
