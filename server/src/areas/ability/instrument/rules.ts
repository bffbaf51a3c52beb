/** The machine of versions as a table, and changes of a draft's words (docs/specification.md, Instruments). Pure. */
import type { instrumentDesk } from '@naru/contract/areas/ability/instrument-desk.ts';
import type { Instrument } from '@naru/contract/areas/ability/instrument.ts';
import type { ScoreLevel, VERSION_STEPS, VersionStatus } from '@naru/contract/areas/ability/words.ts';
import type { ParsedInput } from '@naru/contract/call.ts';
import type { ActionOf } from '@naru/contract/shared/workflow.ts';

import type { Transition } from '../../../blocks/workflow/machine.ts';

export type VersionTransition = Transition<ActionOf<typeof VERSION_STEPS>, VersionStatus, 'CENTRE', VersionStatus>;

export const VERSION_TRANSITIONS: readonly VersionTransition[] = [
  { action: 'PUBLISH', from: 'DRAFT', to: 'PUBLISHED', by: 'CENTRE' },
  { action: 'RETIRE', from: 'PUBLISHED', to: 'RETIRED', by: 'CENTRE' },
];

export type DraftChange = ParsedInput<typeof instrumentDesk.changeVersion>['body'];

/** A part that a change names and the draft has not. */
export interface UnknownPart {
  readonly field: 'item.code' | 'scale.code' | 'scale.levelList';
}

/** Puts words into a draft. The codes, the formulas and which levels there are stay as they are. */
export function changeDraft(content: Instrument, { basics, item, scale }: DraftChange): Instrument | UnknownPart {
  if (item && !content.itemList.some(({ code }) => code === item.code)) return { field: 'item.code' };
  const own = content.scaleList.find(({ code }) => code === scale?.code);
  if (scale && !own) return { field: 'scale.code' };
  if (scale && !isSame(own?.levelList ?? [], scale.levelList)) return { field: 'scale.levelList' };
  return {
    ...changeBasics(content, basics),
    itemList: content.itemList.map((one) => (one.code === item?.code ? { ...one, text: item.text } : one)),
    scaleList: content.scaleList.map((one) => {
      if (!scale || one.code !== scale.code) return one;
      const { name, definition, levelList } = scale;
      const textOf = (level: ScoreLevel) => levelList.find((given) => given.level === level)?.text;
      return {
        ...one,
        name,
        definition,
        levelList: one.levelList.map((level) => ({ ...level, text: textOf(level.level) ?? level.text })),
      };
    }),
  };
}

const isSame = (a: readonly { readonly level: string }[], b: readonly { readonly level: string }[]): boolean =>
  levelsOf(a) === levelsOf(b);
const levelsOf = (list: readonly { readonly level: string }[]): string =>
  list
    .map(({ level }) => level)
    .toSorted()
    .join();

function changeBasics(content: Instrument, basics: DraftChange['basics']): Instrument {
  if (!basics) return content;
  const { evidence: _before, retakeDays: _days, ...kept } = content;
  const { evidence, retakeDays, ...rest } = basics;
  return {
    ...kept,
    ...rest,
    // One language alone is found by the check.
    ...((evidence.ko !== '' || evidence.en !== '') && { evidence }),
    ...(retakeDays !== null && { retakeDays }),
  };
}
