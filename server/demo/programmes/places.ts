/**
 * Places in a programme of the demonstration: the deeds of people, played in their order by the rules of the portal,
 * up to the first moment of the day.
 */
import { createHash } from 'node:crypto';

import type { TraineeStatus } from '@naru/contract/areas/learning/words.ts';

import { drawOrder, offerEnd } from '../../src/areas/learning/core/rules.ts';
import type { Planned } from './plan.ts';

const HALF_HOUR_MS = 1_800_000;
const MOST_SEEDS = 400;

export interface Wish {
  readonly memberId: string;
  readonly at: number;
  /** When they give their place back. */
  readonly leavesAt?: number;
  /** How long they think about an offer; undefined lets it lapse. */
  readonly acceptsAfter: number | undefined;
  /** The lowest are taken among those who choose. */
  readonly merit: number;
  /** In a lottery: has to win, or to be ranked. */
  readonly draws?: 'SEAT' | 'QUEUE';
  readonly answer: string;
}

export interface TraineeStep {
  readonly from: TraineeStatus | null;
  readonly to: TraineeStatus;
  readonly by: 'TRAINEE' | 'DESK' | 'SYSTEM';
  readonly at: number;
  readonly reason?: string;
}

export interface Outcome {
  readonly id: string;
  readonly wish: Wish;
  status: TraineeStatus;
  place: number | null;
  offeredUntil: number | null;
  confirmedAt: number | null;
  reason: string | null;
  reasonCode: 'OFFER_LAPSED' | 'BEGUN' | 'NOT_HELD' | 'NOT_DRAWN' | null;
  version: number;
  readonly steps: TraineeStep[];
}

export interface Draw {
  readonly seed: string;
  readonly at: number;
  /** Ids of trainees, as the seed put them. */
  readonly order: readonly string[];
}

export interface Places {
  readonly outcomes: readonly Outcome[];
  readonly taken: number;
  readonly held: number;
  readonly queued: number;
  readonly lastPlace: number;
  readonly draw: Draw | null;
}

export interface Words {
  readonly notChosen: string;
}

interface Playing {
  readonly planned: Planned;
  readonly nextId: () => string;
  readonly words: Words;
  readonly outcomes: Outcome[];
  /** Deeds that are still to come, by their moment. */
  readonly ahead: { readonly at: number; readonly does: (at: number) => void }[];
  queue: Outcome[];
  taken: number;
  held: number;
  lastPlace: number;
  draw: Places['draw'];
}

/** Plays everything until `dawn`. `wishes` are in the order of their moments. */
export function playPlaces(
  planned: Planned,
  wishes: readonly Wish[],
  own: { readonly dawn: number; readonly nextId: () => string; readonly words: Words },
): Places {
  const playing: Playing = {
    planned,
    ...own,
    outcomes: [],
    ahead: [],
    queue: [],
    taken: 0,
    held: 0,
    lastPlace: 0,
    draw: null,
  };
  for (const wish of wishes) playing.ahead.push({ at: wish.at, does: () => apply(playing, wish) });
  if (planned.decidesAt !== undefined) schedule(playing, planned.decidesAt, (at) => decide(playing, at));
  if (planned.calledOffAt !== undefined) schedule(playing, planned.calledOffAt, (at) => callOff(playing, at));
  schedule(playing, planned.beginsAt, (at) => begin(playing, at));
  for (let next = playing.ahead.shift(); next && next.at <= own.dawn; next = playing.ahead.shift()) next.does(next.at);
  const { outcomes, taken, held, lastPlace, draw } = playing;
  return { outcomes, taken, held, queued: playing.queue.length, lastPlace, draw };
}

/** Deeds of the same moment keep the order in which they were scheduled. */
function schedule({ ahead }: Playing, at: number, does: (at: number) => void): void {
  const place = ahead.findIndex((one) => one.at > at);
  ahead.splice(place === -1 ? ahead.length : place, 0, { at, does });
}

const freeSeats = ({ planned, taken, held }: Playing): number => planned.capacity - taken - held;

function move(outcome: Outcome, to: TraineeStatus, step: Omit<TraineeStep, 'from' | 'to'>): void {
  outcome.steps.push({ from: outcome.status, to, ...step });
  outcome.status = to;
  outcome.version += 1;
}

function confirm(playing: Playing, outcome: Outcome, by: 'SYSTEM' | 'DESK', at: number): void {
  move(outcome, 'CONFIRM', { by, at });
  outcome.confirmedAt = at;
  outcome.offeredUntil = null;
  playing.taken += 1;
}

function apply(playing: Playing, wish: Wish): void {
  const { planned, outcomes, queue } = playing;
  const isFirstCome = planned.selection === 'FIRST_COME';
  if (isFirstCome && freeSeats(playing) === 0 && queue.length >= planned.queueCapacity) return;
  playing.lastPlace += 1;
  const outcome: Outcome = {
    id: playing.nextId(),
    wish,
    status: 'TEMP',
    place: isFirstCome ? playing.lastPlace : null,
    offeredUntil: null,
    confirmedAt: null,
    reason: null,
    reasonCode: null,
    version: 1,
    steps: [{ from: null, to: 'TEMP', by: 'TRAINEE', at: wish.at }],
  };
  outcomes.push(outcome);
  const { leavesAt } = wish;
  if (leavesAt !== undefined) schedule(playing, leavesAt, () => leave(playing, outcome, leavesAt));
  if (isFirstCome && freeSeats(playing) === 0) {
    queue.push(outcome);
    return;
  }
  move(outcome, 'APPLY', { by: 'TRAINEE', at: wish.at });
  if (isFirstCome) confirm(playing, outcome, 'SYSTEM', wish.at);
}

