/**
 * How a request and its meeting move: what each step writes, whose seat it gives back, which referrals follow, and who is
 * told. Records, other hours and corrections are brought by their own folders.
 */
import { endOf } from '../../../../blocks/calendar/hours.ts';
import { takeTime } from '../../../../blocks/calendar/store.ts';
import {
  personIn,
  type Circumstances,
  type Machine,
  type Moved,
  type Patch,
  type Step,
  type Taker,
  type Verdict,
} from '../../../../blocks/workflow/machine.ts';
import { swapStatus } from '../../../../blocks/workflow/swap-store.ts';
import { failField } from '../../../../platform/http/failure.ts';
import { followRequest } from '../../referral/follow-request.ts';
import { CANCEL_HOURS } from '../../shared/settings.ts';
import { REQUEST_TIME } from '../../shared/times.ts';
import { words } from '../../shared/words.ts';
import {
  confirmationAfter,
  judgeStep,
  MEETING_TRANSITIONS,
  SEATED,
  untilOf,
  type Action,
  type MeetingTransition,
} from '../core/rules.ts';
import { takeHeldSeat } from '../core/seat-store.ts';
import { REQUEST, type MeetingRow } from '../core/store.ts';
import { giveBack } from '../waiting/release.ts';
import type { MeetingGiven } from './given.ts';
import { tellOfStep } from './tell.ts';

export type MeetingMachine = Machine<MeetingRow, MeetingTransition, MeetingGiven>;
export type MeetingStep = Step<MeetingRow, MeetingTransition, MeetingGiven>;
export type MovedMeeting = Moved<MeetingRow, MeetingTransition, MeetingGiven>;

/** Names in the audit log that are older than the actions; both corrections have one. */
const AUDITED: Partial<Record<Action, string>> = {
  CHANGE_RECORD: 'changeRecord',
  CORRECT_COMPLETED: 'correct',
  CORRECT_ABSENT: 'correct',
  ASK_CORRECTION: 'askCorrection',
};

/** A part of the meeting's steps that another folder brings: checked before the move, done after it. */
export interface Brought {
  /** @throws Failure `invalid` at a field */
  readonly check?: (taker: Taker, step: MeetingStep) => Promise<void>;
  readonly follow: (taker: Taker, moved: MovedMeeting) => Promise<void>;
}

/** The machine of meetings, with what follows from the steps of one side beside seats, referrals and notices. */
export function meetingMachine(...parts: readonly Brought[]): MeetingMachine {
  return {
    entity: REQUEST,
    audit: (action) => `counselling.${AUDITED[action] ?? action.toLowerCase()}`,
    transitions: MEETING_TRANSITIONS,
    standing: ({ id, status, version }) => ({ id, status, version }),
    judge,
    until: (row, transition, { settings }) => untilOf(row, transition, settings.of(CANCEL_HOURS)),
    prepare: async (taker, step) => {
      for (const { check } of parts) await check?.(taker, step);
      if (step.given.action === 'ACCEPT') await takeSeat(taker, step.row);
      return patchOf(taker, step);
    },
    swap: (tx, rows, change) => swapStatus(tx, 'counselling_request', { rows, ...change }),
    reasonKey: ({ tx, platform }, { dataKeyId }) => platform.sealing.readKey(tx, dataKeyId),
    followers: [giveSeatBack, followReferrals, ...parts.map(({ follow }) => follow), tellOfStep],
  };
}

function judge(row: MeetingRow, transition: MeetingTransition, { now, settings }: Circumstances): Verdict {
  const verdict = judgeStep(row, transition, { now, cancelHours: settings.of(CANCEL_HOURS) });
  return transition.action === 'ASK_CORRECTION' && verdict === 'EARLY' ? CORRECTS_ITSELF : verdict;
}

const CORRECTS_ITSELF = {
  field: 'reason',
  message: { ko: words.ko.correctYourself, en: words.en.correctYourself },
};

/** Takes the seat that was kept for the invitation, and the student's time. @throws Failure `invalid` at `action` */
async function takeSeat(taker: Taker, row: MeetingRow): Promise<void> {
  const { tx, actor, locale } = personIn(taker);
  await takeHeldSeat(tx, row);
  const time = { beginsAt: row.beginsAt, endsAt: endOf(row.beginsAt), personId: actor.memberId };
  if (!(await takeTime(tx, { ...time, source: REQUEST_TIME, sourceId: row.id })))
    failField('action', words[locale].inviteeBusy);
}

/** The answer of the student or the clock to what was entered afterwards. */
const SAID = { CONFIRM: 'CONFIRMED', DISPUTE: 'DISPUTED', UNCONFIRM: 'UNCONFIRMED' } as const;

function patchOf({ now }: Taker, { row, transition, given }: MeetingStep): Patch {
  const { from, to, by, ending } = transition;
  const { action } = given;
  const isCorrection = action === 'CORRECT_COMPLETED' || action === 'CORRECT_ABSENT';
  return {
    ...(ending !== undefined && { ending }),
    // Seven days for a correction count from the first outcome.
    ...((to === 'COMPLETED' || to === 'ABSENT') && row.outcomeAt === null && { outcome_at: now }),
    ...(from === 'WAITING' && by === 'COUNSELLOR' && { answered_at: now }),
    ...(isCorrection && { corrected_at: now, confirmation: confirmationAfter(row.source, to, by) }),
    ...((action === 'CONFIRM' || action === 'DISPUTE' || action === 'UNCONFIRM') && { confirmation: SAID[action] }),
  };
}

/** A counsellor who cancels may not have the hour any more: only an hour that a student gives back is offered on. */
async function giveSeatBack({ tx, now }: Taker, { row, transition: { from, to }, by }: MovedMeeting): Promise<void> {
  if (SEATED.includes(to)) return;
  const seat = from === 'AVAILABLE' ? 'held' : 'taken';
  await giveBack(tx, row, { seat, offeredAt: by === 'STUDENT' ? now : null });
}

async function followReferrals(taker: Taker, { row, transition: { from, to, ending } }: MovedMeeting): Promise<void> {
  if (from !== to || ending !== undefined) await followRequest(taker, { ...row, to, ending });
}
