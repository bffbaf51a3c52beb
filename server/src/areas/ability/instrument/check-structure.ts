/** Finds what does not fit together in an instrument: codes, scales and their parts, levels, pictures. */
import { SCORE_LEVELS } from '@naru/contract/areas/ability/words.ts';

import { problem, type Problem } from './problem.ts';
import type { Coded, InstrumentView, PartView, ScaleView } from './view.ts';

const RADAR = { least: 5, most: 8 };
/** Ways from a scale down to its items; more are a knot that no result could explain. */
const MOST_WAYS = 1_000;

export function findStructureProblems(view: InstrumentView): Problem[] {
  return [
    ...[view.responseList, view.itemList, view.scaleList].flatMap(findDuplicates),
    ...checkItems(view),
    ...view.responseList.flatMap(({ path, values }) => {
      const twice = values.find((value, at) => values.indexOf(value) !== at);
      return twice === undefined ? [] : [problem('EQUAL_VALUES', path, twice)];
    }),
    ...view.scaleList.flatMap((scale) => checkScale(scale, view)),
    ...findCompetencyTwice(view.scaleList),
    ...findCycles(view.scaleList),
    ...checkPictures(view),
    ...view.cuts.flatMap(({ path, middle, high }) =>
      middle !== undefined && high !== undefined && middle >= high ? [problem('CUTS', path)] : [],
    ),
  ];
}

const codesOf = (list: readonly Coded[]): Set<string | undefined> => new Set(list.map(({ code }) => code));

function findDuplicates(list: readonly Coded[]): Problem[] {
  const seen = new Set<string>();
  return list.flatMap(({ path, code }) => {
    if (code === undefined) return [];
    if (seen.has(code)) return [problem('DUPLICATE_CODE', [...path, 'code'], code)];
    seen.add(code);
    return [];
  });
}

function checkItems({ itemList, responseList, scaleList }: InstrumentView): Problem[] {
  const known = codesOf(responseList);
  const used = codesOf(scaleList.flatMap((scale) => scale.itemList));
  return itemList.flatMap(({ path, code, responses }) => [
    ...(responses.code !== undefined && !known.has(responses.code)
      ? [problem('UNKNOWN_RESPONSES', responses.path, responses.code)]
      : []),
    ...(code !== undefined && !used.has(code) ? [problem('UNUSED_ITEM', path)] : []),
  ]);
}

function checkScale(scale: ScaleView, view: InstrumentView): Problem[] {
  const { path, formula, itemList, scaleList, parent, levels } = scale;
  const isLevelled = new Set(levels).size === SCORE_LEVELS.length && levels.length === SCORE_LEVELS.length;
  return [
    ...(itemList.length + scaleList.length === 0 ? [problem('NO_PARTS', path)] : []),
    ...checkParts(itemList, { known: codesOf(view.itemList), code: 'UNKNOWN_ITEM', formula }),
    ...checkParts(scaleList, { known: codesOf(view.scaleList), code: 'UNKNOWN_SCALE', formula }),
    ...(parent
      ? checkParts([{ ...parent, weight: undefined }], {
          known: codesOf(view.scaleList),
          code: 'UNKNOWN_SCALE',
          formula,
        })
      : []),
    ...(levels.length > 0 && !isLevelled ? [problem('LEVELS', [...path, 'levelList'])] : []),
  ];
}

interface Asked {
  readonly known: ReadonlySet<string | undefined>;
  readonly code: 'UNKNOWN_ITEM' | 'UNKNOWN_SCALE';
  readonly formula: string | undefined;
}

