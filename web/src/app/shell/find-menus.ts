/**
 * Finds menus by what somebody types: by a part of the title, or in Korean by initial consonants. Pure.
 */
import type { Menu } from '@naru/contract/shared/person.ts';
import { getChoseong } from 'es-hangul';

import { targetOf } from '../../platform/menu.ts';
import { foldWords } from './fold-words.ts';

export interface FoundMenu {
  readonly menu: Menu;
  /** Titles above it, from the top down. */
  readonly trail: readonly string[];
}

/** Menus that open something, in their own order; those whose title starts with the words come first. */
export function findMenus(menus: readonly Menu[], typed: string): FoundMenu[] {
  const words = foldWords(typed);
  const all = listMenus(menus, []);
  if (words === '') return all;
  const isInitials = /^[ㄱ-ㅎ]+$/.test(words);
  const place = ({ menu }: FoundMenu): number => {
    const title = foldWords(menu.menuNm);
    return (isInitials ? foldWords(getChoseong(menu.menuNm)) : title).indexOf(words);
  };
  return all
    .map((found) => ({ found, at: place(found) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => Number(a.at > 0) - Number(b.at > 0))
    .map(({ found }) => found);
}

function listMenus(menus: readonly Menu[], trail: readonly string[]): FoundMenu[] {
  return menus.flatMap((menu) => [
    ...(targetOf(menu) === undefined ? [] : [{ menu, trail }]),
    ...listMenus(menu.children, [...trail, menu.menuNm]),
  ]);
}
