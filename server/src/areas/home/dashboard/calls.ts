import { TERM_EVENT_KINDS, type home, type TermView } from '@naru/contract/areas/home.ts';

import { selectMemberProfile } from '../../../blocks/member/profile.ts';
import { enumOptions } from '../../../blocks/reference/enum/rules.ts';
import type { Actor } from '../../../platform/access/actor.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { CallContext, Reader, Writer } from '../../../platform/http/serve.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import { koreanDate } from '../../../platform/time.ts';
import { MOST_TODOS, orderTodos } from './rules.ts';
import {
  saveLayout,
  selectOptionalCurrentTerm,
  selectOptionalLayout,
  selectOptionalStudy,
  selectTermEvents,
  type LayoutRow,
} from './store.ts';
import { TODO_SOURCES } from './todos.ts';

export const dashboard: Reader<typeof home.dashboard> = async (ctx) => {
  const { actor, locale } = ctx;
  const [todos, term, profile, study, layout] = await Promise.all([
    Promise.all(TODO_SOURCES.map((source) => source(ctx))),
    currentTerm(ctx),
    selectMemberProfile(ctx.db, actor.memberId, locale),
    selectOptionalStudy(ctx.db, actor.studentId, locale),
    selectOptionalLayout(ctx.db, actor.memberId),
  ]);
  return {
    today: koreanDate(ctx.now),
    todoList: orderTodos(todos.flat()).slice(0, MOST_TODOS),
    term,
    profile: {
      name: locale === 'en' ? (actor.nameEn ?? actor.nameKo) : actor.nameKo,
      departmentName: profile.departmentName,
      memberTypeList: [...actor.memberTypes].sort(),
      grade: profile.grade,
      studentNo: profile.studentNumber,
      advisorName: study?.advisorName ?? null,
      creditsEarned: study?.creditsEarned ?? null,
      gradeAverage: study?.gradeAverage ?? null,
    },
    layout: presentLayout(layout),
  };
};

async function currentTerm(ctx: CallContext<Actor>): Promise<TermView | null> {
  const term = await selectOptionalCurrentTerm(ctx.db, koreanDate(ctx.now));
  if (!term) return null;
  const events = await selectTermEvents(ctx.db, term, ctx.locale);
  return {
    year: term.year,
    semstrCode: term.semesterCode,
    semstrNm: nameOfSemester(term.semesterCode, ctx.locale),
    beginsOn: term.beginsOn,
    endsOn: term.endsOn,
    week1On: term.week1On,
    eventList: events.map((event) => ({
      ...event,
      kind: TERM_EVENT_KINDS.find((kind) => kind === event.kind) ?? 'OTHER',
    })),
  };
}

export const changeDashboardLayout: Writer<typeof home.changeDashboardLayout> = {
  apply: async (ctx, { body }) => {
    const saved = await saveLayout(ctx.tx, ctx.actor.memberId, {
      widgets: body.widgetList,
      version: body.version,
      at: ctx.now,
    });
    if (!saved) fail('conflict', { current: presentLayout(await selectOptionalLayout(ctx.tx, ctx.actor.memberId)) });
    return {};
  },
  answer: async (ctx) => presentLayout(await selectOptionalLayout(ctx.db, ctx.actor.memberId)),
};

/** A code that a university added for itself has no word of ours. */
function nameOfSemester(code: string, locale: Locale): string {
  return enumOptions('semester', locale).find((option) => option.key === code)?.value ?? code;
}

function presentLayout(row: LayoutRow | undefined): { widgetList: { id: string; hidden: boolean }[]; version: number } {
  return { widgetList: (row?.widgets ?? []) as { id: string; hidden: boolean }[], version: row?.version ?? 0 }; // stored as the contract's body
}
