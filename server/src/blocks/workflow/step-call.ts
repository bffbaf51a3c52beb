/**
 * The call by which one side moves a record, and the list of steps that its detail carries (docs/specification.md §7).
 */
import type { CallResult } from '@naru/contract/call.ts';
import type { ActionTable, NeedView, StepCallSpec, StepGiven, StepView } from '@naru/contract/shared/workflow.ts';
import type { ZodType } from 'zod';

import type { Actor } from '../../platform/access/actor.ts';
import { checkAccess } from '../../platform/access/check.ts';
import { fail } from '../../platform/http/failure.ts';
import type { CallContext, WriteContext, Writer } from '../../platform/http/serve.ts';
import { machineOf, type ActionOf, type Circumstances, type Machine, type SideOf, type Transition } from './machine.ts';
import { expectVersion, takeSteps } from './take-step.ts';

/** One side of a machine: what it reaches, and what it is to a record. */
export interface Side<Row, T extends Transition, Given, Told> {
  /**
   * The record as this person may see it, held until the transaction ends, and after it what moves with it where that was
   * asked for; nothing where it is not there for them.
   */
  readonly hold: (ctx: WriteContext, id: string, given: Given) => Promise<readonly Row[]>;
  readonly sides: (ctx: CallContext, row: Row) => readonly SideOf<T>[];
  /** Not even a hash of the given contents is kept: a repeat is known by id, action and version. */
  readonly isSealed?: true;
  /** How it stands afterwards, under the rights that they have then; without it, as the step left it, seen or not. */
  readonly read?: (ctx: CallContext, id: string) => Promise<Told | undefined>;
}

export type MachineFor<Row, T extends Transition, Given extends { readonly action: ActionOf<T> }> =
  | Machine<Row, T, Given>
  | ((row: Row) => Machine<Row, T, Given>);

interface StepAsked<Given> {
  readonly id: string;
  readonly given: Given;
  /** As the person saw it. */
  readonly version: number;
}

/** Holds a record as its side does, before a step. @throws Failure `notFound`, or `conflict` where it is not as it was seen */
export async function holdForStep<
  Row,
  T extends Transition,
  Given extends { readonly action: ActionOf<T> },
  SideGiven extends Given,
  Told,
>(
  ctx: WriteContext,
  of: MachineFor<Row, T, Given>,
  side: Side<Row, T, SideGiven, Told>,
  { id, given, version }: StepAsked<SideGiven>,
) {
  const rows = await side.hold(ctx, id, given);
  const [row] = rows;
  if (row === undefined) return fail('notFound');
  const machine = typeof of === 'function' ? of(row) : of;
  const standing = machine.standing(row);
  expectVersion(standing, version);
  return { machine, rows, row, standing, taking: { sides: side.sides(ctx, row), given } };
}

/** The record held in scope, its version compared, the step taken by its machine, its standing answered. */
export function writeStep<
  Actions extends ActionTable,
  Statuses extends readonly [string, ...string[]],
  Row,
  T extends Transition<string, Statuses[number]>,
  Given extends { readonly action: ActionOf<T> },
  O extends ZodType,
>(
  _call: StepCallSpec<Actions, Statuses, O>,
  of: MachineFor<Row, T, Given>,
  side: Side<Row, T, StepGiven<Actions> & Given, CallResult<StepCallSpec<Actions, Statuses, O>>>,
): Writer<StepCallSpec<Actions, Statuses, O>> {
  return {
    apply: async (ctx, { params, body }) => {
      const given = body as unknown as StepGiven<Actions> & Given; // the call's body is made of these very actions
      const held = await holdForStep(ctx, of, side, { id: params.id, given, version: given.version });
      const [{ status, version } = held.standing] = await takeSteps(ctx, held.machine, held.rows, held.taking);
      return { id: params.id, status, version: String(version) };
    },
    answer: async (ctx, ids) => {
      const { id = '', status, version } = ids;
      if (side.read) return (await side.read(ctx, id)) ?? fail('notFound');
      const left = { id, status, version: Number(version) };
      return left as CallResult<StepCallSpec<Actions, Statuses, O>>; // a side that is told otherwise has a read of its own
    },
    ...(side.isSealed && { identity: ({ params, body: { action, version } }) => [params.id, action, version] }),
  };
}

/** Lists the actions open to these sides now, in the order of the table, with what each needs and until when. */
export function listSteps<
  Actions extends ActionTable,
  Row,
  T extends Transition,
  Given extends { readonly action: ActionOf<T> },
>(
  machine: Machine<Row, T, Given>,
  actions: Actions,
  on: {
    readonly row: Row;
    readonly sides: readonly SideOf<T>[];
    readonly circumstances: Circumstances;
    /** Actions that ask for more than their call are listed for somebody who may take them. */
    readonly actor?: Actor;
  },
): StepView<keyof Actions & ActionOf<T>>[] {
  const { row, sides, circumstances, actor } = on;
  const find = machineOf(machine.transitions);
  const from = machine.standing(row).status;
  return Object.entries(actions).flatMap(([name, spec]) => {
    const action = name as keyof Actions & ActionOf<T>; // a table's names are its machine's actions
    const transition = find({ action, from, by: sides });
    if (spec.access !== undefined && checkAccess(spec.access, actor) !== 'allowed') return [];
    if (!transition || (machine.judge?.(row, transition, circumstances) ?? 'OK') !== 'OK') return [];
    const until = machine.until?.(row, transition, circumstances) ?? null;
    return [{ action, needList: describeNeeds(spec.needs), until: until?.toISOString() ?? null }];
  });
}

type Needs = ActionTable[string]['needs'];

/** A list of many rows names the needs of an action in each of them. */
const described = new WeakMap<Needs, NeedView[]>();

function describeNeeds(needs: Needs): NeedView[] {
  const known = described.get(needs);
  if (known) return known;
  const list = Object.entries(needs).map(([field, { kind, isRequired, most, options }]) => {
    return Object.freeze({ field, kind, isRequired, most: most ?? null, optionList: options ? [...options] : null });
  });
  // One list for all answers: nobody may change it.
  Object.freeze(list);
  described.set(needs, list);
  return list;
}
