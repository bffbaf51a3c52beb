import type { lawDesk } from '@naru/contract/areas/counselling/law/desk.ts';
import type { LawPause } from '@naru/contract/areas/counselling/law/words.ts';

import { writeAudit } from '../../../blocks/audit/store.ts';
import { addDays, daysBetween } from '../../../blocks/calendar/hours.ts';
import { newId } from '../../../platform/db/id.ts';
import { fail, failField } from '../../../platform/http/failure.ts';
import type { Reader, WriteContext, Writer } from '../../../platform/http/serve.ts';
import { koreanDate } from '../../../platform/time.ts';
import { dueAtOf } from './rules.ts';
import {
  deletePause as removePause,
  insertPause,
  lockRunningCases,
  selectPauses,
  updateDue,
  type PauseRow,
} from './clock-store.ts';
import { lawWords } from './words.ts';
import { ANSWER_DAYS } from './settings.ts';

const YEAR = 365;
const LONGEST = 90;

export const presentPause = (row: PauseRow): LawPause => ({
  pauseId: row.id,
  beginsOn: row.beginsOn,
  endsOn: row.endsOn,
  reasonKo: row.reasonKo,
  reasonEn: row.reasonEn,
});

export const listPauses: Reader<typeof lawDesk.listPauses> = async (ctx) => ({
  pauseList: (await selectPauses(ctx.db, addDays(koreanDate(ctx.now), -YEAR))).map(presentPause),
});

/** The clock of every case that runs, by the pauses of now. */
async function setClocks(ctx: WriteContext): Promise<void> {
  const cases = await lockRunningCases(ctx.tx);
  const first = cases.map((one) => koreanDate(one.askedAt)).toSorted()[0];
  if (first === undefined) return;
  const days = (await ctx.platform.settings.read()).of(ANSWER_DAYS);
  const pauses = await selectPauses(ctx.tx, first);
  await updateDue(
    ctx.tx,
    cases.map(({ id, askedAt }) => ({ id, dueAt: dueAtOf(askedAt, days, pauses) })),
  );
}

export const createPause: Writer<typeof lawDesk.createPause> = {
  apply: async (ctx, { body }) => {
    const say = lawWords[ctx.locale];
    if (body.endsOn < body.beginsOn) failField('endsOn', say.range);
    if (daysBetween(body.beginsOn, body.endsOn) >= LONGEST) failField('endsOn', say.longPause);
    if (body.reasonKo.trim() === '') failField('reasonKo', say.pauseReason);
    if (body.reasonEn.trim() === '') failField('reasonEn', say.pauseReason);
    const id = newId();
    await insertPause(ctx.tx, {
      id,
      beginsOn: body.beginsOn,
      endsOn: body.endsOn,
      reasonKo: body.reasonKo.trim(),
      reasonEn: body.reasonEn.trim(),
      madeBy: ctx.actor.memberId,
    });
    await setClocks(ctx);
    const after = { beginsOn: body.beginsOn, endsOn: body.endsOn };
    await writeAudit(ctx.tx, ctx, { action: 'law.createPause', entity: 'law_pause', entityId: id, after });
    return { pauseId: id };
  },
  answer: async (_ctx, ids) => ({ pauseId: ids['pauseId'] ?? '' }),
};

export const deletePause: Writer<typeof lawDesk.deletePause> = {
  apply: async (ctx, { params }) => {
    if (!(await removePause(ctx.tx, params.id))) return fail('notFound');
    await setClocks(ctx);
    await writeAudit(ctx.tx, ctx, { action: 'law.deletePause', entity: 'law_pause', entityId: params.id });
    return { pauseId: params.id };
  },
  answer: async (_ctx, ids) => ({ pauseId: ids['pauseId'] ?? '' }),
};
