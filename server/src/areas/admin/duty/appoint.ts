/** Appointing people: judged alike for a form and for each line of a sheet. */
import { DUTY, type DutyWish } from '@naru/contract/areas/duty.ts';
import type { FieldError } from '@naru/contract/envelope.ts';
import { findRecordProblems } from '@naru/contract/shared/record.ts';

import { insertRecord } from '../../../blocks/record/store.ts';
import { beginRecord } from '../../../blocks/workflow/begin-record.ts';
import { takeStep } from '../../../blocks/workflow/take-step.ts';
import { newId } from '../../../platform/db/id.ts';
import { fail, failField } from '../../../platform/http/failure.ts';
import { describeProblem } from '../../../platform/http/field-messages.ts';
import type { CallContext, WriteContext } from '../../../platform/http/serve.ts';
import { koreanDate } from '../../../platform/time.ts';
import { dutyMachine } from './machine.ts';
import { tellSeconds } from './notifications.ts';
import { findUnmet, judgePeriod, needsTwo, TYPES_OF_DUTY } from './rules.ts';
import { dutiesIn, scopeOf } from './scope-sql.ts';
import { APPOINTMENT, lockOptionalAppointment, selectCandidates, selectPlaces } from './store.ts';
import { dutyWords } from './words.ts';

/** Finds everything that speaks against an appointment before the database is asked for the period. */
export async function findRefusals(ctx: CallContext, wish: DutyWish): Promise<FieldError[]> {
  const say = dutyWords[ctx.locale];
  const today = koreanDate(ctx.now);
  const scope = scopeOf(ctx.actor, 'U');
  if (!dutiesIn(scope).includes(wish.dutyCode)) return [{ field: 'dutyCode', message: say.notYours }];
  const tops = needsTwo(wish.dutyCode) ? null : scope.departmentCodes;
  const [people, places] = await Promise.all([
    selectCandidates(ctx.db, {
      types: TYPES_OF_DUTY[wish.dutyCode],
      today,
      locale: ctx.locale,
      ids: [wish.memberId],
      most: 1,
    }),
    selectPlaces(ctx.db, { tops, named: [wish.deptCode], locale: ctx.locale }),
  ]);
  const refusals: FieldError[] = [];
  if (wish.memberId === ctx.actor.memberId) refusals.push({ field: 'memberId', message: say.self });
  else if (people.length === 0) refusals.push({ field: 'memberId', message: say.notPossible });
  if (!places.some(({ code }) => code === wish.deptCode)) refusals.push({ field: 'deptCode', message: say.department });
  const verdict = judgePeriod(wish, today);
  if (verdict === 'FAR') refusals.push({ field: 'beginsOn', message: say.far });
  if (verdict === 'BACKWARDS') refusals.push({ field: 'endsOn', message: say.backwards });
  if (verdict === 'OVER') refusals.push({ field: 'endsOn', message: say.over });
  for (const condition of findUnmet(wish, today)) refusals.push({ field: condition, message: say[condition] });
  const declared = findRecordProblems(DUTY, wish).map((problem) => describeProblem(DUTY, problem, ctx.locale));
  return [...refusals, ...declared.filter(({ field }) => refusals.every((one) => one.field !== field))];
}

/** Appoints, or asks a second person to confirm. Gives the id. @throws Failure `invalid` at the fields of the wish */
export async function appointPerson(ctx: WriteContext, wish: DutyWish): Promise<string> {
  const refusals = await findRefusals(ctx, wish);
  if (refusals.length > 0) fail('invalid', { fields: refusals });
  const beside = { status: 'WAITING', asked_by: ctx.actor.memberId, asked_at: ctx.now };
  const id = await insertRecord(ctx.tx, DUTY, { key: newId(), values: wish, beside });
  if (id === undefined) return failField('beginsOn', dutyWords[ctx.locale].overlap);
  if (needsTwo(wish.dutyCode)) await ask(ctx, { id, ...wish });
  else await take(ctx, id);
  return id;
}

async function ask(
  ctx: WriteContext,
  { id, dutyCode: duty, memberId }: DutyWish & { readonly id: string },
): Promise<void> {
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
