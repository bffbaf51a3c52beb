/**
 * To-dos about counselling, on either side: one line for each kind, with the day of the most urgent. Follow-ups stand
 * one by one, because each is ticked off by itself.
 */
import type { Todo } from '@naru/contract/areas/home.ts';
import type { FormStatus } from '@naru/contract/areas/survey.ts';

import type { TodoSource } from '../../../../blocks/manifest/todo-source.ts';
import type { CallContext } from '../../../../platform/http/serve.ts';
import { koreanDate } from '../../../../platform/time.ts';
import { kindsAt } from '../../shared/desk.ts';
import { openTasks, readShare } from '../summary/calls.ts';
import { countWaitingCorrections } from '../../meeting/correction/store.ts';
import { CASE_SOURCES } from '../history/sources.ts';
import {
  choosePath,
  CORRECTIONS_PATH,
  deskPath,
  HISTORY_PATH,
  listPath,
  studentPath,
  surveyPath,
} from '../../shared/paths.ts';
import { findOwnStandings, SURVEY_MS } from '../../meeting/survey/source.ts';
import { selectDuties, selectRecentOutcomes, type DutyRow } from './store.ts';
import { FOLLOW_UP } from './tick.ts';
import { words } from './words.ts';
import { correctionScope, CORRECTION_MENU } from '../../meeting/core/correction-scope-sql.ts';

/** Counting stops here. */
const MOST_TOLD = 99;
const STUDENT_PATHS = '/cs/';

const told = (count: number): string => (count > MOST_TOLD ? `${MOST_TOLD}+` : String(count));

export const counsellingTodos: TodoSource = async (ctx) => {
  const kinds = kindsAt(ctx.actor);
  const { studentId, memberId } = ctx.actor;
  const [duties, tasks, surveys, share, cases, corrections] = await Promise.all([
    studentId === null && kinds.length === 0 ? [] : selectDuties(ctx.db, { memberId, studentId, kinds, now: ctx.now }),
    studentId === null && kinds.length === 0 ? [] : openTasks(ctx, kinds, MOST_TOLD + 1),
    findSurveys(ctx),
    readShare(ctx),
    findCases(ctx),
    countCorrections(ctx),
  ]);
  const say = words[ctx.locale];
  return [
    ...duties.map((row) => ({
      id: `counselling-${row.duty.toLowerCase()}`,
      ...say.duties[row.duty](told(row.count)),
      dueOn: row.dueOn,
      path: pathOf(row),
      tick: null,
    })),
    ...tasks.map((task) => ({
      id: `counselling-task-${task.taskId}`,
      ...say.task(task.text, task.otherNm),
      dueOn: task.dueOn,
      path: task.path,
      tick: { kind: FOLLOW_UP, id: task.taskId },
    })),
    ...surveys.map((one) => ({ id: 'counselling-survey', ...say.survey(told(one.count)), ...one.at, tick: null })),
    ...(share
      ? [{ id: 'counselling-share', ...say.share(share.advisorNm), dueOn: null, path: share.path, tick: null }]
      : []),
    ...(corrections > 0
      ? [
          {
            id: 'counselling-correction',
            ...say.correction(told(corrections)),
            dueOn: null,
            path: CORRECTIONS_PATH,
            tick: null,
          },
        ]
      : []),
    ...cases.map((one) => ({ id: `counselling-${one.side}`, ...say.cases(told(one.count)), ...one.at, tick: null })),
  ];
};

function pathOf({ duty, count, id, kind }: DutyRow): string {
  if (duty === 'OFFERED') return choosePath(id);
  if (duty === 'INVITED' || duty === 'CONFIRM') return count === 1 ? studentPath(kind, id) : HISTORY_PATH;
  return count === 1 ? deskPath(kind, id) : listPath(kind);
}

/** Counts the corrections that wait for the person's department. */
async function countCorrections(ctx: CallContext): Promise<number> {
  if (!ctx.actor.rights.may(CORRECTION_MENU, 'U')) return 0;
  return countWaitingCorrections(ctx.db, { scope: correctionScope(ctx.actor, 'U'), most: MOST_TOLD + 1 });
}

type Counted = { readonly count: number; readonly at: Pick<Todo, 'dueOn' | 'path'> };

/** Finds the university's surveys about meetings that took place. */
async function findSurveys(ctx: CallContext): Promise<Counted[]> {
  const { studentId } = ctx.actor;
  if (studentId === null) return [];
  const since = new Date(ctx.now.getTime() - SURVEY_MS);
  const rows = await selectRecentOutcomes(ctx.db, { studentId, since, most: MOST_TOLD + 1 });
  const standings: ReadonlyMap<string, FormStatus> = await findOwnStandings(ctx, rows);
  const open = rows.filter(({ id }) => standings.get(id) === 'OPEN');
  const [first] = open;
  const opensAt = first?.correctedAt ?? first?.outcomeAt;
  if (!first || !opensAt) return [];
  const dueOn = koreanDate(new Date(opensAt.getTime() + SURVEY_MS));
  return [{ count: open.length, at: { dueOn, path: open.length === 1 ? surveyPath(first.id) : HISTORY_PATH } }];
}

/** Cases in which the next step is the person's own; that of meeting is an appointment, and nothing to do. */
async function findCases(ctx: CallContext): Promise<(Counted & { readonly side: string })[]> {
  const all = (await Promise.all(CASE_SOURCES.map((source) => source.summarize(ctx)))).flat();
  const isOwn = ({ path, next }: (typeof all)[number], side: string): boolean =>
    path.startsWith(STUDENT_PATHS) === (side === 'STUDENT') &&
    next !== null &&
    next.step !== 'MEET' &&
    (next.who === side || next.who === 'BOTH');
  return ['STUDENT', 'COUNSELLOR'].flatMap((side) => {
    const own = all.filter((one) => isOwn(one, side));
    const [first] = own;
    if (!first) return [];
    const [due] = own.flatMap(({ next }) => next?.dueAt ?? []).toSorted();
    const dueOn = due === undefined ? null : koreanDate(new Date(due));
    return [{ side: side === 'STUDENT' ? 'case' : 'desk-case', count: own.length, at: { dueOn, path: first.path } }];
  });
}
