/** Carries a press out once it is due, record by record, as the person who pressed and with the rights of that moment. */
import { checkAccess } from '../../platform/access/check.ts';
import type { Actor } from '../../platform/access/actor.ts';
import type { Tx } from '../../platform/db/db.ts';
import { fail, Failure } from '../../platform/http/failure.ts';
import type { Platform, WriteContext } from '../../platform/http/serve.ts';
import { defineJob, handleJob, type JobHandler } from '../../platform/jobs/define.ts';
import { eachApart } from '../../platform/jobs/each-apart.ts';
import type { Log } from '../../platform/log.ts';
import type { WorkDesk } from '../manifest/work-desk.ts';
import {
  deleteOldPresses,
  endWaitingStep,
  failForgottenSteps,
  failWaitingStep,
  lockWaitingStep,
  selectOptionalPress,
  selectWaitingSteps,
  type PressRow,
  type StepFailure,
  type WaitingStep,
} from './store.ts';

/** Its id is the press's. */
export const pressJob = defineJob<{ pressId: string }>('work.press', { atOnce: 4, delaySeconds: 2 });

/** All tries of a job are over by then. */
const FORGOTTEN_MS = 3_600_000;
const KEPT_MS = 14 * 86_400_000;

export interface PressWork {
  readonly platform: Platform;
  readonly log: Log;
  readonly desks: readonly WorkDesk[];
}

export function handlePresses(work: PressWork): JobHandler {
  return handleJob(pressJob, async ({ data: { pressId }, isLast }) => {
    const { platform, desks } = work;
    const press = await selectOptionalPress(platform.db, pressId);
    if (!press) return;
    const desk = desks.find(({ entity }) => entity === press.entity);
    if (!desk) throw new Error(`No desk for ${press.entity}.`);
    const steps = await selectWaitingSteps(platform.db, pressId);
    await eachApart(steps, (step) => carryOut(work, { desk, press, step, isLast }));
  });
}

interface Run {
  readonly desk: WorkDesk;
  readonly press: PressRow;
  readonly step: WaitingStep;
  /** Nobody tries again: what goes wrong now is told. */
  readonly isLast: boolean;
}

async function carryOut(work: PressWork, run: Run): Promise<void> {
  const { db, now, signals } = work.platform;
  try {
    const told = await db.transaction().execute((tx) => takeInTransaction(work, run, tx));
    told.forEach((name) => signals.dispatch(name));
  } catch (error) {
    const failure = failureOf(error, run.isLast);
    if (!failure) throw error;
    await failWaitingStep(db, run.step.id, failure, now());
  }
}

/** The step ends with what it brings about, or not at all: a job that begins again finds what is left. */
async function takeInTransaction(work: PressWork, { desk, press, step }: Run, tx: Tx): Promise<readonly string[]> {
  const told: string[] = [];
  if (!(await lockWaitingStep(tx, step.id))) return told;
  const ctx = await contextOf(work, press, { tx, told });
  const { access, actions } = desk.call;
  for (const asked of [access, actions[press.action]?.access]) {
    const verdict = asked ? checkAccess(asked, ctx.actor) : 'allowed';
    if (verdict !== 'allowed') fail(verdict);
  }
  const { action, needed } = press;
  await desk.take(ctx, { id: step.entityId, version: step.version, action, needed });
  await endWaitingStep(tx, { id: step.id, pressId: press.id });
  return told;
}

function failureOf(error: unknown, isLast: boolean): StepFailure | undefined {
  if (error instanceof Failure) return { kind: error.kind, reason: error.detail.reason };
  return isLast ? { kind: 'unexpected' } : undefined;
}

/** Makes a context as if the person asked now, from where they pressed. */
async function contextOf(
  { platform, log }: PressWork,
  press: PressRow,
  { tx, told }: { readonly tx: Tx; readonly told: string[] },
): Promise<WriteContext> {
  const { memberId, sessionId, allStudentsReason, locale, requestId, address } = press;
  const now = platform.now();
  const person = (await platform.sessions.resolvePerson(memberId, { now, allStudentsReason })) ?? fail('forbidden');
  const actor: Actor = { ...person, sessionId };
  return {
    actor,
    tx,
    // A step reads in its own transaction, as in a call.
    db: tx,
    now,
    locale,
    log,
    origin: { requestId, address, agent: '', token: undefined, cookies: new Map(), giveCookie: () => undefined },
    platform,
    signal: async (name) => {
      told.push(name);
      await platform.signals.send(tx, name);
    },
  };
}

/** Ends what no job took, and forgets old presses with what failed of them. */
export async function sweepPresses({ db, now }: Pick<Platform, 'db' | 'now'>): Promise<void> {
  const at = now();
  await failForgottenSteps(db, { now: at, dueBefore: new Date(at.getTime() - FORGOTTEN_MS) });
  await deleteOldPresses(db, new Date(at.getTime() - KEPT_MS));
}
