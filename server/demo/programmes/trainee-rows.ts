/** Rows of the people in programmes: places with their history, attendance, assignments, the time that they take. */
import type { Insertable } from 'kysely';

import { SESSION_TIME, TRAINEE } from '../../src/areas/learning/trainee/store.ts';
import type { DB } from '../../src/platform/db/schema.gen.ts';
import { createIds, createRandom } from '../random.ts';
import { APPEALS, ASSIGNMENTS } from './answer-texts.ts';
import { attend, type Attending, type Habit } from './attend.ts';
import type { Outcome, Places } from './places.ts';
import type { Planned } from './plan.ts';
import type { Answered } from './survey-rows.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** One in so many who missed everything objected. */
const PAST_MISSED_AN_APPEAL = 12;
/** The person at this place of each programme of this term never came. */
const ABSENT_PLACE = 4;
const RETURNED = '출처를 밝히고 다시 올려 주세요.';

export interface TraineeRows {
  readonly trainees: Insertable<DB['trainee']>[];
  readonly changes: Insertable<DB['status_change']>[];
  readonly attendance: Insertable<DB['attendance']>[];
  readonly assignments: Insertable<DB['trainee_assignment']>[];
  readonly appeals: Insertable<DB['no_show_appeal']>[];
  readonly busy: Insertable<DB['busy']>[];
}

/** Somebody who completed a programme. */
export interface Completed {
  readonly planned: Planned;
  readonly traineeId: string;
  readonly memberId: string;
  readonly at: number;
}

/** Mileage waits for the answer to the survey. */
export interface CompletedAnswer extends Completed {
  readonly isAnswered: boolean;
}

/** The outcome of the places of a programme. */
export interface Outcomes {
  readonly completed: Completed[];
  readonly answered: Answered[];
}

export interface TraineeMaker {
  /** Empties what was made since the last time. */
  readonly takeRows: () => TraineeRows;
  readonly add: (planned: Planned, places: Places, sessionIds: readonly string[]) => Outcomes;
}

const emptyRows = (): TraineeRows => ({
  trainees: [],
  changes: [],
  attendance: [],
  assignments: [],
  appeals: [],
  busy: [],
});

