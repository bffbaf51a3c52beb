/**
 * One step of a machine: judged, taken by compare-and-swap, kept in the history and the audit log, and followed by what it
 * brings about. The caller has locked the rows.
 */
import { fail, failField, failNow, type Reason } from '../../platform/http/failure.ts';
import { writeAudit } from '../audit/store.ts';
import { insertStatusChanges, type StatusChange } from './history-store.ts';
import {
  machineOf,
  readCircumstances,
  type ActionOf,
  type Circumstances,
  type Machine,
  type SideOf,
  type Standing,
  type StatusOf,
  type Taker,
  type Transition,
  type Verdict,
} from './machine.ts';

export interface Taking<T extends Transition, Given> {
  /** Those that the taker is on, the most fitting first; it is kept in the history as which of them they did it. */
  readonly sides: readonly SideOf<T>[];
  readonly given: Given;
  /** Why, where nothing that was given says it. */
  readonly reason?: string;
}

/** The version that they saw. @throws Failure `conflict` with how it stands */
export function expectVersion(standing: { readonly version: number }, version: number): void {
  if (standing.version !== version) fail('conflict', { current: standing });
}

/**
 * Gives how it stands then.
 * @throws Failure `notPossible` where it cannot happen from there, `conflict` where somebody was faster, `tooEarly`, `tooLate`,
 * `invalid` at a field
 */
export async function takeStep<Row, T extends Transition, Given extends { readonly action: ActionOf<T> }>(
  taker: Taker,
  machine: Machine<Row, T, Given>,
  row: Row,
  taking: Taking<T, Given>,
): Promise<Standing<StatusOf<T>>> {
  const [moved] = await takeSteps(taker, machine, [row], taking);
  return moved ?? fail('conflict', { current: machine.standing(row) });
}

/** The same for several records at once: the first decides what happens, and of the others those that stand as it does move. */
export async function takeSteps<Row, T extends Transition, Given extends { readonly action: ActionOf<T> }>(
  taker: Taker,
  machine: Machine<Row, T, Given>,
  rows: readonly Row[],
  taking: Taking<T, Given>,
): Promise<Standing<StatusOf<T>>[]> {
  const [first] = rows;
  if (first === undefined) return [];
  const current = machine.standing(first);
  const { given, sides } = taking;
  const transition = await judgeStep(taker, machine, first, taking);
  const alike = rows.filter((row) => machine.standing(row).status === current.status);
  const patch = (await machine.prepare?.(taker, { row: first, transition, given })) ?? {};
  const ids = new Set(await machine.swap(taker.tx, alike, { transition, patch }));
  if (!ids.has(current.id)) return fail('conflict', { current });
  const by = sideOf(transition, sides);
  const moved = alike.filter((row) => ids.has(machine.standing(row).id));
  await writeDown(taker, machine, { moved, transition, given, by, reason: taking.reason ?? reasonOf(given) });
  for (const row of moved) {
    const version = machine.standing(row).version + 1;
    for (const follow of machine.followers ?? []) await follow(taker, { row, transition, given, version, by });
  }
  return moved.map((row) => {
    const { id, version } = machine.standing(row);
    return { id, status: transition.to, version: version + 1 };
  });
}

/** Finds the transition that a step is; changes nothing. @throws Failure as `takeStep` does before it writes */
export async function judgeStep<Row, T extends Transition, Given extends { readonly action: ActionOf<T> }>(
  taker: Taker,
  machine: Machine<Row, T, Given>,
  row: Row,
  { given, sides }: Taking<T, Given>,
): Promise<T> {
  const current = machine.standing(row);
  const found = machineOf(machine.transitions)({ action: given.action, from: current.status, by: sides });
  if (!found) return failNow(reasonAgainst(machine, given.action, current.status), current);
  const circumstances = await circumstancesOf(taker);
  refuse(taker, machine.judge?.(row, found, circumstances) ?? 'OK', current);
  return { ...found, to: machine.target?.(row, found, circumstances) ?? found.to };
}

