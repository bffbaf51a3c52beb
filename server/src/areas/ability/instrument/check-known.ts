/** Finds names of menus and duties of work in an instrument that the portal does not know. Pure. */
import type { Instrument } from '@naru/contract/areas/ability/instrument.ts';

import type { Known } from './known-store.ts';
import { problem, type Path, type Problem } from './problem.ts';
import { at, entriesOf, textAt } from './view.ts';

export function findUnknown(given: unknown, { menus, duties }: Known): Problem[] {
  return entriesOf(given, [], 'scaleList').flatMap((scale) => [
    ...entriesOf(scale.value, scale.path, 'dutyCodeList').flatMap(({ value, path }) =>
      typeof value === 'string' && duties?.has(value) === false ? [problem('UNKNOWN_DUTY', path, value)] : [],
    ),
    ...entriesOf(scale.value, scale.path, 'levelList').flatMap((level) =>
      entriesOf(level.value, level.path, 'actionList').flatMap(({ value, path }) => checkMenu(value, path, menus)),
    ),
  ]);
}

function checkMenu(action: unknown, path: Path, menus: ReadonlySet<string>): Problem[] {
  const menuId = at(action, 'kind') === 'MENU' ? textAt(action, 'menuId') : undefined;
  return menuId === undefined || menus.has(menuId) ? [] : [problem('UNKNOWN_MENU', [...path, 'menuId'], menuId)];
}

/** Leaves out duties of work that the university does not keep: an instrument of the portal's own names many. */
export const withKnownDuties = (instrument: Instrument, { duties }: Known): Instrument => ({
  ...instrument,
  scaleList: instrument.scaleList.map((scale) => ({
    ...scale,
    dutyCodeList: scale.dutyCodeList.filter((code) => duties?.has(code) !== false),
  })),
});
