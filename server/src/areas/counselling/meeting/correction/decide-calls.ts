import { correction, type AskedCorrection } from '@naru/contract/areas/counselling/meeting/correction.ts';
import { CORRECTION_STEPS } from '@naru/contract/areas/counselling/meeting/correction-words.ts';

import { personIn, readCircumstances, type Taker } from '../../../../blocks/workflow/machine.ts';
import { listSteps, writeStep } from '../../../../blocks/workflow/step-call.ts';
import { takeStep } from '../../../../blocks/workflow/take-step.ts';
import { fail } from '../../../../platform/http/failure.ts';
import type { CallContext, Reader, WriteContext } from '../../../../platform/http/serve.ts';
import { toPage, windowOf } from '../../../../platform/list/paging.ts';
import type { DataKey } from '../../../../platform/sealing/sealing.ts';
import { selectAskedCorrections, selectOptionalCorrection, type AskedCorrectionRow } from './store.ts';
import { presentStudent } from '../../shared/student.ts';
import { lockOptionalMeeting, type MeetingRow } from '../core/store.ts';
import { tellCounsellor, tellStudent } from '../notice/tell.ts';
import { meetingMachine } from '../steps/machine.ts';
import { correctionMachine, type MovedCorrection } from './machine.ts';
import { correctionDeclined } from './notifications.ts';
import { presentCorrection } from './present.ts';
import { CORRECTION_MENU, correctionScope, type CorrectionScope } from '../core/correction-scope-sql.ts';

const STAFF = ['STAFF'] as const;

export const pageCorrections: Reader<typeof correction.pageCorrections> = async (ctx, { query }) => {
  const window = windowOf(query);
  const asked = { scope: correctionScope(ctx.actor, 'R'), isOver: query.isOver === 'Y', window, locale: ctx.locale };
  const { rows, counted } = await selectAskedCorrections(ctx.db, asked);
  const keys = await ctx.platform.sealing.readKeys(
    ctx.db,
    rows.map(({ dataKeyId }) => dataKeyId),
  );
  const sides = ctx.actor.rights.may(CORRECTION_MENU, 'U') ? STAFF : [];
  const circumstances = await readCircumstances(ctx);
  const content = rows.flatMap((row) => {
    const key = keys.get(row.dataKeyId);
    const stepList = listSteps(correctionMachine, CORRECTION_STEPS, { row, sides, circumstances });
    return key ? [{ ...presentAsked(row, key), stepList }] : [];
  });
  return { correctionPage: toPage(content, counted, window) };
};

const presentAsked = (row: AskedCorrectionRow, key: DataKey): Omit<AskedCorrection, 'stepList'> => ({
  ...presentCorrection(row, key),
  beginsAt: row.beginsAt.toISOString(),
  student: presentStudent(row, false),
  counsellor: { counsellorId: row.counsellorId, kind: row.kind, name: row.counsellorName, deptNm: null },
});

const scopeOf = (ctx: CallContext): CorrectionScope => correctionScope(ctx.actor, 'U');
const viewerOf = (ctx: CallContext) => ({ side: 'STAFF', scope: scopeOf(ctx) }) as const;

const lockMeeting = (ctx: WriteContext, id: string): Promise<MeetingRow | undefined> =>
  lockOptionalMeeting(ctx.tx, { id, viewer: viewerOf(ctx), locale: ctx.locale });

const meetings = meetingMachine();
const machine = { ...correctionMachine, followers: [follow] };

export const stepCorrection = writeStep(correction.stepCorrection, machine, {
  hold: async (ctx, id) => {
    const asked = await selectOptionalCorrection(ctx.tx, id, scopeOf(ctx));
    if (!asked || !(await lockMeeting(ctx, asked.requestId))) return [];
    // Somebody else may have decided while the meeting was waited for.
    const row = await selectOptionalCorrection(ctx.tx, id, scopeOf(ctx));
    return row ? [row] : [];
  },
  sides: () => STAFF,
  read: async (ctx, id) => {
    const row = await selectOptionalCorrection(ctx.db, id, scopeOf(ctx));
    return row && correctionMachine.standing(row);
  },
});

/** Moves the meeting, whose own step tells both; that the outcome stays is told to the side that asked. */
async function follow(taker: Taker, { row, given }: MovedCorrection): Promise<void> {
  const ctx = personIn(taker);
  const meeting = (await lockMeeting(ctx, row.requestId)) ?? fail('notFound');
  if (given.action === 'DECLINE')
    return (row.by === 'STUDENT' ? tellStudent : tellCounsellor)(ctx.tx, correctionDeclined, meeting);
  if (given.action !== 'ACCEPT') return;
  const key = await ctx.platform.sealing.readKey(ctx.tx, row.dataKeyId);
  const reason = given.answer || key.open('correction', row.reason);
  const corrected =
    row.to === 'COMPLETED'
      ? ({ action: 'CORRECT_COMPLETED', reason, record: null } as const)
      : ({ action: 'CORRECT_ABSENT', reason } as const);
  await takeStep(ctx, meetings, meeting, { sides: STAFF, given: corrected });
}