/** @throws Failure where the verdict speaks against the step */
function refuse(taker: Taker, verdict: Verdict, current: Standing): void {
  if (verdict === 'OK') return;
  if (verdict === 'EARLY') fail('tooEarly');
  if (verdict === 'LATE') fail('tooLate');
  if (typeof verdict !== 'object') fail(verdict);
  if ('reason' in verdict) failNow(verdict.reason, current);
  if (taker.actor) failField(verdict.field, verdict.message[taker.locale]);
  fail('conflict', { current });
}

/** Says why no transition is there for this person: the action's own words, or in which state the record is. */
export function reasonAgainst<Row, T extends Transition, Given extends { readonly action: ActionOf<T> }>(
  { refusals, states, transitions }: Pick<Machine<Row, T, Given>, 'refusals' | 'states' | 'transitions'>,
  action: ActionOf<T>,
  status: StatusOf<T>,
): Reason {
  const own = refusals?.[action];
  if (own) return own;
  if (transitions.some((one) => one.action === action && one.from === status)) return OTHERS;
  const state = states[status];
  return {
    ko: `지금은 ‘${state.ko}’ 상태라서 할 수 없어요.`,
    en: `This can’t be done because it is ${state.en}.`,
  };
}

const OTHERS: Reason = { ko: '이 단계는 다른 사람만 진행할 수 있어요.', en: 'Only somebody else can do this.' };

async function circumstancesOf(taker: Taker): Promise<Circumstances> {
  return taker.actor === undefined
    ? { now: taker.now, settings: taker.settings, actorId: undefined }
    : readCircumstances(taker);
}

function sideOf<T extends Transition>(transition: T, sides: readonly SideOf<T>[]): SideOf<T> {
  const allowed = new Set<unknown>([transition.by].flat());
  const side = sides.find((one) => allowed.has(one));
  if (side === undefined) throw new Error('A transition was found for a side that nobody is on.');
  return side;
}

/** A field of this name is the reason of a step wherever one is asked for. */
function reasonOf(given: object): string {
  return 'reason' in given && typeof given.reason === 'string' ? given.reason : '';
}

async function writeDown<Row, T extends Transition, Given extends { readonly action: ActionOf<T> }>(
  taker: Taker,
  machine: Machine<Row, T, Given>,
  what: { moved: readonly Row[]; transition: T; given: Given; by: SideOf<T>; reason: string },
): Promise<void> {
  const { entity, audit, standing, writeHistory } = machine;
  const { moved, transition, given, by, reason } = what;
  const { from, to, action, isKept = false, reasonCode = null } = transition;
  if (from !== to || isKept) {
    const changes: StatusChange<StatusOf<T>, SideOf<T>>[] = [];
    for (const row of moved) {
      const key = reason === '' ? undefined : await machine.reasonKey?.(taker, row);
      const kept = reason === '' ? null : key ? key.seal('reason', reason) : reason;
      const assigneeId = machine.assignee?.(taker, { row, transition, given }) ?? null;
      const change = { id: standing(row).id, from, to, by, action, assigneeId, reason: kept, reasonCode };
      changes.push({ ...change, at: taker.now, ...actorOf(taker) });
    }
    await (writeHistory?.(taker.tx, changes) ?? insertStatusChanges(taker.tx, entity, changes));
  }
  if (taker.actor === undefined) return;
  const named = typeof audit === 'string' ? `${audit}.${action.toLowerCase()}` : audit(action);
  const entry = { action: named, entity, before: { status: from }, after: { status: to } };
  for (const row of moved) await writeAudit(taker.tx, taker, { ...entry, entityId: standing(row).id });
}

const actorOf = (taker: Taker): Pick<StatusChange, 'actorId' | 'origin'> =>
  taker.actor === undefined
    ? { actorId: null, origin: null }
    : { actorId: taker.actor.memberId, origin: taker.origin.requestId };
