/** How a trainee moves: what each step does to seats, to the person's time, and to those who wait. */
import type { DESK_TRAINEE_STEPS, OWN_TRAINEE_STEPS } from '@naru/contract/areas/learning/words.ts';
import type { StepGiven } from '@naru/contract/shared/workflow.ts';

import { takeTimes } from '../../../blocks/calendar/store.ts';
import type {
  Circumstances,
  Hindrance,
  Machine,
  Moved,
  Patch,
  Step,
  Taker,
  Verdict,
} from '../../../blocks/workflow/machine.ts';
import { swapStatus } from '../../../blocks/workflow/swap-store.ts';
import { takeStep } from '../../../blocks/workflow/take-step.ts';
import { failField } from '../../../platform/http/failure.ts';
import {
  lockOptionalProgramme,
  takeNextPlace,
  updateSeats,
  type HeldProgramme,
  type SeatChange,
} from '../core/programme-store.ts';
import { freeSeats, holdingOf, offerEnd, type Holding, type Place } from '../core/rules.ts';
import { programmeWords } from '../core/words.ts';
import { tellTrainee } from './notifications.ts';
import { TRAINEE_TRANSITIONS, type TraineeTransition } from './rules.ts';
import {
  freeTimesOf,
  selectComingSessions,
  selectFirstInQueue,
  SESSION_TIME,
  TRAINEE,
  type TraineeRow,
} from './store.ts';

/** Steps of people, parts of applying, and steps of the portal. */
export type TraineeGiven =
  | StepGiven<typeof OWN_TRAINEE_STEPS>
  | StepGiven<typeof DESK_TRAINEE_STEPS>
  | { readonly action: 'SUBMIT' | 'SEAT' }
  | { readonly action: 'REAPPLY'; readonly answer: string }
  | { readonly action: 'OFFER'; readonly until: Date }
  | { readonly action: 'LAPSE' | 'DROP'; readonly reasonCode: 'OFFER_LAPSED' | 'BEGUN' | 'NOT_DRAWN' }
  | { readonly action: 'CALL_OFF'; readonly reasonCode: 'NOT_HELD' };
export type MovedTrainee = Moved<TraineeRow, TraineeTransition, TraineeGiven>;
type TraineeStep = Step<TraineeRow, TraineeTransition, TraineeGiven>;

export const standingOf = ({ id, status, version }: TraineeRow) => ({ id, status, version });

const FULL: Hindrance = {
  field: 'action',
  message: { ko: programmeWords.ko.noSeat, en: programmeWords.en.noSeat },
};

export const traineeMachine: Machine<TraineeRow, TraineeTransition, TraineeGiven> = {
  entity: TRAINEE,
  audit: 'trainees',
  transitions: TRAINEE_TRANSITIONS,
  standing: standingOf,
  judge,
  until: ({ offeredUntil, programme }, { action, from }) => {
    if (action === 'ACCEPT') return offeredUntil;
    return action === 'CANCEL' && from === 'CONFIRM' ? programme.cancelsUntil : null;
  },
  prepare,
  swap: (tx, rows, change) => swapStatus(tx, 'trainee', { rows, ...change }),
  followers: [countSeats, keepTime, takeAcceptedSeat, offerFreedSeats, tell],
};

type Judging = Pick<Circumstances, 'now' | 'actorId'>;

function judge(row: TraineeRow, { action, from, by }: TraineeTransition, { now, actorId }: Judging): Verdict {
  const { programme, offeredUntil } = row;
  // Nobody decides about their own place.
  if (by === 'DESK' && row.memberId === actorId) return 'forbidden';
  switch (action) {
    case 'ACCEPT':
      if (offeredUntil === null) return 'STATE';
      return offeredUntil > now ? 'OK' : 'LATE';
    case 'CANCEL':
      if (row.completedAt !== null) return 'STATE';
      if (from !== 'CONFIRM' || row.leavesFreely) return now < programme.endsAt ? 'OK' : 'LATE';
      return now <= programme.cancelsUntil ? 'OK' : 'LATE';
    case 'DISMISS':
    case 'CALL_OFF':
      return row.completedAt === null ? 'OK' : 'STATE';
    case 'CONFIRM':
      // Nobody passes those who wait in a queue, nor the draw: its seats go by the order that it gave.
      if (holdingOf(row) !== 'NONE' || programme.selection === 'LOTTERY') return 'STATE';
      if (now >= programme.endsAt) return 'LATE';
      return freeSeats(programme) > 0 ? 'OK' : FULL;
    case 'REOPEN':
      if (programme.drawnAt !== null) return 'STATE';
      return now < programme.endsAt ? 'OK' : 'LATE';
    default:
      return 'OK';
  }
}

