/** Marking people by hand or by a sheet: what changes, what is written down, and who hears of it. */
import type { AttendanceMark, AttendanceMethod } from '@naru/contract/areas/learning/attendance.ts';

import { writeAudit } from '../../../blocks/audit/store.ts';
import { emitEvent } from '../../../blocks/event/emit.ts';
import { failField } from '../../../platform/http/failure.ts';
import type { WriteContext } from '../../../platform/http/serve.ts';
import { sessionAttended } from '../core/attended-event.ts';
import { lockOptionalProgramme } from '../core/programme-store.ts';
import { tellMissed } from '../trainee/appeal-notifications.ts';
import {
  deleteMarks,
  lockMarks,
  raiseVersion,
  settleNoShows,
  upsertMarks,
  type MarkedTrainee,
  type NewMark,
} from './mark-store.ts';
import { tellCorrected } from './notifications.ts';
import { isCorrection } from './rules.ts';
import { SESSION, type HeldSession } from './session-store.ts';
import { readTimes } from './session.ts';
import { attendanceWords } from './words.ts';

export interface Marking {
  readonly marks: readonly AttendanceMark[];
  readonly method: Extract<AttendanceMethod, 'HAND' | 'SHEET'>;
}

export interface MarkOutcome {
  readonly saved: readonly string[];
  /** Marked by somebody else meanwhile, or without a confirmed place. */
  readonly left: readonly string[];
}

type Change = readonly [before: MarkedTrainee, after: AttendanceMark];

/** Writes the marks that nobody changed since they were seen; the others stay and are named. */
export async function markPeople(ctx: WriteContext, session: HeldSession, marking: Marking): Promise<MarkOutcome> {
  await checkMarks(ctx, session, marking);
  const wanted = new Map(marking.marks.map((mark) => [mark.traineeId, mark]));
  const held = await lockMarks(ctx.tx, session, [...wanted.keys()].toSorted());
  const own = held.find(({ memberId }) => memberId === ctx.actor.memberId);
  if (own) failOwn(ctx, marking, own.traineeId);
  const changes = held.flatMap((before): Change[] => {
    const after = wanted.get(before.traineeId);
    return after !== undefined && after.version === before.version ? [[before, after]] : [];
  });
  const written = await writeChanges(ctx, { session, changes, method: marking.method });
  await settleMarks(ctx, session, written);
  const saved = written.map(([{ traineeId }]) => traineeId);
  const done = new Set(saved);
  return { saved, left: [...wanted.keys()].filter((id) => !done.has(id)) };
}

/** The field of a call that holds the mark at that place. */
const fieldAt = ({ method }: Marking, at: number): string => (method === 'SHEET' ? 'fileId' : `markList.${at}.status`);

async function checkMarks(ctx: WriteContext, session: HeldSession, marking: Marking): Promise<void> {
  const say = attendanceWords[ctx.locale];
  const { opensAt } = await readTimes(ctx, session);
  const isEarly = ctx.now < opensAt;
  for (const [at, { status }] of marking.marks.entries()) {
    const field = fieldAt(marking, at);
    if (isEarly && status !== null && status !== 'EXCUSED') failField(field, say.markEarly);
    if (session.closedAt !== null && status === null) failField(field, say.mustStand);
  }
}

/** Nobody says of themselves that they were there. */
function failOwn(ctx: WriteContext, marking: Marking, traineeId: string): never {
  const at = marking.marks.findIndex((mark) => mark.traineeId === traineeId);
  return failField(fieldAt(marking, at), attendanceWords[ctx.locale].ownRow);
}

async function writeChanges(
  ctx: WriteContext,
  {
    session,
    changes,
    method,
  }: Pick<Marking, 'method'> & { readonly session: HeldSession; readonly changes: readonly Change[] },
): Promise<Change[]> {
  const isSet = ([, { status }]: Change): boolean => status !== null;
  const cleared = changes.filter((change) => !isSet(change));
  await deleteMarks(
    ctx.tx,
    session.id,
    cleared.map(([{ traineeId }]) => traineeId),
  );
  const marks = changes.flatMap(([, { traineeId, status, note, version }]): NewMark[] =>
    status === null ? [] : [{ traineeId, status, note, version }],
  );
  const by = { sessionId: session.id, method, at: ctx.now, byId: ctx.actor.memberId };
  const written = new Set(await upsertMarks(ctx.tx, marks, by));
  return [...cleared, ...changes.filter((change) => isSet(change) && written.has(change[0].traineeId))];
}

/** Writes changes down, tells people whose mark was corrected, and tells what follows from a closed session. */
async function settleMarks(ctx: WriteContext, session: HeldSession, changes: readonly Change[]): Promise<void> {
  if (changes.length === 0) return;
  await writeAudit(ctx.tx, ctx, {
    action: 'attendance.mark',
    entity: SESSION,
    entityId: session.id,
    before: changes.map(([{ traineeId, status, waits }]) => ({ traineeId, status, ...(waits && { waits }) })),
    after: changes.map(([, { traineeId, status }]) => ({ traineeId, status })),
  });
  const isClosed = session.closedAt !== null;
  const corrected = changes.filter(([before, after]) =>
    isCorrection(standingOf(before), { status: after.status, isClosed }),
  );
  await tellCorrected(
    ctx.tx,
    session,
    corrected.map(([before]) => ({ ...before, at: ctx.now })),
  );
  if (isClosed) await followMarks(ctx, session);
}

function standingOf({ status, method, waits }: MarkedTrainee) {
  return status === null || method === null ? undefined : { status, method, waits };
}

/** After a change of a closed session: no-shows are settled anew, and completions follow. */
export async function followMarks(ctx: WriteContext, session: HeldSession): Promise<void> {
  const { id, programmeId } = session;
  await lockOptionalProgramme(ctx.tx, programmeId);
  await judgeNoShows(ctx, session);
  const version = await raiseVersion(ctx.tx, id);
  await emitEvent(ctx, sessionAttended, { recordId: id, version, data: { programmeId } });
}

/** Settles who of a held programme was a no-show now, and tells those who were none before. */
export async function judgeNoShows({ tx, now }: WriteContext, { programmeId, typeCode }: HeldSession): Promise<void> {
  const missed = await settleNoShows(tx, programmeId, now);
  await tellMissed(tx, { missed, programmeId, typeCode, at: now });
}
