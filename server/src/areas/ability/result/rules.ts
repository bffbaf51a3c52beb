/** Statements of a result beside its numbers (docs/specification.md, Results). Pure. */
import type { Instrument, InstrumentAction } from '@naru/contract/areas/ability/instrument.ts';

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
  /** At most two, the highest first. */
  readonly strongList: readonly string[];
  /** At most two, the lowest first. */
  readonly growList: readonly string[];
}

const MOST = 2;

/**
 * Finds the scales that stand out: those at a high level, else the highest; and those with the most room: at a low level,
 * else the lowest. Where all are alike nothing stands out.
 */
export function standOut(codes: readonly string[], scores: ReadScores): StandingOut {
  const ranked = rank(codes, scores);
  const [first, last] = [ranked[0], ranked.at(-1)];
  if (!first || !last || first.place === last.place) return { strongList: [], growList: [] };
  const high = ranked.filter(({ level }) => level === 'HIGH').slice(0, MOST);
  const low = ranked
    .filter(({ level }) => level === 'LOW')
    .slice(-MOST)
    .toReversed();
  // Nothing low goes well, and nothing high has to grow, however it ranks.
  const best = high.length > 0 || first.level === 'LOW' ? high : [first];
  const least = low.length > 0 || last.level === 'HIGH' ? low : [last];
  return { strongList: best.map(({ code }) => code), growList: least.map(({ code }) => code) };
}

/** Ranks scales by T where all have one, else by points; the highest first. */
function rank(codes: readonly string[], scores: ReadScores) {
  const scored = codes.flatMap((code) => {
    const score = scores[code];
    return score && score.points !== null ? [{ code, points: score.points, t: score.t, level: score.level }] : [];
  });
  const isByT = scored.every(({ t }) => t !== null);
  return scored
    .map(({ code, points, t, level }) => ({ code, level, place: isByT && t !== null ? t : points }))
    .toSorted((one, other) => other.place - one.place || one.code.localeCompare(other.code));
}

/** Lists what a test suggests at the levels that were reached: for what is low first. Each once. */
export function suggestedActions(
  instrument: Instrument,
  scores: ReadScores,
  { growList }: StandingOut,
): InstrumentAction[] {
  const others = rank(mainScales(instrument), scores)
    .map(({ code }) => code)
    .toReversed()
    .filter((code) => !growList.includes(code));
  const actions = [...growList, ...others].flatMap((code) => {
    const scale = instrument.scaleList.find((one) => one.code === code);
    return scale?.levelList.find(({ level }) => level === scores[code]?.level)?.actionList ?? [];
  });
  return actions.filter((one, at) => actions.findIndex((other) => targetOf(other) === targetOf(one)) === at);
}

function targetOf(action: InstrumentAction): string {
  if (action.kind === 'PROGRAMME') return `PROGRAMME ${action.coreCompetency}`;
  return action.kind === 'COUNSELLING' ? `COUNSELLING ${action.with}` : `MENU ${action.menuId}`;
}
