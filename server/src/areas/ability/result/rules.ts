/** Statements of a result beside its numbers (docs/specification.md, Results). Pure. */
import type { Instrument, InstrumentAction } from '@naru/contract/areas/ability/instrument.ts';
import type { ScoreLevel } from '@naru/contract/areas/ability/words.ts';

import type { ReadScores } from '../scoring/reading.ts';

export interface TakenVersion {
  readonly versionId: string;
  readonly versionNumber: number;
  readonly instrument: Instrument;
}

/** Lists the scales of a version whose scores may be compared with those of another: by their codes, where equated. */
export function comparableScales(read: TakenVersion, other: TakenVersion): ReadonlySet<string> {
  const codes = read.instrument.scaleList.map(({ code }) => code);
  if (read.versionId === other.versionId) return new Set(codes);
  const [later, earlier] = read.versionNumber > other.versionNumber ? [read, other] : [other, read];
  const equated =
    later.instrument.equatedList.find(({ version }) => version === earlier.versionNumber)?.scaleList ?? [];
  const known = new Set(other.instrument.scaleList.map(({ code }) => code));
  return new Set(codes.filter((code) => equated.includes(code) && known.has(code)));
}

/** Scales of the picture at the top: those that a result is about. */
export const mainScales = ({ pictureList }: Instrument): readonly string[] => pictureList[0]?.scaleList ?? [];

export interface StandingOut {
  /** At most two, the best first. */
  readonly strongList: readonly string[];
  /** At most two, those with the most room first. */
  readonly growList: readonly string[];
  /** At most two without a good end, the highest first. */
  readonly highList: readonly string[];
}

const MOST = 2;

/**
 * Finds the main scales that stand out: those at a good level, else the best; and those with the most room: at a bad
 * level, else the last. A scale without a good end is only said to be high. Where all are alike nothing stands out.
 */
export function standOut(instrument: Instrument, scores: ReadScores): StandingOut {
  const { rated, plain } = rankMain(instrument, scores);
  const { bestList: strongList, leastList: growList } = pickEnds(rated);
  return { strongList, growList, highList: pickEnds(plain).bestList };
}

interface Ranked {
  readonly code: string;
  readonly place: number;
  readonly level: ScoreLevel | null;
}

function pickEnds(ranked: readonly Ranked[]): { bestList: string[]; leastList: string[] } {
  const [first, last] = [ranked[0], ranked.at(-1)];
  if (!first || !last || first.place === last.place) return { bestList: [], leastList: [] };
  const high = ranked.filter(({ level }) => level === 'HIGH').slice(0, MOST);
  const low = ranked
    .filter(({ level }) => level === 'LOW')
    .slice(-MOST)
    .toReversed();
  // Nothing low goes well, and nothing high has to grow, however it ranks.
  const best = high.length > 0 || first.level === 'LOW' ? high : [first];
  const least = low.length > 0 || last.level === 'HIGH' ? low : [last];
  return { bestList: best.map(({ code }) => code), leastList: least.map(({ code }) => code) };
}

/** Ranks main scales with a good end, the best first, and those without one, the highest first. */
function rankMain(instrument: Instrument, scores: ReadScores): { rated: Ranked[]; plain: Ranked[] } {
  const endOf = (code: string) => instrument.scaleList.find((scale) => scale.code === code)?.goodEnd ?? 'NONE';
  const ranked = rank(mainScales(instrument), scores);
  const turned = ranked.map((one) => (endOf(one.code) === 'LOW' ? turnRound(one) : one));
  return {
    rated: turned.filter(({ code }) => endOf(code) !== 'NONE').toSorted(byPlace),
    plain: ranked.filter(({ code }) => endOf(code) === 'NONE'),
  };
}

const OTHER_END = { LOW: 'HIGH', MIDDLE: 'MIDDLE', HIGH: 'LOW' } as const satisfies Record<ScoreLevel, ScoreLevel>;

/** T scores and points both lie around 50. */
const turnRound = ({ code, place, level }: Ranked): Ranked => ({
  code,
  place: 100 - place,
  level: level && OTHER_END[level],
});

const byPlace = (one: Ranked, other: Ranked): number => other.place - one.place || one.code.localeCompare(other.code);

/** Ranks scales by T where all have one, else by points; the highest first. */
function rank(codes: readonly string[], scores: ReadScores): Ranked[] {
  const scored = codes.flatMap((code) => {
    const score = scores[code];
    return score && score.points !== null ? [{ code, points: score.points, t: score.t, level: score.level }] : [];
  });
  const isByT = scored.every(({ t }) => t !== null);
  return scored
    .map(({ code, points, t, level }) => ({ code, level, place: isByT && t !== null ? t : points }))
    .toSorted(byPlace);
}

/**
 * Lists what a test suggests at the levels that were reached, each once: for what has the most room first, and for what
 * has no good end from the highest on.
 */
export function suggestedActions(instrument: Instrument, scores: ReadScores): InstrumentAction[] {
  const { rated, plain } = rankMain(instrument, scores);
  const actions = [...rated.toReversed(), ...plain].flatMap(({ code }) => {
    const scale = instrument.scaleList.find((one) => one.code === code);
    return scale?.levelList.find(({ level }) => level === scores[code]?.level)?.actionList ?? [];
  });
  return actions.filter((one, at) => actions.findIndex((other) => targetOf(other) === targetOf(one)) === at);
}

function targetOf(action: InstrumentAction): string {
  if (action.kind === 'PROGRAMME') return `PROGRAMME ${action.coreCompetency}`;
  return action.kind === 'COUNSELLING' ? `COUNSELLING ${action.with}` : `MENU ${action.menuId}`;
}
