/**
 * Steps that many trainees of one programme take at once: each judged, kept and audited by the machine, while seats, times
 * and notices follow for all of them together. The programme is locked.
 */
import { takeTimes } from '../../../blocks/calendar/store.ts';
import {
  machineOf,
  readCircumstances,
  type Circumstances,
  type Taker,
  type Verdict,
} from '../../../blocks/workflow/machine.ts';
import { takeSteps } from '../../../blocks/workflow/take-step.ts';
import { updateSeats, type HeldProgramme } from '../core/programme-store.ts';
import { freeSeats } from '../core/rules.ts';
import { seatChangeOf, traineeMachine, type TraineeGiven } from './machine.ts';
import { tellTogether } from './notifications.ts';
import { TRAINEE_TRANSITIONS, type TraineeSide, type TraineeTransition } from './rules.ts';
import { freeTimesOf, selectClashing, selectComingSessions, SESSION_TIME, type TraineeRow } from './store.ts';

/** Rows of one statement at most: a row of the history has ten values, and a statement takes 65,535. */
const AT_ONCE = 1000;

const machine = { ...traineeMachine, followers: [] };
const find = machineOf(TRAINEE_TRANSITIONS);

interface Together {
  readonly given: TraineeGiven;
  readonly sides: readonly TraineeSide[];
}

/** Takes the same step with all that can; the others stay, and are no part of what is returned. */
export async function moveTogether(
  taker: Taker,
  rows: readonly TraineeRow[],
  { given, sides }: Together,
): Promise<TraineeRow[]> {
  const moved: TraineeRow[] = [];
  const circumstances = await circumstancesOf(taker);
  for (const [status, alike] of Map.groupBy(rows, (row) => row.status)) {
    const transition = find({ action: given.action, from: status, by: sides });
    if (!transition) continue;
    // A step of many rows judges the first alone.
    const fit = alike.filter((row) => verdictOn(row, transition, circumstances) === 'OK');
    for (let from = 0; from < fit.length; from += AT_ONCE) {
      const some = fit.slice(from, from + AT_ONCE);
      await takeSteps(taker, machine, some, { sides, given });
      await follow(taker, some, { given, transition });
      moved.push(...some);
    }
  }
  return moved;
}

const verdictOn = (row: TraineeRow, transition: TraineeTransition, circumstances: Circumstances): Verdict =>
  traineeMachine.judge?.(row, transition, circumstances) ?? 'OK';

async function follow(
  { tx }: Taker,
  rows: readonly TraineeRow[],
  { given, transition }: { readonly given: TraineeGiven; readonly transition: TraineeTransition },
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  await updateSeats(tx, first.programmeId, seatChangeOf(rows.map((row) => ({ row, given, transition }))));
  if (transition.from === 'CONFIRM')
    await freeTimesOf(tx, { programmeId: first.programmeId, memberIds: rows.map(({ memberId }) => memberId) });
  await tellTogether(tx, rows, given.action);
}

export interface LeftTrainee {
  readonly row: TraineeRow;
  /** Not from where it stands, no seat was left, the time is taken, or it is the place of the one who asks. */
  readonly cause: 'STATE' | 'SEAT' | 'CLASH' | 'OWN';
}

/** Names those that were left because of how they stand, or of whose they are. */
export const leaveOut = (taker: Taker, rows: readonly TraineeRow[]): LeftTrainee[] =>
  rows.map((row) => ({ row, cause: row.memberId === taker.actor?.memberId ? 'OWN' : 'STATE' }));

/**
 * Confirms as many as there are seats, in the order given; those whose time is taken, or for whom there is no seat, stay as
 * they are.
 */
export async function confirmTogether(
  taker: Taker,
  programme: HeldProgramme,
  {
    rows,
    action,
    sides,
  }: { readonly rows: readonly TraineeRow[]; readonly action: 'CONFIRM' | 'SEAT' } & Pick<Together, 'sides'>,
): Promise<{ moved: TraineeRow[]; left: LeftTrainee[] }> {
  const given: TraineeGiven = action === 'SEAT' ? { action } : { action, version: 1 };
  const circumstances = await circumstancesOf(taker);
  const can = (row: TraineeRow): boolean => {
    const transition = find({ action, from: row.status, by: sides });
    const verdict = transition && verdictOn(row, transition, circumstances);
    // No seat at all is said as such, one by one.
    return verdict === 'OK' || (typeof verdict === 'object' && 'field' in verdict);
  };
  const [fit, unfit] = [rows.filter(can), rows.filter((row) => !can(row))];
  const { chosen, left } = await takePlaces(taker, programme, fit);
  const moved = await moveTogether(taker, chosen, { given, sides });
  return { moved, left: [...leaveOut(taker, unfit), ...left] };
}

/** Takes the time of as many as there are seats for. */
async function takePlaces(
  taker: Taker,
  programme: HeldProgramme,
  rows: readonly TraineeRow[],
): Promise<{ chosen: TraineeRow[]; left: LeftTrainee[] }> {
  const { tx, now } = taker;
  const memberIds = rows.map(({ memberId }) => memberId);
  const clashing = await selectClashing(tx, { programmeId: programme.id, memberIds, now });
  const sessions = await selectComingSessions(tx, programme.id, now);
  const chosen: TraineeRow[] = [];
  const left: LeftTrainee[] = rows
    .filter(({ memberId }) => clashing.has(memberId))
    .map((row) => ({ row, cause: 'CLASH' }));
  let waiting = rows.filter(({ memberId }) => !clashing.has(memberId));
  while (waiting.length > 0 && chosen.length < freeSeats(programme)) {
    const some = waiting.slice(0, freeSeats(programme) - chosen.length);
    waiting = waiting.slice(some.length);
    // In the order of people, so that two programmes that take the time of the same ones wait for each other in one order.
    const inOrder = some.map(({ memberId }) => memberId).toSorted();
    const times = inOrder.flatMap((personId) =>
      sessions.map(({ sessionId, beginsAt, endsAt }) => ({
        personId,
        beginsAt,
        endsAt,
        source: SESSION_TIME,
        sourceId: sessionId,
      })),
    );
    const refused = new Set((await takeTimes(tx, times)).map(({ personId }) => personId));
    if (refused.size > 0) await freeTimesOf(tx, { programmeId: programme.id, memberIds: [...refused] });
    for (const row of some)
      if (refused.has(row.memberId)) left.push({ row, cause: 'CLASH' });
      else chosen.push(row);
  }
  return { chosen, left: [...left, ...waiting.map((row) => ({ row, cause: 'SEAT' as const }))] };
}

async function circumstancesOf(taker: Taker): Promise<Circumstances> {
  return taker.actor === undefined
    ? { now: taker.now, settings: taker.settings, actorId: undefined }
    : readCircumstances(taker);
}
