/** The calls of a desk beside its list: pressing, taking back, and what came of it. */
import { PRESS_MOST, PRESS_SECONDS, type PressedRow, type WorkCalls } from '@naru/contract/shared/work-mode.ts';

import { newId } from '../../platform/db/id.ts';
import { Failure, failNow } from '../../platform/http/failure.ts';
import { nothing, type CallContext, type Reader, type WriteContext, type Writer } from '../../platform/http/serve.ts';
import type { PressedStep, WorkDesk } from '../manifest/work-desk.ts';
import { pressJob } from './jobs.ts';
import {
  deleteFailedSteps,
  deleteWaitingSteps,
  insertPress,
  insertSteps,
  selectCounts,
  selectFailedSteps,
  selectOwnPresses,
  updateCounts,
  type NewStep,
  type StepFailure,
} from './store.ts';
import { sayFailure, TOO_LATE } from './words.ts';

const MS = 1_000;
/** For so long it is told what came of a press. */
const TOLD_MS = 60 * MS;

interface WorkHandlers {
  readonly pressSteps: Writer<WorkCalls['pressSteps']>;
  readonly listPresses: Reader<WorkCalls['listPresses']>;
  readonly takePressBack: Writer<WorkCalls['takePressBack']>;
  readonly dismissFailedSteps: Writer<WorkCalls['dismissFailedSteps']>;
}

/** Binds the calls of a desk. */
export function bindWork(desk: WorkDesk): WorkHandlers {
  return {
    pressSteps: {
      apply: async (ctx, { body }) => ({ pressId: await press(ctx, desk, body as unknown as PressBody) }),
      answer: async ({ db, actor }, { pressId: id = '' }) => {
        const counts = await selectCounts(db, { id, memberId: actor.memberId });
        return { pressId: id, ...(counts ?? { rowCount: 0, leftCount: 0 }) };
      },
    },
    listPresses: (ctx) => listPresses(ctx, desk),
    takePressBack: {
      apply: async ({ tx, actor, platform }, { params: { id } }) => {
        const rowCount = await deleteWaitingSteps(tx, { id, memberId: actor.memberId, entity: desk.entity });
        if (rowCount === 0) return failNow(TOO_LATE);
        await platform.jobs.cancel(tx, pressJob.name, id);
        return { rowCount: String(rowCount) };
      },
      answer: async (_ctx, { rowCount }) => ({ rowCount: Number(rowCount) }),
    },
    dismissFailedSteps: {
      apply: async ({ tx, actor }, { body: { idList: ids } }) => {
        await deleteFailedSteps(tx, { entity: desk.entity, memberId: actor.memberId, ids });
        return {};
      },
      answer: nothing,
    },
  };
}

/** The body of any desk's press, as its schema has read it. */
interface PressBody {
  readonly action: string;
  readonly rowList: readonly PressedRow[];
  readonly [needed: string]: unknown;
}

/** Keeps a press for the records at which the step can be taken and no other waits. */
async function press(ctx: WriteContext, desk: WorkDesk, body: PressBody): Promise<string> {
  const { action, rowList, ...needed } = body;
  const { entity } = desk;
  const { actor, now, tx } = ctx;
  const id = newId();
  const dueAt = new Date(now.getTime() + PRESS_SECONDS * MS);
  const versions = new Map(rowList.map((row) => [row.id, row.version]));
  await insertPress(tx, {
    id,
    memberId: actor.memberId,
    entity,
    action,
    needed,
    locale: ctx.locale,
    sessionId: actor.sessionId,
    allStudentsReason: actor.allStudentsReason,
    address: ctx.origin.address,
    requestId: ctx.origin.requestId,
    pressedAt: now,
    dueAt,
    rowCount: 0,
    leftCount: 0,
  });
  const steps: NewStep[] = [];
  // In one order, so that two people who press at once wait for each other once at most.
  for (const [entityId, version] of [...versions].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    const failure = await judge(ctx, desk, { id: entityId, version, action, needed });
    // Nothing may be told of a record that is not there for them.
    if (failure?.kind !== 'notFound') steps.push({ id: newId(), entityId, version, failure });
  }
  const inserted = new Set(await insertSteps(tx, { id, entity, at: now }, steps));
  const rowCount = steps.filter(({ entityId, failure }) => inserted.has(entityId) && !failure).length;
  await updateCounts(tx, id, { rowCount, leftCount: versions.size - rowCount });
  if (rowCount > 0) await ctx.platform.jobs.enqueue(tx, pressJob, { pressId: id }, { id, startAfter: dueAt });
  return id;
}

async function judge(ctx: WriteContext, desk: WorkDesk, step: PressedStep): Promise<StepFailure | undefined> {
  try {
    await desk.judge(ctx, step);
    return undefined;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return { kind: error.kind, reason: error.detail.reason };
  }
}

async function listPresses(ctx: CallContext, desk: WorkDesk) {
  const { db, now, actor, locale } = ctx;
  const of = { memberId: actor.memberId, entity: desk.entity };
  const [presses, failed] = await Promise.all([
    selectOwnPresses(db, { ...of, dueAfter: new Date(now.getTime() - TOLD_MS) }),
    selectFailedSteps(db, { ...of, most: PRESS_MOST }),
  ]);
  const ids = failed.map(({ id }) => id);
  const names = ids.length === 0 ? new Map<string, string>() : await desk.nameRows(ctx, ids);
  return {
    pressList: presses.map(({ dueAt, ...one }) => ({
      ...one,
      secondsLeft: one.waitingCount === 0 ? 0 : Math.max(0, (dueAt.getTime() - now.getTime()) / MS),
    })),
    failedList: failed.map(({ id, action, ...failure }) => {
      return { id, rowNm: names.get(id) ?? '', action, failedReason: sayFailure(failure, locale) };
    }),
  };
}
