import { DUTY_MOST, type duties, type DutyWish } from '@naru/contract/areas/duty.ts';

import { writeAudit } from '../../../blocks/audit/store.ts';
import { newId } from '../../../platform/db/id.ts';
import { Failure, failField } from '../../../platform/http/failure.ts';
import type { Reader, Writer } from '../../../platform/http/serve.ts';
import { appointPerson } from './appoint.ts';
import { needsTwo } from './rules.ts';
import { planSheet } from './sheet.ts';
import { APPOINTMENT } from './store.ts';

export const previewDuties: Reader<typeof duties.previewDuties> = async (ctx, { query }) => {
  const { appointments, problems } = await planSheet(ctx, query.fileId);
  return {
    appointList: [...appointments],
    problemList: problems.slice(0, DUTY_MOST.problems).map((problem) => ({ ...problem })),
    problemCount: problems.length,
  };
};

export const importDuties: Writer<typeof duties.importDuties> = {
  apply: async (ctx, { body }) => {
    // In one order, so that two sheets of the same people do not wait for each other in a circle.
    const wishes = body.appointList.map((wish, index) => ({ index, wish }));
    wishes.sort((a, b) => (keyOf(a.wish) < keyOf(b.wish) ? -1 : 1));
    const ids: string[] = [];
    for (const { index, wish } of wishes)
      ids.push(await appointAt(`appointList.${index}`, () => appointPerson(ctx, wish)));
    const waiting = wishes.filter(({ wish }) => needsTwo(wish.dutyCode)).length;
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

const keyOf = ({ memberId, dutyCode }: DutyWish): string => `${memberId} ${dutyCode}`;

/** Says at which of them a refusal is. @throws Failure `invalid` at the place */
async function appointAt(place: string, appoint: () => Promise<string>): Promise<string> {
  try {
    return await appoint();
  } catch (error) {
    const [first] = error instanceof Failure ? (error.detail.fields ?? []) : [];
    if (first === undefined) throw error;
    return failField(`${place}.${first.field}`, first.message);
  }
}
