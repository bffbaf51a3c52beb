/** To-dos about the end of programmes: what a person's own completion lacks, and completions that wait for an office. */
import type { Todo } from '@naru/contract/areas/home.ts';

import type { TodoSource } from '../../../blocks/manifest/todo-source.ts';
import { selectOptionalOpenSurvey } from '../../../blocks/survey/core/store.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import { koreanDate } from '../../../platform/time.ts';
import { DESK_MENU, isAnswerable } from '../core/scope-sql.ts';
import { CONTEXT_TYPE } from './facts-store.ts';
import { completionPath, ownPath, surveyPath } from './notifications.ts';
import { selectOwnTasks, type OwnTask } from './place-store.ts';
import { selectLateProgrammes } from './reminder-store.ts';
import { SURVEY_DAYS } from './rules.ts';
import { REMINDER_DAYS } from './jobs.ts';

const DAY_MS = 86_400_000;
const MOST = 5;

const words = {
  ko: {
    SURVEY: {
      title: (name: string) => `설문 답하기: ${name}`,
      reason: '답하면 수료에 한 걸음 가까워져요.',
      actionLabel: '답하기',
    },
    ASSIGNMENT: {
      title: (name: string) => `과제 내기: ${name}`,
      reason: '수료하려면 과제가 필요해요.',
      actionLabel: '과제 내기',
    },
    late: (name: string, count: string) => ({
      title: `수료 처리하기: ${name}`,
      reason: `${count}명의 수료가 출석 마감이나 과제 확인을 기다려요.`,
      actionLabel: '처리하기',
    }),
  },
  en: {
    SURVEY: {
      title: (name: string) => `Answer the survey: ${name}`,
      reason: 'It counts towards your completion.',
      actionLabel: 'Answer',
    },
    ASSIGNMENT: {
      title: (name: string) => `Submit your assignment: ${name}`,
      reason: 'Completing it takes an assignment.',
      actionLabel: 'Submit',
    },
    late: (name: string, count: string) => ({
      title: `Settle completions: ${name}`,
      reason: `People whose completion is waiting for attendance or an assignment: ${count}.`,
      actionLabel: 'Settle',
    }),
  },
} as const satisfies Record<Locale, unknown>;

function toTodo({ traineeId, name, task, until }: OwnTask, locale: Locale): Todo {
  const { title, reason, actionLabel } = words[locale][task];
  return {
    id: `programme-${task.toLowerCase()}-${traineeId}`,
    title: title(name),
    reason,
    dueOn: until && koreanDate(until),
    actionLabel,
    path: task === 'SURVEY' ? surveyPath(traineeId) : ownPath(traineeId),
    tick: null,
  };
}

export const ownCompletionTodos: TodoSource = async ({ db, actor, now, locale }) => {
  const isSurveyOpen = (await selectOptionalOpenSurvey(db, CONTEXT_TYPE)) !== undefined;
  const asked = {
    memberId: actor.memberId,
    now,
    locale,
    surveyDays: SURVEY_DAYS,
    isSurveyOpen,
    contextType: CONTEXT_TYPE,
    most: MOST,
  };
  return (await selectOwnTasks(db, asked)).map((task) => toTodo(task, locale));
};

/** Told to those who manage or made a programme, and to its department; an office that sees all has its list. */
export const lateCompletionTodos: TodoSource = async ({ db, actor, now, locale }) => {
  if (!actor.rights.may(DESK_MENU, 'U')) return [];
  const isIn = isAnswerable(actor, 'U');
  const until = new Date(now.getTime() - REMINDER_DAYS[0] * DAY_MS);
  const late = await selectLateProgrammes(db, { isIn, now, until, locale, most: MOST });
  return late.map(({ programmeId, name, count }) => ({
    id: `completions-${programmeId}`,
    ...words[locale].late(name, String(count)),
    dueOn: null,
    path: completionPath(programmeId),
    tick: null,
  }));
};