function leave(playing: Playing, outcome: Outcome, at: number): void {
  if (outcome.status === 'CANCEL' || outcome.status === 'REJECT' || outcome.offeredUntil !== null) return;
  const hadSeat = outcome.status === 'CONFIRM';
  if (hadSeat && at > playing.planned.cancelsUntil) return;
  move(outcome, 'CANCEL', { by: 'TRAINEE', at });
  if (!hadSeat) {
    playing.queue = playing.queue.filter((one) => one !== outcome);
    return;
  }
  playing.taken -= 1;
  offer(playing, at);
}

function offer(playing: Playing, at: number): void {
  const until = offerEnd(new Date(playing.planned.beginsAt), new Date(at))?.getTime();
  while (until !== undefined && freeSeats(playing) > 0 && playing.queue.length > 0) {
    const [first, ...others] = playing.queue;
    if (!first) return;
    playing.queue = others;
    playing.held += 1;
    first.offeredUntil = until;
    first.version += 1;
    const { acceptsAfter } = first.wish;
    const answered = acceptsAfter === undefined ? until : at + acceptsAfter;
    if (answered < until) schedule(playing, answered, () => accept(playing, first, answered));
    else schedule(playing, until, () => lapse(playing, first, until));
  }
}

function accept(playing: Playing, outcome: Outcome, at: number): void {
  if (outcome.status === 'CANCEL') return;
  playing.held -= 1;
  // Ranked by a lottery they have applied already.
  if (outcome.status === 'TEMP') move(outcome, 'APPLY', { by: 'TRAINEE', at });
  else outcome.version += 1;
  confirm(playing, outcome, 'SYSTEM', at);
}

function lapse(playing: Playing, outcome: Outcome, at: number): void {
  if (outcome.status === 'CANCEL') return;
  playing.held -= 1;
  end(outcome, 'OFFER_LAPSED', at);
  offer(playing, at);
}

function end(outcome: Outcome, reasonCode: 'OFFER_LAPSED' | 'BEGUN' | 'NOT_HELD', at: number): void {
  move(outcome, 'CANCEL', { by: 'SYSTEM', at });
  outcome.offeredUntil = null;
  outcome.reasonCode = reasonCode;
}

function begin(playing: Playing, at: number): void {
  for (const outcome of playing.queue) end(outcome, 'BEGUN', at);
  playing.queue = [];
}

function callOff(playing: Playing, at: number): void {
  for (const outcome of playing.outcomes)
    if (outcome.status !== 'CANCEL' && outcome.status !== 'REJECT') end(outcome, 'NOT_HELD', at);
  playing.queue = [];
  playing.taken = 0;
  playing.held = 0;
  playing.ahead.length = 0;
}

function decide(playing: Playing, at: number): void {
  const { planned, words } = playing;
  const open = playing.outcomes.filter(({ status }) => status === 'APPLY');
  if (planned.selection === 'LOTTERY') {
    drawLots(playing, open, at);
    return;
  }
  const byMerit = open.toSorted((one, other) => one.wish.merit - other.wish.merit);
  for (const [rank, outcome] of byMerit.entries()) {
    if (rank < planned.capacity) confirm(playing, outcome, 'DESK', at);
    else {
      move(outcome, 'REJECT', { by: 'DESK', at, reason: words.notChosen });
      outcome.reason = words.notChosen;
    }
  }
}

function drawLots(playing: Playing, open: readonly Outcome[], at: number): void {
  const { planned } = playing;
  const seed = findSeed(planned, open);
  const order = drawOrder(seed, open);
  playing.draw = { seed, at, order: order.map(({ id }) => id) };
  for (const [rank, outcome] of order.entries()) {
    if (rank < planned.capacity) confirm(playing, outcome, 'SYSTEM', at);
    else if (rank < planned.capacity + planned.queueCapacity) {
      outcome.place = rank - planned.capacity + 1;
      outcome.version += 1;
      playing.queue.push(outcome);
    } else {
      move(outcome, 'REJECT', { by: 'SYSTEM', at });
      outcome.reasonCode = 'NOT_DRAWN';
    }
  }
}

/** The demonstration draws until its cast has luck; the portal draws once. */
function findSeed(planned: Planned, open: readonly Outcome[]): string {
  const seedAt = (at: number): string => createHash('sha256').update(`${planned.id} ${at}`).digest('hex').slice(0, 32);
  for (let at = 0; at < MOST_SEEDS; at += 1) {
    const seed = seedAt(at);
    const order = drawOrder(seed, open);
    const suits = order.every(({ wish: { draws } }, rank) => {
      if (draws === 'SEAT') return rank < planned.capacity;
      return draws !== 'QUEUE' || (rank >= planned.capacity && rank < planned.capacity + planned.queueCapacity);
    });
    if (suits) return seed;
  }
  return seedAt(0);
}

export const toHalfHour = (ms: number): number => Math.floor(ms / HALF_HOUR_MS) * HALF_HOUR_MS;
