/** Appointing people: judged alike for a form and for each line of a sheet. */
import type { Duty } from '@naru/contract/access.ts';
import type { DutyWish } from '@naru/contract/areas/duty.ts';

import { beginRecord } from '../../../blocks/workflow/begin-record.ts';
import { takeStep } from '../../../blocks/workflow/take-step.ts';
import { fail, failField } from '../../../platform/http/failure.ts';
import type { CallContext, WriteContext } from '../../../platform/http/serve.ts';
import { koreanDate } from '../../../platform/time.ts';
import { dutyMachine } from './machine.ts';
import { tellSeconds } from './notifications.ts';
import { findUnmet, judgePeriod, needsTwo, TYPES_OF_DUTY } from './rules.ts';
import { dutiesIn, scopeOf } from './scope-sql.ts';
import {
  APPOINTMENT,
  insertOptionalAppointment,
  lockOptionalAppointment,
  selectCandidates,
  selectPlaces,
} from './store.ts';
import { dutyWords } from './words.ts';

export interface Wish {
  readonly memberId: string;
  readonly duty: Duty;
  readonly departmentCode: string;
  readonly beginsOn: string;
  readonly endsOn: string | null;
  readonly consentedOn: string | null;
  readonly trainedOn: string | null;
}

export interface Refusal {
  readonly field: string;
  readonly message: string;
}

const dayOrNull = (day: string): string | null => (day === '' ? null : day);

export const readWish = (given: DutyWish): Wish => ({
  memberId: given.memberId,
  duty: given.dutyCode,
  departmentCode: given.deptCode,
  beginsOn: given.beginsOn,
  endsOn: dayOrNull(given.endsOn),
  consentedOn: given.dutyCode === 'PEER_COACH' ? dayOrNull(given.consentedOn) : null,
  trainedOn: given.dutyCode === 'PEER_COACH' ? dayOrNull(given.trainedOn) : null,
});

/** Finds everything that speaks against an appointment before the database is asked for the period. */
export async function findRefusals(ctx: CallContext, wish: Wish): Promise<Refusal[]> {
  const say = dutyWords[ctx.locale];
  const today = koreanDate(ctx.now);
  const scope = scopeOf(ctx.actor, 'U');
  if (!dutiesIn(scope).includes(wish.duty)) return [{ field: 'dutyCode', message: say.notYours }];
  const tops = needsTwo(wish.duty) ? null : scope.departmentCodes;
  const [people, places] = await Promise.all([
    selectCandidates(ctx.db, {
      types: TYPES_OF_DUTY[wish.duty],
      today,
      locale: ctx.locale,
      ids: [wish.memberId],
      most: 1,
    }),
    selectPlaces(ctx.db, { tops, named: [wish.departmentCode], locale: ctx.locale }),
  ]);
  const refusals: Refusal[] = [];
  if (wish.memberId === ctx.actor.memberId) refusals.push({ field: 'memberId', message: say.self });
  else if (people.length === 0) refusals.push({ field: 'memberId', message: say.notPossible });
  if (!places.some(({ code }) => code === wish.departmentCode))
    refusals.push({ field: 'deptCode', message: say.department });
  const verdict = judgePeriod(wish, today);
  if (verdict === 'FAR') refusals.push({ field: 'beginsOn', message: say.far });
  if (verdict === 'BACKWARDS') refusals.push({ field: 'endsOn', message: say.backwards });
  if (verdict === 'OVER') refusals.push({ field: 'endsOn', message: say.over });
  for (const condition of findUnmet(wish, today)) refusals.push({ field: condition, message: say[condition] });
  return refusals;
}

/** Appoints, or asks a second person to confirm. Gives the id. @throws Failure `invalid` at the fields of the wish */
export async function appointPerson(ctx: WriteContext, wish: Wish): Promise<string> {
  const refusals = await findRefusals(ctx, wish);
  if (refusals.length > 0) fail('invalid', { fields: refusals });
  const by = ctx.actor.memberId;
  const id = await insertOptionalAppointment(ctx.tx, { ...wish, by, at: ctx.now });
  if (id === undefined) return failField('beginsOn', dutyWords[ctx.locale].overlap);
  if (needsTwo(wish.duty)) await ask(ctx, { id, ...wish });
  else await take(ctx, id);
  return id;
}

async function ask(ctx: WriteContext, { id, duty, memberId }: Wish & { readonly id: string }): Promise<void> {
  const { memberId: by } = ctx.actor;
  const audit = { action: 'duties.ask', entity: APPOINTMENT, entityId: id, after: { duty, memberId } };
  await beginRecord(ctx, { to: 'WAITING', by: 'ASKER', audit });
  await tellSeconds(ctx.tx, { id, duty, exceptIds: [by, memberId], today: koreanDate(ctx.now) });
}

/** Nothing ends here, so that no work is handed on. */
async function take(ctx: WriteContext, id: string): Promise<void> {
  const scope = scopeOf(ctx.actor, 'U');
  const row = (await lockOptionalAppointment(ctx.tx, { id, scope, locale: ctx.locale })) ?? fail('notFound');
  await takeStep(ctx, dutyMachine([]), row, { sides: ['ASKER'], given: { action: 'APPOINT' } });
}