async function prepare(taker: Taker, { row, given }: TraineeStep): Promise<Patch> {
  switch (given.action) {
    case 'SEAT':
    case 'CONFIRM':
      return { confirmed_at: taker.now, offered_until: null, reason: null, reason_code: null };
    case 'OFFER':
      return { offered_until: given.until };
    case 'SUBMIT':
      // The number of a first come is their place; where others choose, there is no order.
      return isFirstCome(row) ? {} : { place: null };
    case 'REAPPLY':
      return {
        answer: given.answer,
        applied_at: taker.now,
        place: isFirstCome(row) ? await takeNextPlace(taker.tx, row.programmeId) : null,
        reason: null,
        reason_code: null,
        leaves_freely: false,
      };
    case 'REOPEN':
      return { place: null, reason: null, reason_code: null };
    case 'DISMISS':
      return { offered_until: null, reason: given.reason, is_dismissed: true };
    case 'REJECT':
      return { offered_until: null, reason: given.reason };
    case 'LAPSE':
    case 'DROP':
    case 'CALL_OFF':
      return { offered_until: null, reason_code: given.reasonCode };
    case 'CANCEL':
      return { offered_until: null };
    default:
      return {};
  }
}

/** Returns what the trainee holds after the step. */
function holdingAfter({ row, transition, given }: Omit<MovedTrainee, 'version' | 'by'>): Holding {
  const after: Place = { status: transition.to, place: row.place, offeredUntil: null };
  // Applying again, the first come get a new number, and others none; who is reopened stands in no queue.
  if (given.action === 'REAPPLY')
    return holdingOf({ ...after, place: isFirstCome(row) ? row.programme.lastPlace : null });
  if (given.action === 'SUBMIT') return holdingOf({ ...after, place: isFirstCome(row) ? row.place : null });
  if (given.action === 'REOPEN') return holdingOf({ ...after, place: null });
  if (given.action === 'OFFER') return holdingOf({ ...after, offeredUntil: given.until });
  // The seat that is accepted stays held until it is taken, a moment later.
  if (given.action === 'ACCEPT') return holdingOf({ ...after, offeredUntil: row.offeredUntil });
  return holdingOf(after);
}

const isFirstCome = ({ programme }: TraineeRow): boolean => programme.selection === 'FIRST_COME';

const COUNTER = { TAKEN: 'taken', HELD: 'held', QUEUED: 'queued' } as const;

async function countSeats({ tx }: Taker, moved: MovedTrainee): Promise<void> {
  await updateSeats(tx, moved.row.programmeId, seatChangeOf([moved]));
}

/** Returns what steps of one programme change of its seats and its queue. */
export function seatChangeOf(all: readonly Omit<MovedTrainee, 'version' | 'by'>[]): SeatChange {
  const change = { taken: 0, held: 0, queued: 0 };
  for (const moved of all) {
    const [before, after] = [holdingOf(moved.row), holdingAfter(moved)];
    if (before !== 'NONE') change[COUNTER[before]] -= 1;
    if (after !== 'NONE') change[COUNTER[after]] += 1;
  }
  return change;
}

/** A confirmed place takes the person's time, and nothing else does. @throws Failure `invalid` where it is taken */
async function keepTime(taker: Taker, { row, transition: { from, to } }: MovedTrainee): Promise<void> {
  if (from === 'CONFIRM' && to !== 'CONFIRM') await freeTimesOf(taker.tx, { ...row, memberIds: [row.memberId] });
  if (to !== 'CONFIRM' || from === 'CONFIRM') return;
  const sessions = await selectComingSessions(taker.tx, row.programmeId, taker.now);
  const times = sessions.map(({ sessionId, beginsAt, endsAt }) => ({
    personId: row.memberId,
    beginsAt,
    endsAt,
    source: SESSION_TIME,
    sourceId: sessionId,
  }));
  const refused = await takeTimes(taker.tx, times);
  if (refused.length > 0) failField('action', programmeWords[taker.actor === undefined ? 'ko' : taker.locale].clash);
}

/** The seat of an accepted offer is the person's at once. */
async function takeAcceptedSeat(taker: Taker, { row, given, version, transition }: MovedTrainee): Promise<void> {
  if (given.action !== 'ACCEPT') return;
  const accepted: TraineeRow = { ...row, status: transition.to, version };
  await takeStep(taker, traineeMachine, accepted, { sides: ['SYSTEM'], given: { action: 'SEAT' } });
}

/** A seat that is given back goes to the first in the queue, in the same moment. */
async function offerFreedSeats(taker: Taker, { row, transition: { to } }: MovedTrainee): Promise<void> {
  const isFreed = ['TAKEN', 'HELD'].includes(holdingOf(row)) && (to === 'CANCEL' || to === 'REJECT');
  if (isFreed) await offerSeats(taker, row.programmeId);
}

/** Offers every free seat to the first in the queue. The programme is locked. */
export async function offerSeats(taker: Taker, programmeId: string): Promise<void> {
  const programme = await lockOptionalProgramme(taker.tx, programmeId);
  if (!programme || !hasOffers(programme)) return;
  const until = offerEnd(programme.beginsAt, taker.now);
  if (until === undefined) return;
  for (const row of await selectFirstInQueue(taker.tx, programme, freeSeats(programme)))
    await takeStep(taker, traineeMachine, row, { sides: ['SYSTEM'], given: { action: 'OFFER', until } });
}

function hasOffers(programme: HeldProgramme): boolean {
  const { cancelledAt, queued, selection, drawnAt } = programme;
  if (cancelledAt !== null || queued === 0 || freeSeats(programme) === 0) return false;
  return selection !== 'LOTTERY' || drawnAt !== null;
}

async function tell({ tx }: Taker, moved: MovedTrainee): Promise<void> {
  await tellTrainee(tx, moved);
}
