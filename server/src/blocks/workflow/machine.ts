/**
 * Describes machines: transitions as a table, and what is judged, written and told when a record moves. A machine
 * imports none of what follows from its steps: its room hands that in.
 */
import type { FailureKind } from '@naru/contract/envelope.ts';

import type { Tx } from '../../platform/db/db.ts';
import type { Reason } from '../../platform/http/failure.ts';
import type { CallContext, WriteContext } from '../../platform/http/serve.ts';
import type { DataKey, Sealing } from '../../platform/sealing/sealing.ts';
import type { SettingValues } from '../../platform/settings/values.ts';
import type { StatusChange } from './history-store.ts';

/** A row of the table: an action, the states it leads from and to, and the sides that may take it. */
export interface Transition<
  Action extends string = string,
  Status extends string = string,
  Side extends string = string,
  From extends Status | null = Status | null,
> {
  readonly action: Action;
  /** Null: there is none yet. */
  readonly from: From;
  /** The same as `from` where the action changes something within the state. A machine’s `target` may compute another. */
  readonly to: Status;
  /** Any of these sides. */
  readonly by: Side | readonly Side[];
  /** Stands in the history although the state stays. */
  readonly isKept?: true;
  /** The portal's own reason, kept as a code and said in the reader's language. */
  readonly reasonCode?: string;
}

export type ActionOf<T extends Transition> = T['action'];
export type StatusOf<T extends Transition> = T['to'];
export type SideOf<T extends Transition> = T['by'] extends infer By
  ? By extends readonly (infer Side extends string)[]
    ? Side
    : Extract<By, string>
  : never;

export interface Wanted<T extends Transition> {
  readonly action: ActionOf<T>;
  readonly from: T['from'];
  /** One side, or all that somebody is on. */
  readonly by: SideOf<T> | readonly SideOf<T>[];
}

const sidesOf = (by: unknown): readonly unknown[] => (Array.isArray(by) ? by : [by]);

/** Finds the transition that an action is, from there, by somebody who is on one of these sides; undefined where there is none. */
export function machineOf<T extends Transition>(transitions: readonly T[]): (wanted: Wanted<T>) => T | undefined {
  return (wanted) => {
    const sides = sidesOf(wanted.by);
    return transitions.find(
      ({ action, from, by }) =>
        action === wanted.action && from === wanted.from && sidesOf(by).some((side) => sides.includes(side)),
    );
  };
}

/** How a record stands; what a conflict tells. */
export interface Standing<Status extends string = string> {
  readonly id: string;
  readonly status: Status;
  readonly version: number;
}

/** Something else has to be done first, and can be named: said to a person at the field. */
export interface Hindrance {
  readonly field: string;
  readonly message: Reason;
}

/** Not as things are: says why. */
export interface Refusal {
  readonly reason: Reason;
}

/** EARLY, LATE: not at this time. Anything else is a failure with words of its own. */
export type Verdict = 'OK' | 'EARLY' | 'LATE' | FailureKind | Hindrance | Refusal;

/** Facts beside the record that a judgement may use. */
export interface Circumstances {
  readonly now: Date;
  readonly settings: SettingValues;
  /** Undefined: the portal itself, by the clock. */
  readonly actorId: string | undefined;
}

export async function readCircumstances({ now, actor, platform }: CallContext): Promise<Circumstances> {
  return { now, settings: await platform.settings.read(), actorId: actor.memberId };
}

/** The clock takes steps too; nobody's name stands in their history. */
export interface ClockContext {
  readonly tx: Tx;
  readonly now: Date;
  readonly platform: { readonly sealing: Sealing };
  readonly settings: SettingValues;
  readonly actor?: undefined;
}

/** The one that takes a step: a person in a call, or the clock. */
export type Taker = WriteContext | ClockContext;

/** For machines in which the clock takes no step. */
export function personIn(taker: Taker): WriteContext {
  if (taker.actor === undefined) throw new Error('This step is taken by people only.');
  return taker;
}

/** A step as it is about to be taken. The row is held. */
export interface Step<Row, T extends Transition, Given> {
  readonly row: Row;
  readonly transition: T;
  readonly given: Given;
}

/** A step that was taken: the row is as it was before. */
export interface Moved<Row, T extends Transition, Given> extends Step<Row, T, Given> {
  readonly version: number;
  readonly by: SideOf<T>;
}

/** Columns that a step sets beside status and version. */
export type Patch = Readonly<Record<string, unknown>>;

export interface Machine<Row, T extends Transition, Given extends { readonly action: ActionOf<T> }> {
  /** In the audit log and the history; kept in rows, never renamed. */
  readonly entity: string;
  /** Begins what the audit log calls a step: `law` makes `law.accept`; a function where the action does not end its name. */
  readonly audit: string | ((action: ActionOf<T>) => string);
  readonly transitions: readonly T[];
  readonly standing: (row: Row) => Standing<StatusOf<T>>;
  /** Names each state for the one whose step does not lead from there: ‘…’ 상태라서, because it is … */
  readonly states: Readonly<Record<StatusOf<T>, Reason>>;
  /** Why an action is not theirs or does not lead from there, where the name of the state does not say it. */
  readonly refusals?: Readonly<Partial<Record<ActionOf<T>, Reason>>>;
  /** Everything beside the state that speaks against a transition. Pure: the list of steps asks it too. */
  readonly judge?: (row: Row, transition: T, circumstances: Circumstances) => Verdict;
  /** Until when a transition can be taken, where that ends. Pure. */
  readonly until?: (row: Row, transition: T, circumstances: Circumstances) => Date | null;
  /** The state that a transition leads to where the record or the time decides it. Pure. */
  readonly target?: (row: Row, transition: T, circumstances: Circumstances) => StatusOf<T>;
  /**
   * Looks at what was given, does what has to be done before the swap, and says which columns change with it.
   * @throws Failure `invalid` at a field
   */
  readonly prepare?: (taker: Taker, step: Step<Row, T, Given>) => Promise<Patch>;
  /** Compare-and-swap on status and version. Gives the ids that moved. */
  readonly swap: (
    tx: Tx,
    rows: readonly Row[],
    change: { readonly transition: T; readonly patch: Patch },
  ) => Promise<readonly string[]>;
  /** Keeps reasons unreadable in the history; without it they are kept as they were given. */
  readonly reasonKey?: (taker: Taker, row: Row) => Promise<DataKey>;
  /** The person to whom a step gives the record, or from whom it takes it; kept in the history. */
  readonly assignee?: (taker: Taker, step: Step<Row, T, Given>) => string | null;
  /** Where the history of its states is kept, if not with that of all others. */
  readonly writeHistory?: (tx: Tx, changes: readonly StatusChange<StatusOf<T>, SideOf<T>>[]) => Promise<void>;
  /** Followers of a step, in the same transaction and in this order: effects, other machines, notices. */
  readonly followers?: readonly ((taker: Taker, moved: Moved<Row, T, Given>) => Promise<void>)[];
}
