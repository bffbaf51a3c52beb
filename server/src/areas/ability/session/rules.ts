/** Rules of taking a test (docs/specification.md, Taking a test). Pure. */
import type { Instrument } from '@naru/contract/areas/ability/instrument.ts';
import type { RetakeRule } from '@naru/contract/areas/ability/sessions.ts';
import {
  TEST_MOST,
  type QualityFlag,
  type SessionStatus,
  type TestLanguage,
} from '@naru/contract/areas/ability/words.ts';

import type { Transition } from '../../../blocks/workflow/machine.ts';
import { koreanDate } from '../../../platform/time.ts';

const DAY_MS = 86_400_000;

export type SessionTransition = Transition<'SUBMIT', SessionStatus, 'STUDENT'>;
export const SESSION_TRANSITIONS: readonly SessionTransition[] = [
  { action: 'SUBMIT', from: 'IN_PROGRESS', to: 'SCORED', by: 'STUDENT' },
];

/** One choice of an item, with the moment in which it was made. */
export interface Choice {
  readonly item: string;
  readonly value: number;
  readonly language: TestLanguage;
  readonly changedAt: Date;
}

/** Whether a choice replaces another one of its item: the later one does; of two of one moment always the same. */
export function isLater(one: Choice, other: Choice): boolean {
  const after = one.changedAt.getTime() - other.changedAt.getTime();
  return after > 0 || (after === 0 && one.value > other.value);
}

/** Keeps one choice an item, the latest; none is later than the moment of its arrival. */
export function mergeChoices(choices: readonly Choice[], arrivedAt: Date): Choice[] {
  const kept = new Map<string, Choice>();
  for (const given of choices) {
    const choice = given.changedAt > arrivedAt ? { ...given, changedAt: arrivedAt } : given;
    const earlier = kept.get(choice.item);
    if (!earlier || isLater(choice, earlier)) kept.set(choice.item, choice);
  }
  return [...kept.values()];
}

const offered = new WeakMap<Instrument, ReadonlyMap<string, ReadonlySet<number>>>();

/** Says for each item which values it offers; each save of its many answers asks for it. */
function offeredValues(instrument: Instrument): ReadonlyMap<string, ReadonlySet<number>> {
  let known = offered.get(instrument);
  if (!known) offered.set(instrument, (known = readOffered(instrument)));
  return known;
}

function readOffered({ itemList, responseList }: Instrument): ReadonlyMap<string, ReadonlySet<number>> {
  const values = new Map(
    responseList.map(({ code, optionList }) => [code, new Set(optionList.map((one) => one.value))]),
  );
  return new Map(itemList.map(({ code, responses }) => [code, values.get(responses) ?? new Set<number>()]));
}

export interface ChoiceProblem {
  /** Place of the choice among those that were sent. */
  readonly at: number;
  readonly field: 'item' | 'value';
}

/** Finds choices of items that the version does not have, and values that their items do not offer. */
export function findProblems(
  instrument: Instrument,
  choices: readonly Pick<Choice, 'item' | 'value'>[],
): ChoiceProblem[] {
  const values = offeredValues(instrument);
  return choices.flatMap(({ item, value }, at): ChoiceProblem[] => {
    const ofItem = values.get(item);
    if (!ofItem) return [{ at, field: 'item' }];
    return ofItem.has(value) ? [] : [{ at, field: 'value' }];
  });
}

/** Lists the items without an answer that may not be left out, in their order, with their number on the screen. */
export function listMissing(
  { itemList }: Instrument,
  answered: ReadonlySet<string>,
): { readonly code: string; readonly number: number }[] {
  return itemList.flatMap(({ code, isOptional }, at) =>
    isOptional || answered.has(code) ? [] : [{ code, number: at + 1 }],
  );
}

/** Says what speaks against how a test was answered. */
export function judgeQuality(
  instrument: Instrument,
  { answers, elapsedSeconds }: { readonly answers: ReadonlyMap<string, number>; readonly elapsedSeconds: number },
): QualityFlag[] {
  const { fastSeconds, straightItems, missingShare } = instrument.quality;
  const required = instrument.itemList.filter(({ isOptional }) => !isOptional).length;
  const missing = listMissing(instrument, new Set(answers.keys())).length;
  const isFast = answers.size > 0 && elapsedSeconds / answers.size < fastSeconds;
  return [
    ...(isFast ? (['FAST'] as const) : []),
    ...(longestRun(instrument, answers) >= straightItems ? (['STRAIGHT'] as const) : []),
    ...(missing > required * missingShare ? (['MISSING'] as const) : []),
  ];
}

/** Counts the most items in a row that were answered alike; one that was left out ends a row. */
function longestRun({ itemList }: Instrument, answers: ReadonlyMap<string, number>): number {
  let [longest, run] = [0, 0];
  let before: number | undefined;
  for (const { code } of itemList) {
    const value = answers.get(code);
    run = value === undefined ? 0 : value === before ? run + 1 : 1;
    before = value;
    longest = Math.max(longest, run);
  }
  return longest;
}

/** Bounds the time that a browser counted by the time that has passed since the beginning. */
export function boundElapsed(
  given: number,
  { startedAt, now }: { readonly startedAt: Date; readonly now: Date },
): number {
  return Math.max(0, Math.min(given, Math.floor((now.getTime() - startedAt.getTime()) / 1000)));
}

export interface Lasting {
  readonly lastAt: Date;
  readonly retiredAt: Date | null;
}

/** Says until when a session can be finished: by its last answer, and by the end of its version. */
export function endOf({ lastAt, retiredAt }: Lasting): Date {
  const idle = lastAt.getTime() + TEST_MOST.idleDays * DAY_MS;
  return new Date(Math.min(idle, retiredAt ? closingOf(retiredAt) : idle));
}

/** Whether its version was retired too long ago; what was only left lying may be taken up until the clock ends it. */
export function isClosed(retiredAt: Date | null, now: Date): boolean {
  return retiredAt !== null && now.getTime() > closingOf(retiredAt);
}

/** Versions that were retired before it are closed. */
export const closedBefore = (now: Date): Date => new Date(now.getTime() - TEST_MOST.retiredDays * DAY_MS);

const closingOf = (retiredAt: Date): number => retiredAt.getTime() + TEST_MOST.retiredDays * DAY_MS;

export interface Result {
  readonly scoredAt: Date;
  readonly year: number;
  readonly semesterCode: string;
  readonly quality: readonly QualityFlag[];
}

export interface RetakeFacts {
  readonly today: string;
  readonly term: { readonly year: number; readonly semesterCode: string };
  /** First day of the next term, where it is known. */
  readonly nextTermOn: string | null;
}

/** Says why and until when a test can't be taken again; null where it can. A doubtful result may be made good at once. */
export function judgeRetake(
  { retakeDays }: Pick<Instrument, 'retakeDays'>,
  last: Result | undefined,
  { today, term, nextTermOn }: RetakeFacts,
): { rule: RetakeRule; againOn: string | null } | null {
  if (!last || last.quality.length > 0) return null;
  if (retakeDays === undefined) {
    const isOfThisTerm = last.year === term.year && last.semesterCode === term.semesterCode;
    return isOfThisTerm ? { rule: 'TERM', againOn: nextTermOn } : null;
  }
  const againOn = koreanDate(new Date(last.scoredAt.getTime() + retakeDays * DAY_MS));
  return today < againOn ? { rule: 'DAYS', againOn } : null;
}
