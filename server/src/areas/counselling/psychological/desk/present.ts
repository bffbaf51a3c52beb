/** Cases as the contract has them; what was sealed is opened here and nowhere else. */
import type {
  PsychCase,
  PsychCheckIn,
  PsychSession,
  PsychSummary,
  Soap,
} from '@naru/contract/areas/counselling/psychological/desk-words.ts';
import { TRIAGE_LEVELS } from '@naru/contract/areas/counselling/psychological/words.ts';

import { selectSealedFiles } from '../../../../blocks/file/attach.ts';
import { endOf } from '../../../../blocks/calendar/hours.ts';
import type { CallContext } from '../../../../platform/http/serve.ts';
import type { Locale } from '../../../../platform/http/messages.ts';
import type { DataKey } from '../../../../platform/sealing/sealing.ts';
import { preferencesOf } from '../case/preferences.ts';
import { selectCheckIns, type CheckInAnswers, type CheckInRow } from '../case/check-in-store.ts';
import { selectApplicationChanges, stateOf } from '../case/store.ts';
import { selectOptionalPaper } from '../case/consent-store.ts';
import { presentPassedOn } from '../../referral/present.ts';
import { selectSentWith } from '../../referral/store.ts';
import { psychCentre } from '../referral/centre.ts';
import { centreActionsOf } from './actions.ts';
import { placeOf } from '../case/place.ts';
import { selectSessions, type SessionRow } from '../case/session-store.ts';
import { selectSupervision, type CaseRow, type CentreViewer } from './store.ts';

export const levelAt = (rank: number) => TRIAGE_LEVELS[rank] ?? 'GENERAL'; // 0 to 3 by constraint

export function presentSummary(row: CaseRow): PsychSummary {
  return {
    ...stateOf(row),
    student: {
      stdntId: row.studentId,
      name: row.studentName,
      deptNm: row.studentDepartment,
      studentNo: row.studentNumber,
      grade: row.grade,
    },
    level: levelAt(row.level),
    appliedAt: row.appliedAt.toISOString(),
    preferences: preferencesOf(row),
    isReferred: row.isReferred,
    counsellorName: row.counsellorName,
    nextAt: row.nextAt?.toISOString() ?? null,
    heldCount: row.heldCount,
    sessionCap: row.sessionCap,
    isWithdrawn: row.withdrawnAt !== null,
  };
}

/** `key` undefined: the case is closed, and its records with it. */
function presentSession(key: DataKey | undefined, row: SessionRow, locale: Locale): PsychSession {
  return {
    sessionId: row.id,
    number: row.number,
    beginsAt: row.beginsAt.toISOString(),
    endsAt: endOf(row.beginsAt).toISOString(),
    channel: row.channel,
    place: placeOf(key, row, locale),
    roomId: row.roomId,
    reservationId: row.reservationId,
    status: row.status,
    level: !key || row.level === null ? null : levelAt(row.level),
    record: !key || row.record === null ? null : (JSON.parse(key.open(`session ${row.id}`, row.record)) as Soap), // as it was sealed
    version: row.version,
  };
}

/** Those of before it was kept have not said what they changed. */
function presentCheckIn(key: DataKey, row: CheckInRow): PsychCheckIn {
  const { raisedTo = null, ...answers } = JSON.parse(key.open('checkIn', row.answers)) as CheckInAnswers; // as it was sealed
  return { weekOn: row.weekOn, ...answers, raisedTo };
}

export async function presentCase(ctx: CallContext, row: CaseRow, viewer: CentreViewer): Promise<PsychCase> {
  const isClosed = row.withdrawnAt !== null && !row.isOpened;
  // An emergency opening shows no sheet, and no name of one.
  const seesSheet = viewer.isManager || (row.isOwn && row.withdrawnAt === null);
  const [key, sessions, notes, weeks, changes, paper, sheets, referrals] = await Promise.all([
    isClosed ? undefined : ctx.platform.sealing.readKey(ctx.db, row.dataKeyId),
    selectSessions(ctx.db, row.id),
    isClosed ? [] : selectSupervision(ctx.db, row.id, ctx.locale),
    isClosed ? [] : selectCheckIns(ctx.db, row.id),
    selectApplicationChanges(ctx.db, row.id),
    row.paperFileId === null ? undefined : selectOptionalPaper(ctx.db, row.studentId),
    seesSheet ? selectSealedFiles(ctx, row.paperFileId) : [],
    isClosed ? [] : selectSentWith(ctx.db, psychCentre, { id: row.id, locale: ctx.locale }),
  ]);
  return {
    ...presentSummary(row),
    counsellorId: row.assignedId,
    isClosed,
    paper: paper ? { ...paper, fileList: sheets } : null,
    intake: key ? (JSON.parse(key.open('intake', row.intake)) as PsychCase['intake']) : null, // as it was sealed
    checkInList: key ? weeks.map((week) => presentCheckIn(key, week)) : [],
    referralList: key ? referrals.map((referral) => presentPassedOn(new Map([[key.id, key]]), referral)) : [],
    sessionList: sessions.map((session) => presentSession(key, session, ctx.locale)),
    absentCount: sessions.filter(({ status }) => status === 'ABSENT').length,
    supervisionList: key
      ? notes.map(({ author, at, note }) => ({ author, at: at.toISOString(), note: key.open('supervision', note) }))
      : [],
    historyList: changes.map(({ to, at, reason }) => ({
      to,
      at: at.toISOString(),
      reason: !key || reason === null ? null : key.open('reason', reason),
    })),
    ending: row.ending,
    isOpening: row.isOpened && (!row.isOwn || row.withdrawnAt !== null),
    can: row.isOwn ? centreActionsOf(row, viewer) : [],
  };
}
