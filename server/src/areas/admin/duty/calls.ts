import { DUTY_MOST, DUTY_STEPS, duties } from '@naru/contract/areas/duty.ts';

import { writeAudit } from '../../../blocks/audit/store.ts';
import { countOpenWork, type DutyWork } from '../../../blocks/manifest/duty-work.ts';
import { readCircumstances } from '../../../blocks/workflow/machine.ts';
import { listSteps, writeStep } from '../../../blocks/workflow/step-call.ts';
import type { Db } from '../../../platform/db/db.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { CallContext, Reader, Writer } from '../../../platform/http/serve.ts';
import { toPage, windowOf } from '../../../platform/list/paging.ts';
import { readSearch } from '../../../platform/list/search.ts';
import { koreanDate } from '../../../platform/time.ts';
import { selectIsIndependent } from '../member/change/store.ts';
import { appointPerson } from './appoint.ts';
import { dutyMachine, standingOf } from './machine.ts';
import { presentAppointment, presentDetail } from './present.ts';
import { isSecond, TYPES_OF_DUTY, type DutySide } from './rules.ts';
import { DUTY_MENU, dutiesIn, scopeOf } from './scope-sql.ts';
import {
  APPOINTMENT,
  countWaiting,
  lockOptionalAppointment,
  selectAppointmentChanges,
  selectAppointments,
  selectCandidates,
  selectNext,
  selectOptionalAppointment,
  selectPlaces,
  type AppointmentRow,
} from './store.ts';

/** Fewer characters would list people rather than find somebody. */
const LEAST_SEARCH = 2;

export const pageDuties: Reader<typeof duties.pageDuties> = async (ctx, { query }) => {
  const window = windowOf(query);
  const { dutyCode: duty, status, deptCode: department } = query;
  const narrowed = { duty, status, department, search: readSearch(query.searchText) };
  const scope = scopeOf(ctx.actor, 'R');
  const own = ctx.actor.rights.may(DUTY_MENU, 'U') ? scopeOf(ctx.actor, 'U') : undefined;
  const [{ rows, counted }, waitingCount, deptList] = await Promise.all([
    selectAppointments(ctx.db, { scope, locale: ctx.locale, narrowed }, window),
    countWaiting(ctx.db, scope),
    listPlaces(ctx, own?.departmentCodes ?? null),
  ]);
  const dutyCodeList = own ? dutiesIn(own) : [];
  return {
    dutyPage: toPage(rows.map(presentAppointment), counted, window),
    waitingCount,
    dutyCodeList,
    deptList,
    canExport: ctx.actor.rights.may(DUTY_MENU, 'E'),
  };
};

async function listPlaces(ctx: CallContext, tops: readonly string[] | null) {
  if (tops === null) return null;
  const places = await selectPlaces(ctx.db, { tops, locale: ctx.locale });
  return places.map(({ code, name }) => ({ deptCode: code, deptNm: name }));
}

export const findCandidates: Reader<typeof duties.findCandidates> = async (ctx, { query }) => {
  const search = readSearch(query.searchText);
  const isOwn = dutiesIn(scopeOf(ctx.actor, 'U')).includes(query.dutyCode);
  if (!isOwn || !search || search.text.length < LEAST_SEARCH) return { candidateList: [] };
  const rows = await selectCandidates(ctx.db, {
    types: TYPES_OF_DUTY[query.dutyCode],
    today: koreanDate(ctx.now),
    locale: ctx.locale,
    exceptId: ctx.actor.memberId,
    search,
    most: DUTY_MOST.found,
  });
  return {
    candidateList: rows.map(({ memberId, name, number, deptCode, deptNm }) => ({
      memberId,
      name,
      number,
      deptCode,
      deptNm,
    })),
  };
};

export const appoint: Writer<typeof duties.appoint> = {
  apply: async (ctx, { body }) => {
    const id = await appointPerson(ctx, body);
    await writeAudit(ctx.tx, ctx, { action: 'duties.appoint', entity: APPOINTMENT, entityId: id, after: body });
    return { id };
  },
  answer: async (ctx, { id = '' }) => {
    const row = await selectOptionalAppointment(ctx.db, { id, scope: scopeOf(ctx.actor, 'U'), locale: ctx.locale });
    return row ? { appointmentId: row.id, status: row.status } : fail('notFound');
  },
};

export const readDuty =
  (works: readonly DutyWork[]): Reader<typeof duties.readDuty> =>
  async (ctx, { params }) => {
    const asked = { id: params.id, scope: scopeOf(ctx.actor, 'RR'), locale: ctx.locale };
    const found = (await selectOptionalAppointment(ctx.db, asked)) ?? fail('notFound');
    const row = await judgeSecond(ctx, ctx.db, found);
    const { db, now, locale } = ctx;
    const circumstances = await readCircumstances(ctx);
    const mayStep = ctx.actor.rights.may(DUTY_MENU, 'U');
    const sides = mayStep ? sidesOf(ctx, row) : [];
    const steps = listSteps(dutyMachine(works), DUTY_STEPS, { row, sides, circumstances });
    const mayEnd = steps.some(({ action }) => action === 'END');
    const [changes, openWork, next] = await Promise.all([
      selectAppointmentChanges(db, row.id, locale),
      mayEnd ? countOpenWork(works, { memberId: row.memberId, duty: row.dutyCode }, { db, now, locale }) : [],
      mayEnd ? selectNext(db, { ...row, today: koreanDate(now), locale }) : [],
    ]);
    return { duty: presentDetail(row, { changes, steps, openWork, next }) };
  };

export const stepDuty = (works: readonly DutyWork[]) =>
  writeStep(duties.stepDuty, dutyMachine(works), {
    hold: async (ctx, id) => {
      const asked = { id, scope: scopeOf(ctx.actor, 'U'), locale: ctx.locale };
      const row = await lockOptionalAppointment(ctx.tx, asked);
      return row ? [await judgeSecond(ctx, ctx.tx, row)] : [];
    },
    sides: (ctx, row) => sidesOf(ctx, row),
    read: async (ctx, id) => {
      const row = await selectOptionalAppointment(ctx.db, { id, scope: scopeOf(ctx.actor, 'U'), locale: ctx.locale });
      return row && standingOf(row);
    },
  });

/** Adds whether the caller may confirm: that takes more than the row. */
async function judgeSecond(ctx: CallContext, db: Db, row: AppointmentRow): Promise<AppointmentRow> {
  const { memberId: actorId, isAdministrator } = ctx.actor;
  const { askedBy, memberId, isAskerAdministrator } = row;
  if (row.status !== 'WAITING' || askedBy === null) return row;
  const isIndependent = await selectIsIndependent(db, { memberId: actorId, askedBy, now: ctx.now });
  const hasAdministrator = isAdministrator || isAskerAdministrator;
  return { ...row, isSecond: isSecond({ actorId, memberId, askedBy, hasAdministrator, isIndependent }) };
}

function sidesOf({ actor }: CallContext, row: AppointmentRow): DutySide[] {
  const own: DutySide[] = row.askedBy === actor.memberId ? ['ASKER'] : [];
  return row.isSecond ? [...own, 'SECOND', 'OFFICE'] : [...own, 'OFFICE'];
}
