/** Notices of a step: to the other side, to both where the department took it, and for the actor's own calendar. */
import type { NotificationType } from '../../../../blocks/manifest/notification-type.ts';
import type { Taker } from '../../../../blocks/workflow/machine.ts';
import type { MeetingTransition, Side } from '../core/rules.ts';
import type { MeetingRow } from '../core/store.ts';
import { counsellingAgreed, counsellingCancelled, counsellingDeclined, counsellingRejected } from '../notice/asking.ts';
import {
  counsellingAbsent,
  counsellingConfirm,
  counsellingCorrected,
  counsellingDisputed,
  counsellingRecorded,
} from '../notice/holding.ts';
import { sendCalendar, tellCounsellor, tellStudent } from '../notice/tell.ts';
import { askForAnswers } from '../survey/ask.ts';
import { recordIn } from './given.ts';
import type { MovedMeeting } from './machine.ts';

interface Told {
  readonly student?: NotificationType;
  readonly counsellor?: NotificationType;
}

export async function tellOfStep({ tx }: Taker, moved: MovedMeeting): Promise<void> {
  const { row, transition, version } = moved;
  const about = { ...row, version };
  const told = toldOf(moved);
  if (told.student) await tellStudent(tx, told.student, about);
  if (told.counsellor) await tellCounsellor(tx, told.counsellor, about);
  const calendarOf = calendarSideOf(row, transition);
  if (calendarOf) await sendCalendar(tx, about, calendarOf);
  if (isNewlyRecorded(moved)) await askForAnswers(tx, row);
}

/** A request that moves to another hour is told of with that hour. */
function toldOf({ row, transition: { from, by }, given }: MovedMeeting): Told {
  switch (given.action) {
    case 'APPROVE':
      return { student: counsellingAgreed };
    case 'ACCEPT':
      return { student: counsellingAgreed, counsellor: counsellingAgreed };
    case 'REJECT':
      return { student: counsellingRejected };
    case 'DECLINE':
      return { counsellor: counsellingDeclined };
    case 'EXPIRE':
      return from === 'WAITING' ? { student: counsellingRejected } : { counsellor: counsellingDeclined };
    case 'CANCEL':
    case 'WITHDRAW':
    case 'RETRACT':
    case 'END_DUTY':
      return by === 'STUDENT' ? { counsellor: counsellingCancelled } : { student: counsellingCancelled };
    case 'COMPLETE':
      return recordIn(given) ? { student: counsellingRecorded } : {};
    case 'CHANGE_RECORD':
      return { student: counsellingRecorded };
    case 'ABSENT':
      return { student: counsellingAbsent };
    case 'CORRECT_ABSENT':
      return { student: counsellingAbsent, ...(by === 'STAFF' && { counsellor: counsellingCorrected }) };
    case 'CORRECT_COMPLETED':
      if (by === 'STAFF') return { student: counsellingCorrected, counsellor: counsellingCorrected };
      // A record that the student can confirm or dispute says so.
      return { student: row.source === 'POST_HOC' ? counsellingConfirm : counsellingCorrected };
    case 'DISPUTE':
      return { counsellor: counsellingDisputed };
    default:
      return {};
  }
}

/** The side that is not told of it otherwise, where its own calendar changes. */
function calendarSideOf(
  { rescheduledFrom }: MeetingRow,
  { action, from, to, by }: MeetingTransition,
): Extract<Side, 'STUDENT' | 'COUNSELLOR'> | undefined {
  if (action === 'ACCEPT' || action === 'RESCHEDULE' || to === 'COMPLETED' || to === 'ABSENT') return undefined;
  if (action === 'EXPIRE' && rescheduledFrom !== null) return from === 'WAITING' ? 'COUNSELLOR' : 'STUDENT';
  if (by !== 'STUDENT' && by !== 'COUNSELLOR') return undefined;
  return from === 'APPROVED' || to === 'APPROVED' || rescheduledFrom !== null ? by : undefined;
}

/** Returns whether the meeting is recorded now for the first time, or counts again: the student is asked how it was. */
function isNewlyRecorded({ row, given, by }: MovedMeeting): boolean {
  const hasNewRecord = !row.hasRecord && recordIn(given) !== null;
  if (given.action === 'COMPLETE' || given.action === 'CHANGE_RECORD') return hasNewRecord;
  if (given.action === 'CORRECT_COMPLETED') return by === 'STAFF' ? row.hasRecord : hasNewRecord;
  return given.action === 'CONFIRM';
}
