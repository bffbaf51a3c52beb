/** The session that a call is about, in the caller’s scope, and what the moment allows. */
import type { AttendanceHead } from '@naru/contract/areas/learning/attendance.ts';

import type { Person } from '../../../platform/access/actor.ts';
import { fail, failField } from '../../../platform/http/failure.ts';
import type { CallContext, WriteContext } from '../../../platform/http/serve.ts';
import type { SettingValues } from '../../../platform/settings/values.ts';
import { lockOptionalProgramme } from '../core/programme-store.ts';
import { EVERYWHERE, isLookedAfter } from '../core/scope-sql.ts';
import { codeTimes, momentOf, type CodeTimes, type Minutes } from './rules.ts';
import { selectOptionalSession, type HeldSession } from './session-store.ts';
import { GRACE_MINUTES, LATE_MINUTES } from './settings.ts';
import { attendanceWords } from './words.ts';

/** @throws Failure `notFound` where the caller does not keep the attendance of its programme */
export async function findKept(ctx: CallContext<Person>, id: string): Promise<HeldSession> {
  const asked = { id, isIn: isLookedAfter(ctx.actor, 'RR'), locale: ctx.locale };
  return (await selectOptionalSession(ctx.db, asked)) ?? fail('notFound');
}

/** Says whether the caller keeps the attendance of a session, so that they could make its codes themselves. */
export async function isKeptBy(ctx: CallContext<Person>, id: string): Promise<boolean> {
  const asked = { id, isIn: isLookedAfter(ctx.actor, 'RR'), locale: ctx.locale };
  return (await selectOptionalSession(ctx.db, asked)) !== undefined;
}

/** For people who come by a code or a secret link: it proves by itself which session it is of. */
export async function findSession(ctx: CallContext<unknown>, id: string): Promise<HeldSession> {
  const asked = { id, isIn: EVERYWHERE, locale: ctx.locale };
  return (await selectOptionalSession(ctx.db, asked)) ?? fail('notFound');
}

/**
 * As `findKept`, and holds the programme until the transaction ends: closing, opening and marking its sessions go one after
 * the other, because the closing of the last has to see the others closed.
 */
export async function lockKept(ctx: WriteContext<Person>, id: string): Promise<HeldSession> {
  const { programmeId } = await findKept(ctx, id);
  await lockOptionalProgramme(ctx.tx, programmeId);
  return findKept(ctx, id);
}

const minutesOf = (settings: SettingValues): Minutes => ({
  late: settings.of(LATE_MINUTES),
  grace: settings.of(GRACE_MINUTES),
});

export async function readMinutes(ctx: CallContext<unknown>): Promise<Minutes> {
  return minutesOf(await ctx.platform.settings.read());
}

export async function readTimes(ctx: CallContext<unknown>, session: HeldSession): Promise<CodeTimes> {
  return codeTimes(session, await readMinutes(ctx));
}

/** @throws Failure `invalid` at the field where no code counts at the moment */
export function checkMoment(
  ctx: CallContext<unknown>,
  { times, at, field }: { readonly times: CodeTimes; readonly at: Date; readonly field: string },
): void {
  const moment = momentOf(times, at);
  if (moment !== 'COUNTS') failField(field, attendanceWords[ctx.locale].moment[moment]);
}

export function presentHead(session: HeldSession, times: CodeTimes): AttendanceHead {
  return {
    sessionId: session.id,
    programmeId: session.programmeId,
    programmeNm: session.programmeName,
    typeCode: session.typeCode,
    number: session.number,
    sessionCount: session.sessionCount,
    title: session.title,
    beginsAt: session.beginsAt.toISOString(),
    endsAt: session.endsAt.toISOString(),
    place: session.place,
    teacherNm: session.teacherName,
    opensAt: times.opensAt.toISOString(),
    lateFrom: times.lateFrom.toISOString(),
    countsUntil: times.countsUntil.toISOString(),
    closedAt: session.closedAt?.toISOString() ?? null,
  };
}
