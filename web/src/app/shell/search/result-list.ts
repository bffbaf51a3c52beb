/**
 * Joins the results of the search into one list over its groups: arrows go through all of it. Pure.
 */
import type { FoundGroup } from '@naru/contract/areas/search.ts';

import { joinFacts } from '../../../platform/format/facts.ts';
import { targetOf } from '../../../platform/menu.ts';
import type { FoundMenu } from '../find-menus.ts';
import type { FoundPlace } from './find-places.ts';

export interface ResultRow {
  readonly id: string;
  readonly title: string;
  readonly note: string;
  readonly path: string;
  /** Leads to all of what a list has, rather than to one of it. */
  readonly isAll: boolean;
}

export interface ResultGroup {
  readonly id: string;
  readonly label: string;
  readonly rows: readonly ResultRow[];
  /** True for results of earlier words, which can't be opened. */
  readonly isStale: boolean;
}

export interface ResultWords {
  readonly courses: string;
  readonly students: string;
  readonly members: string;
  readonly counsellors: string;
  readonly all: (list: string) => string;
  readonly day: (at: string) => string;
}

export function listMenuRows(found: readonly FoundMenu[]): ResultRow[] {
  return found.map(({ menu, trail }) => ({
    id: menu.menuId,
    title: menu.menuNm,
    note: trail.join(' › '),
    path: targetOf(menu) ?? '/',
    isAll: false,
  }));
}

export function listPlaceRows(found: readonly FoundPlace[]): ResultRow[] {
  return found.map(({ id, title, path }) => ({ id, title, path, note: '', isAll: false }));
}

/** Adds places behind menus, without those that a menu there leads to already. */
export function addPlaces(menus: readonly ResultRow[], places: readonly ResultRow[]): ResultRow[] {
  return [...menus, ...places.filter(({ path }) => !menus.some((menu) => menu.path === path))];
}

export function listFoundGroups(groups: readonly FoundGroup[], words: ResultWords, isStale: boolean): ResultGroup[] {
  /** Other kinds come with names of their own. */
  const labels: Partial<Record<FoundGroup['kind'], string>> = {
    COURSE: words.courses,
    STUDENT: words.students,
    MEMBER: words.members,
    COUNSELLOR: words.counsellors,
  };
  return groups.map((group) => {
    const label = group.name ?? labels[group.kind] ?? '';
    const rows = group.foundList.map(({ id, title, note, at, path }) => ({
      id,
      title,
      path,
      note: joinFacts([note, at && words.day(at)]),
      isAll: false,
    }));
    const all = { id: 'all', title: words.all(label), note: '', path: group.listPath ?? '', isAll: true };
    return {
      id: `${group.kind} ${label}`,
      label,
      rows: group.listPath === null ? rows : [...rows, all],
      isStale,
    };
  });
}
