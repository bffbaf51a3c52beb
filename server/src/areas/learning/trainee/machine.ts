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
  Refusal,
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
import { decisionEnd, freeSeats, holdingOf, offerEnd, type Holding, type Place } from '../core/rules.ts';
import { programmeWords } from '../core/words.ts';
import { tellTrainee } from './notifications.ts';
import { sayClashes } from './clash.ts';
import { selectClashes } from './clash-store.ts';
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
  | { readonly action: 'LAPSE' | 'DROP'; readonly reasonCode: 'OFFER_LAPSED' | 'BEGUN' | 'NOT_DRAWN' | 'NOT_DECIDED' }
  | { readonly action: 'CALL_OFF'; readonly reasonCode: 'NOT_HELD' };
export type MovedTrainee = Moved<TraineeRow, TraineeTransition, TraineeGiven>;
type TraineeStep = Step<TraineeRow, TraineeTransition, TraineeGiven>;

export const standingOf = ({ id, status, version }: TraineeRow) => ({ id, status, version });

const FULL: Hindrance = {
  field: 'action',
  message: { ko: programmeWords.ko.noSeat, en: programmeWords.en.noSeat },
};

const refusal = (ko: string, en: string): Refusal => ({ reason: { ko, en } });
const NOT_OFFERED = refusal('아직 자리를 제안받지 않았어요.', 'No seat has been offered yet.');
const COMPLETED = refusal('이미 수료한 프로그램이에요.', 'The programme has been completed already.');
const BY_LOT = refusal(
  '추첨으로 뽑는 프로그램이라 한 명씩 확정할 수 없어요.',
  'Seats go by lot here, so nobody is confirmed by hand.',
);
const QUEUED = refusal(
  '대기 순번이 있거나 자리를 제안받은 사람이에요. 자리는 순번대로 돌아가요.',
  'They are in the queue or have been offered a seat. Seats go by that order.',
);
const DRAWN = refusal(
  '추첨이 끝나서 다시 신청 상태로 되돌릴 수 없어요.',
  'Lots have been drawn, so this can’t be reopened.',
);

export const traineeMachine: Machine<TraineeRow, TraineeTransition, TraineeGiven> = {
  entity: TRAINEE,
  audit: 'trainees',
  transitions: TRAINEE_TRANSITIONS,
  states: {
    TEMP: { ko: '대기', en: 'on the waiting list' },
    APPLY: { ko: '신청', en: 'applied for' },
    CONFIRM: { ko: '확정', en: 'confirmed' },
    REJECT: { ko: '미선정', en: 'not selected' },
    CANCEL: { ko: '취소', en: 'cancelled' },
  },
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
      if (offeredUntil === null) return NOT_OFFERED;
      return offeredUntil > now ? 'OK' : 'LATE';
    case 'CANCEL':
      if (row.completedAt !== null) return COMPLETED;
      if (from !== 'CONFIRM' || row.leavesFreely) return now < programme.endsAt ? 'OK' : 'LATE';
      return now <= programme.cancelsUntil ? 'OK' : 'LATE';
    case 'DISMISS':
    case 'CALL_OFF':
      return row.completedAt === null ? 'OK' : COMPLETED;
    case 'CONFIRM':
      // Nobody passes those who wait in a queue, nor the draw: its seats go by the order that it gave.
      if (programme.selection === 'LOTTERY') return BY_LOT;
      if (holdingOf(row) !== 'NONE') return QUEUED;
      if (now >= programme.endsAt) return 'LATE';
      return freeSeats(programme) > 0 ? 'OK' : FULL;
    case 'REOPEN':
      if (programme.drawnAt !== null) return DRAWN;
      return now < decisionEnd(programme) ? 'OK' : 'LATE';
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
  if (refused.length > 0) await refuseClash(taker, row);
}

/** Refuses with the other date, which is for the person’s own eyes. @throws Failure `invalid` */
async function refuseClash(taker: Taker, { memberId, programmeId }: TraineeRow): Promise<never> {
  const locale = taker.actor === undefined ? 'ko' : taker.locale;
  if (taker.actor?.memberId !== memberId) return failField('action', programmeWords[locale].clashOfOther);
  return failField(
    'action',
    sayClashes(await selectClashes(taker.tx, { programmeId, memberId, now: taker.now }), locale),
  );
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
