/** Chooses the applicants of a demonstration programme, and when they apply: the cast by its story, the others by chance. */
import type { Person } from '../model.ts';
import { createRandom, type Random } from '../random.ts';
import { ANSWERS } from './answer-texts.ts';
import { toHalfHour, type Wish } from './places.ts';
import type { Planned } from './plan.ts';
import type { Part } from './stories.ts';

const HALF_HOUR_MS = 1_800_000;
const HOUR_MS = 2 * HALF_HOUR_MS;
const DAY_MS = 24 * HOUR_MS;
const LEAVING_SHARE = 0.08;
const ACCEPTING_SHARE = 0.75;
/** Places behind the last seat at which people of the cast wait. */
const CAST_RANK = 3;

/** The time that people have given to something. */
export interface Diary {
  readonly isFree: (memberId: string, times: Planned['sessions']) => boolean;
  readonly take: (memberId: string, times: Planned['sessions']) => void;
}

export function createDiary(): Diary & { readonly fill: (memberId: string, beginsAt: number, endsAt: number) => void } {
  const taken = new Map<string, number[]>();
  const fill = (memberId: string, beginsAt: number, endsAt: number): void => {
    const held = taken.get(memberId);
    if (held) held.push(beginsAt, endsAt);
    else taken.set(memberId, [beginsAt, endsAt]);
  };
  return {
    fill,
    take: (memberId, times) => {
      for (const { beginsAt, endsAt } of times) fill(memberId, beginsAt, endsAt);
    },
    isFree: (memberId, times) => {
      const held = taken.get(memberId) ?? [];
      for (let at = 0; at < held.length; at += 2) {
        const [begin = 0, end = 0] = [held[at], held[at + 1]];
        if (times.some(({ beginsAt, endsAt }) => beginsAt < end && begin < endsAt)) return false;
      }
      return true;
    },
  };
}

export interface Applying {
  readonly planned: Planned;
  /** People whom it is for. */
  readonly pool: readonly Person[];
  readonly named: (username: string) => Person | undefined;
  readonly diary: Diary;
  /** Members who may not apply once more. */
  readonly isBarred: (memberId: string) => boolean;
  readonly dawn: number;
}

/** Makes the wishes, the earliest first. */
export function makeWishes(applying: Applying): Wish[] {
  const { planned, dawn } = applying;
  const random = createRandom(`applying ${planned.id}`);
  const until = Math.min(planned.appliesUntil, dawn) - HALF_HOUR_MS;
  if (until < planned.appliesFrom || planned.story.wanted === 0) return [];
  const cast = castOf(applying);
  const people = pickPeople(applying, random, cast);
  const times = makeTimes(random, people.length, {
    from: planned.appliesFrom,
    until,
    isWanted: planned.story.wanted > 1,
  });
  return people.map(({ person, part }, at) =>
    toWish(applying, random, { person, part, at: times[at] ?? until, order: at }),
  );
}

interface Candidate {
  readonly person: Person;
  readonly part: Part | undefined;
}

function castOf({ planned, named, diary }: Applying): { person: Person; part: Part }[] {
  return Object.entries(planned.story.cast ?? {}).flatMap(([username, part]) => {
    const person = named(username);
    return person && diary.isFree(person.member.id, planned.sessions) ? [{ person, part }] : [];
  });
}

/** People in the order in which they apply: of the cast, those with a seat first, and those who wait behind the last seat. */
function pickPeople(applying: Applying, random: Random, cast: readonly { person: Person; part: Part }[]): Candidate[] {
  const { planned, pool, diary, isBarred } = applying;
  const waits = (part: Part): boolean => part !== 'SEAT' && part !== 'LEAVE';
  const waiting = planned.selection === 'FIRST_COME' ? cast.filter(({ part }) => waits(part)) : [];
  const seated = cast.filter((one) => !waiting.includes(one));
  const wanted = Math.round(planned.story.wanted * planned.capacity);
  const count = Math.max(wanted, waiting.length > 0 ? planned.capacity + CAST_RANK + waiting.length + 2 : 0);
  const chosen = new Set(cast.map(({ person }) => person.member.id));
  const others: Candidate[] = [];
  const tries = Math.min(3 * count, 6 * pool.length);
  for (let tried = 0; tried < tries && others.length + cast.length < count; tried += 1) {
    const person = random.pick(pool);
    const { id } = person.member;
    const isUsed = chosen.has(id) || isBarred(id) || (person.member.is_demo === true && !planned.isPast);
    if (isUsed || !diary.isFree(id, planned.sessions)) continue;
    chosen.add(id);
    others.push({ person, part: undefined });
  }
  const order: Candidate[] = [...others];
  for (const [at, one] of seated.entries()) order.splice(Math.min(2 + 3 * at, order.length), 0, one);
  let rank = planned.capacity + CAST_RANK - 1;
  for (const one of waiting) {
    const first = one.part === 'OFFER' || one.part === 'LAPSE';
    order.splice(Math.min(first ? planned.capacity : rank, order.length), 0, one);
    if (!first) rank += 2;
  }
  return order;
}

/** Rising moments; of what many want, most ask on the first day. */
function makeTimes(random: Random, count: number, range: { from: number; until: number; isWanted: boolean }): number[] {
  const { from, until, isWanted } = range;
  const times = Array.from({ length: count }, () =>
    toHalfHour(from + (until - from) * random.next() ** (isWanted ? 4 : 1.8)),
  );
  return times.sort((one, other) => one - other);
}

function toWish(
  { planned, dawn }: Applying,
  random: Random,
  { person, part, at, order }: Candidate & { readonly at: number; readonly order: number },
): Wish {
  const accepts = part === undefined ? random.chance(ACCEPTING_SHARE) : part === 'QUEUE';
  const leavesAt = leavingTime(planned, random, { at, dawn, part, order });
  return {
    memberId: person.member.id,
    at,
    ...(leavesAt !== undefined && { leavesAt }),
    acceptsAfter: accepts ? random.between(1, 40) * HALF_HOUR_MS : undefined,
    merit: part === 'SEAT' ? 0 : 0.1 + random.next(),
    ...(planned.selection === 'LOTTERY' && (part === 'SEAT' || part === 'QUEUE') && { draws: part }),
    answer: planned.series.question === undefined ? '' : random.pick(ANSWERS),
  };
}

/** Stories in which somebody of the cast waits have no leavers but those that they need. */
function leavingTime(
  planned: Planned,
  random: Random,
  own: { readonly at: number; readonly dawn: number; readonly part: Part | undefined; readonly order: number },
): number | undefined {
  const { at, dawn, part, order } = own;
  const last = Math.min(planned.cancelsUntil, dawn);
  const leaves = random.chance(LEAVING_SHARE);
  const parts = Object.values(planned.story.cast ?? {});
  if (part === 'LEAVE') return Math.min(at + 2 * DAY_MS, last);
  if (part !== undefined) return undefined;
  // One with a seat goes in the last half hour, so that the offer still stands today.
  if (parts.includes('OFFER')) return order === 0 ? dawn - HALF_HOUR_MS : undefined;
  if (parts.includes('LAPSE')) return order === 0 ? planned.appliesUntil + DAY_MS : undefined;
  if (parts.includes('QUEUE') || !leaves) return undefined;
  const left = last - at;
  return left < DAY_MS ? undefined : toHalfHour(at + HOUR_MS + (left - HOUR_MS) * random.next());
}