/** @param habitOf of people of the cast, whose habit is not left to chance */
export function createTraineeMaker(own: {
  readonly dawn: number;
  readonly habitOf: (memberId: string) => Habit | 'NEVER_AWAY' | undefined;
}): TraineeMaker {
  let rows = emptyRows();
  const ids = { change: createIds('status_change:trainee'), busy: createIds('busy:trainee') };
  const { dawn } = own;
  let [missed, appeals] = [0, 0];
  // A large university has a million moments and some ten thousand different ones.
  const written = new Map<number, string>();
  const iso = (ms: number): string => {
    const text = written.get(ms) ?? new Date(ms).toISOString();
    written.set(ms, text);
    return text;
  };

  const addPlace = (planned: Planned, outcome: Outcome, attending: Attending | undefined): void => {
    const completedAt = attending?.completedAt ?? null;
    rows.trainees.push({
      id: outcome.id,
      programme_id: planned.id,
      member_id: outcome.wish.memberId,
      status: outcome.status,
      place: outcome.place,
      offered_until: outcome.offeredUntil === null ? null : iso(outcome.offeredUntil),
      answer: outcome.wish.answer,
      applied_at: iso(outcome.wish.at),
      confirmed_at: outcome.confirmedAt === null ? null : iso(outcome.confirmedAt),
      reason: outcome.reason,
      reason_code: outcome.reasonCode,
      completed_at: completedAt === null ? null : iso(completedAt),
      completion_method: completedAt === null ? null : 'RULE',
      is_no_show: attending?.isNoShow ?? false,
      no_show_at: attending?.isNoShow && planned.settledAt !== undefined ? iso(planned.settledAt) : null,
      version: outcome.version + (completedAt === null ? 0 : 1),
    });
    for (const { from, to, by, at, reason } of outcome.steps)
      rows.changes.push({
        id: ids.change(),
        entity: TRAINEE,
        entity_id: outcome.id,
        from_status: from,
        to_status: to,
        actor_id: by === 'DESK' ? planned.manager.member.id : by === 'TRAINEE' ? outcome.wish.memberId : null,
        actor_role: by,
        reason: reason ?? null,
        at: iso(at),
      });
  };

  const addAttending = (
    planned: Planned,
    outcome: Outcome,
    given: { attending: Attending; sessionIds: readonly string[] },
  ): void => {
    const { attending, sessionIds } = given;
    for (const { session, status, method, at } of attending.marks)
      rows.attendance.push({
        session_id: sessionIds[session] ?? '',
        trainee_id: outcome.id,
        status,
        method,
        waits: false,
        note: '',
        at: iso(at),
        by_id: method === 'HAND' ? planned.manager.member.id : null,
      });
    const { handedIn } = attending;
    if (handedIn)
      rows.assignments.push({
        trainee_id: outcome.id,
        content: createRandom(`assignment ${outcome.id}`).pick(ASSIGNMENTS),
        handed_in_at: iso(handedIn.at),
        accepted_at: handedIn.acceptedAt === null ? null : iso(handedIn.acceptedAt),
        accepted_by: handedIn.acceptedAt === null ? null : planned.manager.member.id,
        returned_at: handedIn.returned ? iso(Math.min(handedIn.at + DAY_MS, dawn)) : null,
        returned_reason: handedIn.returned ? RETURNED : null,
        version: handedIn.acceptedAt !== null || handedIn.returned ? 2 : 1,
      });
    if (attending.isNoShow && planned.settledAt !== undefined) addAppeal(planned, outcome, planned.settledAt);
  };

  const addAppeal = (planned: Planned, outcome: Outcome, settledAt: number): void => {
    const asked = settledAt + DAY_MS;
    const decided = asked + 2 * DAY_MS;
    const isAsked = planned.isPast ? (missed += 1) % PAST_MISSED_AN_APPEAL === 0 : asked <= dawn;
    if (!isAsked) return;
    const turn = (appeals += 1) % 3;
    const isDecided = decided <= dawn && (planned.isPast || turn !== 1);
    const isRight = isDecided && turn === 2;
    rows.appeals.push({
      trainee_id: outcome.id,
      status: isRight ? 'ACCEPTED' : isDecided ? 'REFUSED' : 'ASKED',
      content: isDecided && !isRight ? APPEALS.other : APPEALS.asked,
      asked_at: iso(asked),
      decided_by: isDecided ? planned.manager.member.id : null,
      decided_at: isDecided ? iso(decided) : null,
      reason: isRight ? APPEALS.accepted : isDecided ? APPEALS.refused : null,
      version: isDecided ? 2 : 1,
    });
    const row = rows.trainees.at(-1);
    if (row && isRight) Object.assign(row, { is_no_show: false, no_show_at: null });
  };

  const takeTime = (planned: Planned, outcome: Outcome, sessionIds: readonly string[]): void => {
    for (const [at, { beginsAt, endsAt }] of planned.sessions.entries()) {
      if (endsAt <= dawn) continue;
      rows.busy.push({
        id: ids.busy(),
        person_id: outcome.wish.memberId,
        period: `[${iso(beginsAt)},${iso(endsAt)})`,
        source: SESSION_TIME,
        source_id: sessionIds[at] ?? '',
      });
    }
  };

  return {
    takeRows: () => {
      const made = rows;
      rows = emptyRows();
      return made;
    },
    add: (planned, places, sessionIds) => {
      const outcomes: Outcomes = { completed: [], answered: [] };
      for (const [at, outcome] of places.outcomes.entries()) {
        const { memberId } = outcome.wish;
        const habit = own.habitOf(memberId) ?? (planned.isPast || at !== ABSENT_PLACE ? undefined : 'GONE');
        const attending = outcome.status === 'CONFIRM' ? attend(planned, outcome, { dawn, habit }) : undefined;
        addPlace(planned, outcome, attending);
        if (!attending) continue;
        addAttending(planned, outcome, { attending, sessionIds });
        takeTime(planned, outcome, sessionIds);
        const { completedAt, isSurveyDone } = attending;
        const traineeId = outcome.id;
        if (isSurveyDone) outcomes.answered.push({ traineeId, memberId });
        if (completedAt !== null) outcomes.completed.push({ planned, traineeId, memberId, at: completedAt });
      }
      return outcomes;
    },
  };
}