function checkParts(parts: readonly PartView[], { known, code: unknown, formula }: Asked): Problem[] {
  const seen = new Set<string>();
  return parts.flatMap(({ path, code, weight }) => {
    const found: Problem[] = [];
    if (code !== undefined && !known.has(code)) found.push(problem(unknown, path, code));
    if (code !== undefined && seen.has(code)) found.push(problem('DUPLICATE_PART', path, code));
    if (code !== undefined) seen.add(code);
    if (weight !== undefined && weight !== 1 && (formula === 'SUM' || formula === 'MEAN'))
      found.push(problem('UNUSED_WEIGHT', path));
    if (weight === 0 && formula === 'WEIGHTED') found.push(problem('ZERO_WEIGHT', path));
    return found;
  });
}

function findCompetencyTwice(scales: readonly ScaleView[]): Problem[] {
  const first = new Map<string, string | undefined>();
  return scales.flatMap(({ path, code, coreCompetency }) => {
    if (coreCompetency === undefined) return [];
    if (first.has(coreCompetency)) return [problem('COMPETENCY_TWICE', path, first.get(coreCompetency) ?? '')];
    first.set(coreCompetency, code);
    return [];
  });
}

function checkPictures({ pictureList, scaleList }: InstrumentView): Problem[] {
  const known = codesOf(scaleList);
  return pictureList.flatMap(({ path, kind, scaleList: shown }) => [
    ...checkParts(
      shown.map((one) => ({ ...one, weight: undefined })),
      { known, code: 'UNKNOWN_SCALE', formula: undefined },
    ),
    ...(kind === 'RADAR' && (shown.length < RADAR.least || shown.length > RADAR.most)
      ? [problem('RADAR', path, shown.length)]
      : []),
  ]);
}

/** Rounds of scales that are parts of themselves, or stand under themselves; then knots, which only what is round lacks. */
function findCycles(scales: readonly ScaleView[]): Problem[] {
  const byCode = new Map(scales.flatMap((scale) => (scale.code === undefined ? [] : [[scale.code, scale] as const])));
  const partsOf = (code: string): string[] => byCode.get(code)?.scaleList.flatMap((part) => part.code ?? []) ?? [];
  const parentOf = (code: string): string[] => [byCode.get(code)?.parent?.code].filter((one) => one !== undefined);
  const rounds = [
    ...listRounds([...byCode.keys()], partsOf).map((round) => ({ code: 'FORMULA_CYCLE' as const, round })),
    ...listRounds([...byCode.keys()], parentOf).map((round) => ({ code: 'PARENT_CYCLE' as const, round })),
  ];
  const found = rounds.map(({ code, round }) =>
    problem(code, byCode.get(round[0] ?? '')?.path ?? [], [...round, round[0]].join(' → ')),
  );
  return rounds.some(({ code }) => code === 'FORMULA_CYCLE') ? found : [...found, ...findKnots(byCode)];
}

/** Lists rounds, each once, from the code at which it was met first. */
function listRounds(codes: readonly string[], nextOf: (code: string) => readonly string[]): string[][] {
  const done = new Set<string>();
  const rounds: string[][] = [];
  const walk = (code: string, way: readonly string[]): void => {
    const begins = way.indexOf(code);
    if (begins !== -1) {
      rounds.push(way.slice(begins));
      return;
    }
    if (done.has(code)) return;
    for (const next of new Set(nextOf(code))) walk(next, [...way, code]);
    done.add(code);
  };
  for (const code of codes) walk(code, []);
  return rounds;
}

function findKnots(byCode: ReadonlyMap<string, ScaleView>): Problem[] {
  const ways = new Map<string, number>();
  const countWays = (code: string): number => {
    const known = ways.get(code);
    if (known !== undefined) return known;
    const scale = byCode.get(code);
    const below = scale?.scaleList.map((part) => countWays(part.code ?? '')) ?? [];
    const count = below.reduce((sum, one) => sum + one, scale?.itemList.length ?? 0);
    ways.set(code, count);
    return count;
  };
  const knot = [...byCode].find(([code]) => countWays(code) > MOST_WAYS);
  return knot ? [problem('TOO_TANGLED', knot[1].path)] : [];
}
