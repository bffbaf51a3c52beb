/** Reads for people who keep the attendance of a session. */
import { ATTENDANCE_MOST, type attendance, type AttendanceRow } from '@naru/contract/areas/learning/attendance.ts';

import type { Reader } from '../../../platform/http/serve.ts';
import { toPage, windowOf } from '../../../platform/list/paging.ts';
import { readSearch } from '../../../platform/list/search.ts';
import { sessionKey } from './code.ts';
import { countSheet, selectLast, selectSheetPage, type SheetRow } from './row-store.ts';
import { closableFrom, linkEnd } from './rules.ts';
import { selectNeighbours } from './session-store.ts';
import { countTickets } from './ticket-store.ts';
import { findKept, presentHead, readTimes } from './session.ts';

export const readSession: Reader<typeof attendance.readSession> = async (ctx, { params }) => {
  const session = await findKept(ctx, params.sessionId);
  const [times, neighbours] = await Promise.all([
    readTimes(ctx, session),
    selectNeighbours(ctx.db, session.programmeId),
  ]);
  const isOpen = session.closedAt === null;
  const from = closableFrom(session, times);
  return {
    session: presentHead(session, times),
    version: session.version,
    sessionList: neighbours.map((one) => ({
      sessionId: one.sessionId,
      number: one.number,
      beginsAt: one.beginsAt.toISOString(),
      closedAt: one.closedAt?.toISOString() ?? null,
    })),
    canMark: ctx.now >= times.opensAt,
    canClose: isOpen && ctx.now >= from,
    closableFrom: from.toISOString(),
    canReopen: !isOpen && !session.isProgrammeClosed,
    canLink: ctx.now < linkEnd(session),
  };
};

export const readCount: Reader<typeof attendance.readCount> = async (ctx, { params }) => {
  const session = await findKept(ctx, params.sessionId);
  const asked = { sessionId: session.id, most: ATTENDANCE_MOST.last, locale: ctx.locale };
  const [count, last, tickets] = await Promise.all([
    countSheet(ctx.db, session),
    selectLast(ctx.db, asked),
    countTickets(ctx.db, session.id),
  ]);
  return { count, lastList: last.map(({ name, status, at }) => ({ name, status, at: at.toISOString() })), tickets };
};

export const readKey: Reader<typeof attendance.readKey> = async (ctx, { params }) => {
  const session = await findKept(ctx, params.sessionId);
  const { countsUntil } = await readTimes(ctx, session);
  const isOver = ctx.now > countsUntil || session.closedAt !== null;
  return {
    key: isOver ? null : sessionKey(ctx.platform.deriveKey, session.id).toString('base64'),
    address: attendAddress(ctx.platform.baseUrl, session.id),
    now: ctx.now.toISOString(),
  };
};

/** Builds the address that the code on the wall leads to, without the code. */
export const attendAddress = (baseUrl: string, sessionId: string): string => `${baseUrl}/attend/${sessionId}`;

export const pageRows: Reader<typeof attendance.pageRows> = async (ctx, { params, query }) => {
  const session = await findKept(ctx, params.sessionId);
  const window = windowOf(query);
  const narrowed = { search: readSearch(query.searchText), state: query.state };
  const { rows, counted } = await selectSheetPage(ctx.db, {
    session,
    memberId: ctx.actor.memberId,
    ...narrowed,
    locale: ctx.locale,
    window,
  });
  return { rowPage: toPage(rows.map(presentRow), counted, window) };
};

const presentRow = (row: SheetRow): AttendanceRow => ({
  traineeId: row.traineeId,
  name: row.name,
  number: row.number,
  deptNm: row.departmentName,
  grade: row.grade,
  status: row.status,
  method: row.method,
  waits: row.waits,
  note: row.note,
  at: row.at?.toISOString() ?? null,
  version: row.version,
  isOwn: row.isOwn,
});
