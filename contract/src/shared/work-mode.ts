/**
 * How a desk decides about many records: a press is kept for some seconds, in which it can be taken back, and is carried
 * out then by the machine of the record (docs/decisions/095-a-press-waits-ten-seconds.md).
 */
import { z } from 'zod';

import type { Access } from '../access.ts';
import { get, post, type CallSpec } from '../call.ts';
import { Id, Instant } from './id.ts';
import { Version, type ActionOf, type ActionTable, type StepGiven, type StepInput } from './workflow.ts';

/** Seconds in which a press can be taken back. */
export const PRESS_SECONDS = 10;
/** Most records of a press: those of the longest page that people work through. */
export const PRESS_MOST = 100;

const PressedRow = z.object({ id: Id, version: Version });
export type PressedRow = z.output<typeof PressedRow>;

/** A press as its desk's list tells it at the record: carried out soon, or failed for a reason. */
export const StepMark = z.object({
  pressId: Id,
  action: z.string(),
  byNm: z.string(),
  isOwn: z.boolean(),
  /** It is carried out at this moment. */
  until: Instant,
  /** Why it failed, in the caller’s language; null while it waits. Told to the one who pressed. */
  failedReason: z.string().nullable(),
});
export type StepMark = z.output<typeof StepMark>;

const Press = z.object({
  pressId: Id,
  action: z.string(),
  /** Records that it was kept for. */
  rowCount: z.number().int(),
  waitingCount: z.number().int(),
  doneCount: z.number().int(),
  /** Until it is carried out; 0 once that has begun. */
  secondsLeft: z.number(),
});
export type Press = z.output<typeof Press>;

const FailedStep = z.object({ id: Id, rowNm: z.string(), action: z.string(), failedReason: z.string() });
export type FailedStep = z.output<typeof FailedStep>;

type Without<T> = T extends unknown ? Omit<T, 'version'> : never;
type PressBody<T extends ActionTable> = z.ZodType<
  Without<StepGiven<T>> & { rowList: PressedRow[] },
  Without<StepInput<T>> & { rowList: PressedRow[] }
>;

function bodyOf<T extends ActionTable>(actions: T): PressBody<T> {
  const [first, ...rest] = Object.entries(actions).map(([action, { needs }]) =>
    z.object({
      action: z.literal(action),
      rowList: z.array(PressedRow).min(1).max(PRESS_MOST),
      ...Object.fromEntries(Object.entries(needs).map(([field, need]) => [field, need.schema])),
    }),
  );
  if (!first) throw new Error('A machine without an action moves nothing.');
  return z.discriminatedUnion('action', [first, ...rest]) as unknown as PressBody<T>; // the union is made of exactly these shapes
}

const PressAnswer = z.object({
  pressId: Id,
  /** Records that it was kept for. */
  rowCount: z.number().int(),
  /** The others: somebody has pressed there, or it is not possible. The list tells why. */
  leftCount: z.number().int(),
});

export interface PressCallSpec<T extends ActionTable = ActionTable> extends CallSpec {
  readonly method: 'POST';
  readonly access: Exclude<Access, { kind: 'anyone' }>;
  readonly body: PressBody<T>;
  readonly output: typeof PressAnswer;
  readonly actions: T;
}

/** Declares the calls by which a desk works through its list, beside those that read it and take a single step. */
export function workCalls<const T extends ActionTable>(desk: {
  /** Path of the record, without its id. */
  readonly path: string;
  readonly access: { readonly reads: PressCallSpec['access']; readonly decides: PressCallSpec['access'] };
  readonly actions: T;
}) {
  const { path, access, actions } = desk;
  const pressSteps: PressCallSpec<T> = {
    method: 'POST',
    base: '/view/cdp',
    path: `${path}/press`,
    access: access.decides,
    summary: 'Keeps a step for several records; it is taken some seconds later, each record by itself.',
    remark: 'Privileges, versions and machine are judged now and again when it is taken.',
    body: bodyOf(actions),
    output: PressAnswer,
    actions,
  };
  return {
    pressSteps,
    listPresses: get(`${path}/press/list`, {
      access: access.reads,
      summary: 'The caller’s presses that wait or have just been carried out, and what failed of them.',
      output: z.object({ pressList: z.array(Press), failedList: z.array(FailedStep) }),
    }),
    takePressBack: post(`${path}/press/{id}/back`, {
      access: access.reads,
      summary: 'Takes back a press of the caller’s that has not been carried out.',
      params: z.object({ id: Id }),
      output: z.object({ rowCount: z.number().int() }),
    }),
    dismissFailedSteps: post(`${path}/press/dismiss`, {
      access: access.reads,
      summary: 'Tells no more that steps of the caller’s have failed.',
      body: z.object({ idList: z.array(Id).min(1).max(PRESS_MOST) }),
      output: z.object({}),
    }),
  };
}

export type WorkCalls<T extends ActionTable = ActionTable> = ReturnType<typeof workCalls<T>>;
export type WorkAction<C extends WorkCalls> = ActionOf<C['pressSteps']['actions']>;
