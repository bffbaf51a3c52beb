/** Chooses what is recommended, and says why (docs/specification.md, Programmes). Pure. */
import type { CompetencyCode } from '@naru/contract/areas/learning/words.ts';
import { ENUMS } from '@naru/contract/enums.ts';

/** A programme that the person could apply for and has not taken. */
export interface Candidate {
  readonly id: string;
  readonly appliesUntil: Date;
  readonly isBookmarked: boolean;
  /** The one with the largest part in it. */
  readonly competency: CompetencyCode | null;
  /** Others of the person's department who completed it, or an earlier one of its series. */
  readonly peerCount: number;
}

export type Why =
  | { readonly kind: 'SAVED'; readonly days: number }
  /** A competency that they took less than others, or least of all. */
  | { readonly kind: 'COMPETENCY'; readonly code: CompetencyCode; readonly isLeast: boolean }
  | { readonly kind: 'PEERS'; readonly count: number };

export interface Suitable {
  readonly id: string;
  readonly why: Why;
}

const DAY_MS = 86_400_000;
export const MOST_SUITABLE = 3;
/** A saved one is told of when it closes within so many days. */
export const SOON_DAYS = 3;
/** Fewer would be people whom one knows. */
export const LEAST_PEERS = 5;

/** Chooses one for each reason first, and fills up with further ones; each once, by the reason that weighs most. */
export function chooseSuitable(
  candidates: readonly Candidate[],
  taken: ReadonlyMap<CompetencyCode, number>,
  now: Date,
): Suitable[] {
  const rare = rarelyTaken(taken);
  const reasoned = candidates.flatMap((one) => {
    const why = whyOf(one, rare, now);
    return why ? [{ id: one.id, why }] : [];
  });
  const ofKind = (kind: Why['kind']): Suitable[] => reasoned.filter(({ why }) => why.kind === kind);
  const byRarity = ofKind('COMPETENCY').toSorted((a, b) => rarityOf(a, rare) - rarityOf(b, rare));
  const first = [ofKind('SAVED')[0], byRarity[0], ofKind('PEERS')[0]].filter((one) => one !== undefined);
  return [...first, ...reasoned.filter((one) => !first.includes(one))].slice(0, MOST_SUITABLE);
}

interface Rare {
  readonly code: CompetencyCode;
  readonly isLeast: boolean;
}

function whyOf(one: Candidate, rare: readonly Rare[], now: Date): Why | undefined {
  const left = one.appliesUntil.getTime() - now.getTime();
  if (one.isBookmarked && left <= SOON_DAYS * DAY_MS) return { kind: 'SAVED', days: Math.floor(left / DAY_MS) };
  const competency = rare.find(({ code }) => code === one.competency);
  if (competency) return { kind: 'COMPETENCY', ...competency };
  return one.peerCount >= LEAST_PEERS ? { kind: 'PEERS', count: one.peerCount } : undefined;
}

const rarityOf = ({ why }: Suitable, rare: readonly Rare[]): number =>
  rare.findIndex(({ code }) => why.kind === 'COMPETENCY' && why.code === code);

/** Lists what was taken less than on the average, the least first; nothing where all were taken alike, or not at all. */
function rarelyTaken(taken: ReadonlyMap<CompetencyCode, number>): Rare[] {
  const all = ENUMS.coreCompetency.map((code) => ({ code, hours: taken.get(code) ?? 0 }));
  const average = all.reduce((sum, { hours }) => sum + hours, 0) / all.length;
  const fewest = Math.min(...all.map(({ hours }) => hours));
  return all
    .filter(({ hours }) => hours < average)
    .toSorted((a, b) => a.hours - b.hours)
    .map(({ code, hours }) => ({ code, isLeast: hours === fewest }));
}
