import { joinFacts } from '../../platform/format/facts.ts';
import type { Shape } from '../../platform/i18n/texts.ts';
import type { ko } from './access-denied-texts.ko.ts';

export const en = {
  title: 'You don’t have access to this page yet',
  text: (menu: string) =>
    `This page of “${menu}” is for certain people only. If you need it for your work, ask the office in charge.`,
  textPlain: 'This page is for certain people only. If you need it for your work, ask the office in charge.',
  right: 'Access needed',
  rightValue: (menu: string, right: string) => joinFacts([menu, right]),
  rights: { R: 'view', RR: 'view details', C: 'create', U: 'edit' },
  office: 'Whom to ask',
  home: 'Go home',
  sitemap: 'See my menus',
  code: 'Mention this when you ask: ACCESS',
} satisfies Shape<typeof ko>;
