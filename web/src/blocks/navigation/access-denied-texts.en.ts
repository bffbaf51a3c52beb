import { joinFacts } from '../../platform/format/facts.ts';
import type { Shape } from '../../platform/i18n/texts.ts';
import type { ko } from './access-denied-texts.ko.ts';

export const en = {
  title: 'You don’t have access to this page yet',
  text: (menu: string) =>
    `“${menu}” is only open to certain people. If you need it for your work, contact the office in charge.`,
  textPlain: 'This page is only open to certain people. If you need it for your work, contact the office in charge.',
  right: 'Permission needed',
  rightValue: (menu: string, right: string) => joinFacts([menu, right]),
  rights: { R: 'view', RR: 'view details', C: 'create', U: 'edit' },
  office: 'Who to contact',
  home: 'Go home',
  sitemap: 'See all menus',
} satisfies Shape<typeof ko>;
