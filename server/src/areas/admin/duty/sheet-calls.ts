import { DUTY_MOST, type duties, type PlannedDuty } from '@naru/contract/areas/duty.ts';

import { writeAudit } from '../../../blocks/audit/store.ts';
import { expectPlan } from '../../../blocks/file/own-sheet.ts';
import { newId } from '../../../platform/db/id.ts';
import { Failure, failField } from '../../../platform/http/failure.ts';
import type { Reader, WriteContext, Writer } from '../../../platform/http/serve.ts';
import { appointPerson } from './appoint.ts';
import { needsTwo } from './rules.ts';
import { planSheet } from './sheet.ts';
import { APPOINTMENT } from './store.ts';
import { dutyWords } from './words.ts';

export const previewDuties: Reader<typeof duties.previewDuties> = async (ctx, { query }) => {
  const { appointments, problems, planKey } = await planSheet(ctx, query.fileId);
  return {
    appointList: [...appointments],
    problemList: problems.slice(0, DUTY_MOST.problems).map((problem) => ({ ...problem })),
    problemCount: problems.length,
    planKey,
  };
};

export const importDuties: Writer<typeof duties.importDuties> = {
  apply: async (ctx, { body }) => {
    const { appointments, planKey } = await planSheet(ctx, body.fileId);
    expectPlan(ctx, body.planKey, { planKey, lineCount: appointments.length });
    // In one order, so that two sheets of the same people do not wait for each other in a circle.
    const wishes = appointments.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
    const ids: string[] = [];
    for (const wish of wishes) ids.push(await appointLine(ctx, wish));
    const waiting = wishes.filter(({ dutyCode }) => needsTwo(dutyCode)).length;
    await writeAudit(ctx.tx, ctx, {
      action: 'duties.import',
      entity: APPOINTMENT,
      entityId: newId(),
      after: { appointmentIds: ids },
    });
    return { appointed: String(ids.length - waiting), waiting: String(waiting) };
  },
  answer: async (_ctx, { appointed, waiting }) => ({
    appointedCount: Number(appointed),
    waitingCount: Number(waiting),
  }),
};

const keyOf = ({ memberId, dutyCode }: PlannedDuty): string => `${memberId} ${dutyCode}`;

/** @throws Failure `invalid` at `fileId`, with the line that cannot be and why */
async function appointLine(
  ctx: WriteContext,
  { line, name: _name, number: _number, deptNm: _deptNm, ...wish }: PlannedDuty,
) {
  try {
    return await appointPerson(ctx, wish);
  } catch (error) {
    const [first] = error instanceof Failure ? (error.detail.fields ?? []) : [];
    if (first === undefined) throw error;
    return failField('fileId', dutyWords[ctx.locale].atLine(line, first.message));
  }
}
