import type { Shape } from '../../../platform/i18n/texts.ts';
import type { ko } from './texts.ko.ts';

export const en = {
  inPreparationShort: 'In preparation',
  label: 'Bottom menu',
  home: 'Home',
  todo: 'To do',
  counsel: 'Counsel',
  record: 'Records',
  all: 'All',
  allMenus: 'All menus',
  favourite: (menu: string) => `Favourite: ${menu}`,
} as const satisfies Shape<typeof ko>;
