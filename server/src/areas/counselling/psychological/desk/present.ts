/** Cases as the contract has them; what was sealed is opened here and nowhere else. */
import type {
  PsychCase,
  PsychSession,
  PsychSummary,
  Soap,
} from '@naru/contract/areas/counselling/psychological/desk.ts';
import { TRIAGE_LEVELS } from '@naru/contract/areas/counselling/psychological/words.ts';

import { endOf } from '../../../../blocks/calendar/hours.ts';
import type { Actor } from '../../../../platform/access/actor.ts';
import type { CallContext } from '../../../../platform/http/serve.ts';
import type { DataKey } from '../../../../platform/sealing/sealing.ts';
import { koreanDate } from '../../../../platform/time.ts';
import { preferencesOf } from '../application/calls.ts';
import { selectApplicationChanges, stateOf } from '../application/store.ts';
import { hasConsented } from '../consent/store.ts';
import { centreActionsOf } from './actions.ts';
import { selectSessions, selectSupervision, type CaseRow, type CentreViewer, type SessionRow } from './store.ts';

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
    counsellorName: row.counsellorName,
    nextAt: row.nextAt?.toISOString() ?? null,
    heldCount: row.heldCount,
    sessionCap: row.sessionCap,
  };
}

function presentSession(key: DataKey, row: SessionRow): PsychSession {
  return {
    sessionId: row.id,
    number: row.number,
    beginsAt: row.beginsAt.toISOString(),
    endsAt: endOf(row.beginsAt).toISOString(),
    channel: row.channel,
    place: row.place,
    status: row.status,
    level: row.level === null ? null : levelAt(row.level),
    record: row.record === null ? null : (JSON.parse(key.open(`session ${row.id}`, row.record)) as Soap), // as it was sealed
    version: row.version,
  };
}

export async function presentCase(ctx: CallContext<Actor>, row: CaseRow, viewer: CentreViewer): Promise<PsychCase> {
  const [key, sessions, notes, changes, isConsented] = await Promise.all([
    ctx.platform.sealing.readKey(ctx.db, row.dataKeyId),
    selectSessions(ctx.db, row.id),
    selectSupervision(ctx.db, row.id, ctx.locale),
    selectApplicationChanges(ctx.db, row.id),
    hasConsented(ctx.db, { studentId: row.studentId, today: koreanDate(ctx.now) }),
  ]);
  return {
    ...presentSummary(row),
    counsellorId: row.assignedId,
    intake: JSON.parse(key.open('intake', row.intake)) as PsychCase['intake'], // as it was sealed
    isConsented,
    sessionList: sessions.map((session) => presentSession(key, session)),
    absentCount: sessions.filter(({ status }) => status === 'ABSENT').length,
    supervisionList: notes.map((note) => ({
      author: note.author,
      at: note.at.toISOString(),
      note: key.open('supervision', note.note),
    })),
    historyList: changes.map(({ to, at, reason }) => ({
      to,
      at: at.toISOString(),
      reason: reason === null ? null : key.open('reason', reason),
    })),
    ending: row.ending,
    isOpening: !row.isOwn,
    can: row.isOwn ? centreActionsOf(row, viewer) : [],
  };
}
