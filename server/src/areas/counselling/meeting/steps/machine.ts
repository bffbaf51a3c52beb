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
import { failField, type Reason } from '../../../../platform/http/failure.ts';
import { followRequest } from '../../referral/follow-request.ts';
import { CANCEL_HOURS } from '../../shared/settings.ts';
import { REQUEST_TIME } from '../../shared/times.ts';
import { words } from '../../shared/words.ts';
import {
  confirmationThen,
  judgeStep,
  type MeetingBar,
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
import { tellOthers } from './tell-others.ts';

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
    states: {
      AVAILABLE: { ko: '열림', en: 'open' },
      WAITING: { ko: '대기', en: 'waiting for an answer' },
      APPROVED: { ko: '승인', en: 'agreed' },
      COMPLETED: { ko: '완료', en: 'completed' },
      REJECTED: { ko: '거절', en: 'declined' },
      ABSENT: { ko: '불참', en: 'marked as absent' },
    },
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
    followers: [giveSeatBack, followReferrals, ...parts.map(({ follow }) => follow), tellOfStep, tellOthers],
  };
}

function judge(row: MeetingRow, transition: MeetingTransition, { now, settings }: Circumstances): Verdict {
  const verdict = judgeStep(row, transition, { now, cancelHours: settings.of(CANCEL_HOURS) });
  if (transition.action === 'ASK_CORRECTION' && verdict === 'EARLY') return CORRECTS_ITSELF;
  return verdict === 'OK' || verdict === 'EARLY' || verdict === 'LATE' ? verdict : { reason: BARS[verdict] };
}

const BARS: Readonly<Record<MeetingBar, Reason>> = {
  OVER: { ko: '이미 끝난 신청이에요.', en: 'This request is over.' },
  LAW_HOUR: {
    ko: '법률상담 시간은 사건 화면에서 다시 정해 주세요.',
    en: 'Choose another hour for legal counselling on the page of the case.',
  },
  UNASKED: {
    ko: '확인할 결과가 없거나 이미 답했어요.',
    en: 'There is no outcome to answer, or you have answered already.',
  },
  NO_OUTCOME: { ko: '아직 상담 결과가 없어요.', en: 'There is no outcome yet.' },
  LAW_OUTCOME: {
    ko: '법률상담은 학과에 정정을 요청할 수 없어요.',
    en: 'A department is not asked about legal counselling.',
  },
  UNDISPUTED: {
    ko: '상담 결과에 이의를 낸 뒤에 정정을 요청할 수 있어요.',
    en: 'You can ask for a correction once you have disputed the outcome.',
  },
  ASKED_BEFORE: {
    ko: '이미 정정을 요청했거나 답을 받았어요.',
    en: 'A correction was asked for already, or has been declined.',
  },
};

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

function patchOf({ now }: Taker, { row, transition }: MeetingStep): Patch {
  const { action, from, to, by, ending } = transition;
  const confirmation = confirmationThen(row, transition);
  const isCorrection = action === 'CORRECT_COMPLETED' || action === 'CORRECT_ABSENT';
  return {
    ...(ending !== undefined && { ending }),
    // Seven days for a correction count from the first outcome.
    ...((to === 'COMPLETED' || to === 'ABSENT') && row.outcomeAt === null && { outcome_at: now }),
    ...(from === 'WAITING' && by === 'COUNSELLOR' && { answered_at: now }),
    ...(isCorrection && { corrected_at: now }),
    ...(confirmation !== row.confirmation && { confirmation }),
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
