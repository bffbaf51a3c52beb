/** How a session moves, and its case with it: of two who change sessions of a case at once, one is told. */
import type { Soap } from '@naru/contract/areas/counselling/psychological/desk-words.ts';
import { trimText } from '@naru/contract/shared/required-text.ts';

import { freeTime } from '../../../../blocks/calendar/store.ts';
import { personIn, type Machine, type Moved, type Patch, type Taker } from '../../../../blocks/workflow/machine.ts';
import { swapStatus } from '../../../../blocks/workflow/swap-store.ts';
import { fail, failField } from '../../../../platform/http/failure.ts';
import type { WriteContext } from '../../../../platform/http/serve.ts';
import { giveBackRooms } from '../../room/for-session.ts';
import { tellPsychStudent } from '../case/notifications.ts';
import { rankOf } from '../case/screening.ts';
import { SESSION_TIME, type SessionRow } from '../case/session-store.ts';
import { stateOf } from '../case/store.ts';
import { psychWords } from '../case/words.ts';
import { SESSION_TRANSITIONS, type SessionTransition } from './session-rules.ts';
import { takePsychStep } from './step.ts';
import { updateCase, type CasePart, type CaseRow } from './store.ts';

/** A session with its case, which is held. */
export interface LockedSession {
  readonly row: CaseRow;
  readonly session: SessionRow;
}

export type SessionGiven =
  | { readonly action: 'RECORD'; readonly level: Parameters<typeof rankOf>[0]; readonly soap: Soap }
  | { readonly action: 'ABSENT' | 'CANCELLED' };

type MovedSession = Moved<LockedSession, SessionTransition, SessionGiven>;

export const CASE_OVER = {
  reason: {
    ko: '상담이 종료되어 회기를 바꿀 수 없어요.',
    en: 'The counselling is over, so its sessions stay as they are.',
  },
};

export const sessionMachine: Machine<LockedSession, SessionTransition, SessionGiven> = {
  entity: 'psych_session',
  audit: 'counselling.psych',
  transitions: SESSION_TRANSITIONS,
  states: {
    BOOKED: { ko: '예약', en: 'booked' },
    HELD: { ko: '기록 완료', en: 'recorded' },
    ABSENT: { ko: '불참', en: 'marked as absent' },
    CANCELLED: { ko: '취소', en: 'cancelled' },
  },
  standing: ({ session: { id, status, version } }) => ({ id, status, version }),
  judge: ({ row, session }, { action }, { now }) => {
    if (row.endedAt !== null) return CASE_OVER;
    const hasBegun = session.beginsAt <= now;
    if (action === 'CANCELLED') return hasBegun ? 'LATE' : 'OK';
    return hasBegun ? 'OK' : 'EARLY';
  },
  prepare: async (taker, { row, given }) => (given.action === 'RECORD' ? sealRecord(personIn(taker), row, given) : {}),
  swap: (tx, rows, change) => swapStatus(tx, 'psych.session', { rows: rows.map(({ session }) => session), ...change }),
  // The audit log names each step; nothing reads a history of a session's states.
  writeHistory: async () => {},
  followers: [giveBack, moveCase],
};

async function sealRecord(
  ctx: WriteContext,
  { row, session }: LockedSession,
  { level, soap }: Extract<SessionGiven, { action: 'RECORD' }>,
): Promise<Patch> {
  if (Object.values(soap).every((text) => trimText(text) === ''))
    failField('subjective', psychWords[ctx.locale].record);
  const key = await ctx.platform.sealing.readKey(ctx.tx, row.dataKeyId);
  return { level: rankOf(level), record: key.seal(`session ${session.id}`, JSON.stringify(soap)) };
}

async function giveBack(taker: Taker, { row: { session }, given }: MovedSession): Promise<void> {
  if (given.action !== 'CANCELLED') return;
  await freeTime(taker.tx, { source: SESSION_TIME, sourceId: session.id });
  await giveBackRooms(personIn(taker), [session.id]);
}

/** The first session that was held begins the counselling. Of an absence and a cancellation the student is told. */
async function moveCase(taker: Taker, { row: { row }, given }: MovedSession): Promise<void> {
  const ctx = personIn(taker);
  if (given.action === 'RECORD') {
    const version = row.status === 'APPROVED' ? await takePsychStep(ctx, row, { action: 'START' }) : row.version;
    return touchCase(ctx, { ...row, version }, { level: rankOf(given.level) });
  }
  await touchCase(ctx, row, {});
  await tellPsychStudent(ctx.tx, { id: row.id, version: row.version + 1, memberId: row.studentMemberId });
}

async function touchCase({ tx }: WriteContext, row: CaseRow, part: CasePart): Promise<void> {
  if (!(await updateCase(tx, row, part))) fail('conflict', { current: stateOf(row) });
}
