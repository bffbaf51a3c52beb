/**
 * How calls describe a record that moves by a machine (docs/specification.md §7): the needs of each action, the one
 * call by which a side takes a step, and the list of steps that a detail carries.
 */
import { z } from 'zod';

import type { Access } from '../access.ts';
import type { CallSpec } from '../call.ts';
import { Id, Instant } from './id.ts';
import { OptionalText, RequiredText } from './required-text.ts';
import { Ordinal } from './whole-number.ts';

/** Counts the changes of a record; who changes it says which one they saw. */
export const Version = Ordinal;

/**
 * How a screen asks for what an action needs: a text to write, a choice of a few, a reason that is chosen or written, a
 * switch, or a field that the screen brings itself.
 */
export const NEED_KINDS = ['TEXT', 'CHOICE', 'REASON', 'FLAG', 'OWN'] as const;
export type NeedKind = (typeof NEED_KINDS)[number];

/** Something that an action needs, or takes where it is given. */
export interface Need<S extends z.ZodType = z.ZodType> {
  readonly kind: NeedKind;
  readonly schema: S;
  readonly isRequired: boolean;
  /** Most characters of a text. */
  readonly most?: number;
  /** The options to choose from. */
  readonly options?: readonly string[];
}

export const needsText = (most: number) =>
  ({ kind: 'TEXT', schema: RequiredText(most), isRequired: true, most }) as const;
export const takesText = (most: number) =>
  ({ kind: 'TEXT', schema: OptionalText(most), isRequired: false, most }) as const;
export const needsChoice = <const T extends readonly [string, ...string[]]>(options: T) =>
  ({ kind: 'CHOICE', schema: z.enum(options), isRequired: true, options }) as const;
/** One of some reasons, by its key, or one in words; where it is shown, a key is said in the reader's language. */
export const needsReason = <const T extends readonly [string, ...string[]]>(options: T, most: number) =>
  ({ kind: 'REASON', schema: RequiredText(most), isRequired: true, most, options }) as const;
export const takesFlag = () => ({ kind: 'FLAG', schema: z.boolean().default(false), isRequired: false }) as const;
export const needs = <S extends z.ZodType>(schema: S) => ({ kind: 'OWN', schema, isRequired: true }) as const;
export const takes = <S extends z.ZodType>(schema: S) => ({ kind: 'OWN', schema, isRequired: false }) as const;

/** One action: what it needs by the names of fields, and what it asks of the caller beside the call's own access. */
export interface ActionSpec {
  readonly needs: Readonly<Record<string, Need>>;
  readonly access?: Access;
}

/** The actions of one side of a machine, in the order in which a screen offers them. */
export type ActionTable = Readonly<Record<string, ActionSpec>>;

export type ActionOf<T extends ActionTable> = keyof T & string;

/** Nothing is added where nothing is needed. */
type Given<N extends ActionSpec['needs'], Side extends 'input' | 'output'> = keyof N extends never
  ? unknown
  : Side extends 'input'
    ? z.input<z.ZodObject<{ -readonly [K in keyof N]: N[K]['schema'] }>>
    : z.output<z.ZodObject<{ -readonly [K in keyof N]: N[K]['schema'] }>>;
type Taken<T extends ActionTable, Side extends 'input' | 'output'> = {
  [A in ActionOf<T>]: { action: A; version: number } & Given<T[A]['needs'], Side>;
}[ActionOf<T>];

/** A step's input, as the caller writes it. */
export type StepInput<T extends ActionTable> = Taken<T, 'input'>;
/** The same, read: each action with what it needs. */
export type StepGiven<T extends ActionTable> = Taken<T, 'output'>;
type BodyOf<T extends ActionTable> = z.ZodType<StepGiven<T>, StepInput<T>>;

/** Declares the actions of a side; only there to have its literal types kept. */
export function defineActions<const T extends ActionTable>(actions: T): T {
  return actions;
}

/** Returns the names of the actions, as an enumeration of zod takes them. */
export function actionNames<T extends ActionTable>(actions: T): readonly [ActionOf<T>, ...ActionOf<T>[]] {
  return Object.keys(actions) as unknown as [ActionOf<T>, ...ActionOf<T>[]]; // a table without an action is no table
}

function bodyOf<T extends ActionTable>(actions: T): BodyOf<T> {
  const shapes = Object.entries(actions).map(([action, spec]) =>
    z.object({
      action: z.literal(action),
      version: Version,
      ...Object.fromEntries(Object.entries(spec.needs).map(([field, need]) => [field, need.schema])),
    }),
  );
  const [first, ...rest] = shapes;
  if (!first) throw new Error('A machine without an action moves nothing.');
  return z.discriminatedUnion('action', [first, ...rest]) as unknown as BodyOf<T>; // the union is made of exactly these shapes
}

const NeedView = z.object({
  field: z.string(),
  kind: z.enum(NEED_KINDS),
  isRequired: z.boolean(),
  most: z.number().int().nullable(),
  optionList: z.array(z.string()).nullable(),
});
export type NeedView = z.output<typeof NeedView>;

/** Returns the schema of a record's steps: what the caller may do now, what that needs, and until when. */
export function stepsOf<T extends ActionTable>(actions: T) {
  return z.array(
    z.object({ action: z.enum(actionNames(actions)), needList: z.array(NeedView), until: Instant.nullable() }),
  );
}
export interface StepView<Action extends string = string> {
  action: Action;
  needList: NeedView[];
  until: string | null;
}

/** Returns the schema of a record's state, in the answer of a step or a conflict. */
export function standingOf<const S extends readonly [string, ...string[]]>(statuses: S) {
  return z.object({ id: Id, status: z.enum(statuses), version: Version });
}

export interface StepCallSpec<
  T extends ActionTable = ActionTable,
  S extends readonly [string, ...string[]] = readonly [string, ...string[]],
  O extends z.ZodType = z.ZodType,
> extends CallSpec {
  readonly method: 'POST';
  readonly access: Exclude<Access, { kind: 'anyone' }>;
  readonly params: z.ZodObject<{ id: typeof Id }>;
  readonly body: BodyOf<T>;
  readonly output: O;
  readonly statuses: S;
  readonly actions: T;
}

/** Declares `POST {path}/{id}/step`: the call by which one side moves such a record. */
export function stepCall<
  const T extends ActionTable,
  const S extends readonly [string, ...string[]],
  O extends z.ZodType = ReturnType<typeof standingOf<S>>,
>(spec: {
  /** Path of the record, without its id. */
  readonly path: string;
  readonly access: StepCallSpec['access'];
  readonly summary: string;
  readonly remark?: string;
  readonly actions: T;
  readonly statuses: S;
  /** How it stands as this side is told, where that is more or less than id, status and version. */
  readonly standing?: O;
}): StepCallSpec<T, S, O> {
  const { path, actions, statuses, standing = standingOf(statuses) as unknown as O, ...rest } = spec; // the default of O
  return {
    ...rest,
    method: 'POST',
    base: '/view/cdp',
    path: `${path}/{id}/step`,
    params: z.object({ id: Id }),
    body: bodyOf(actions),
    output: standing,
    statuses,
    actions,
  };
}
