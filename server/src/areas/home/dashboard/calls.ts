import { selectOptionalCurrentTerm } from '../../../blocks/reference/term/store.ts';
import { HOME_PARTS, TERM_EVENT_KINDS, type home, type HomePart, type TermView } from '@naru/contract/areas/home.ts';

import type { HomeSource, HomeSources, TodoTick } from '../../../blocks/manifest/home-source.ts';
import type { TodoSource } from '../../../blocks/manifest/todo-source.ts';
import { enumOptions } from '../../../blocks/reference/enum/rules.ts';
import type { Actor } from '../../../platform/access/actor.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { CallContext, Reader, Writer } from '../../../platform/http/serve.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import { koreanDate } from '../../../platform/time.ts';
import { presentQueueTodo } from './queue-todo.ts';
import { audiencesOf, followsTerm, MOST_TODOS, orderTodos, pickQueue } from './rules.ts';
import { saveLayout, selectOptionalLayout, selectTermEvents, type LayoutRow } from './store.ts';

/** Answers with the most urgent things to do of all sources, the term, and the parts that the person has. */
export const readDashboard =
  (brought: HomeBrought): Reader<typeof home.dashboard> =>
  async (ctx) => {
    const { actor, locale } = ctx;
    const [todos, term, layout] = await Promise.all([
      readTodos(ctx, brought),
      followsTerm(actor.memberTypes) ? currentTerm(ctx) : null,
      selectOptionalLayout(ctx.db, actor.memberId),
    ]);
    return {
      today: koreanDate(ctx.now),
      todoList: todos.slice(0, MOST_TODOS),
      todoCount: todos.length,
      term,
      profile: {
        name: locale === 'en' ? (actor.nameEn ?? actor.nameKo) : actor.nameKo,
        memberTypeList: [...actor.memberTypes].sort(),
      },
      partList: listParts(actor, brought.home),
      layout: presentLayout(layout),
    };
  };

interface HomeBrought {
  readonly todoSources: readonly TodoSource[];
  readonly home: HomeSources;
}

/** Reads what the sources bring, and of what waits for the person's office the queue that has waited longest. */
async function readTodos(ctx: CallContext, { todoSources, home: sources }: HomeBrought) {
  const [todos, queues] = await Promise.all([
    Promise.all(todoSources.map((source) => source(ctx))).then((some) => some.flat()),
    readParts(ctx, sources.queues),
  ]);
  const queue = pickQueue(queues, todos);
  return orderTodos(queue ? [...todos, presentQueueTodo(queue, ctx)] : todos);
}

/** Lists the parts by the actor alone: nothing is counted for it. */
function listParts(actor: Actor, { places, queues, cases, advisees, weeks, studies }: HomeSources): HomePart[] {
  const isFor = (sources: readonly Pick<HomeSource<unknown>, 'isFor'>[]): boolean =>
    sources.some((source) => source.isFor(actor));
  const parts: Readonly<Record<HomePart, boolean>> = {
    QUEUES: isFor(queues),
    CASES: isFor(cases),
    DESK: isFor(places.filter(({ part }) => part === 'DESK')),
    ADVISEES: isFor(advisees),
    WEEK: isFor(weeks),
    STUDY: isFor(studies),
    ABILITY: isFor(places.filter(({ part }) => part === 'ABILITY')),
    MILEAGE: isFor(places.filter(({ part }) => part === 'MILEAGE')),
    SHOWN_WORK: isFor(places.filter(({ part }) => part === 'SHOWN_WORK')),
    COUNSELLING: isFor(places.filter(({ part }) => part === 'COUNSELLING')),
  };
  return HOME_PARTS.filter((part) => parts[part]);
}

/** Answers with what the sources of the person's own parts say. */
export const readHomeFigures =
  ({ home: sources }: HomeBrought): Reader<typeof home.readHomeFigures> =>
  async (ctx) => {
    const read = <Entry>(some: readonly HomeSource<Entry>[]): Promise<Entry[]> => readParts(ctx, some);
    const [appointments, queues, cases, advisees, weeks, studies] = await Promise.all([
      read(sources.appointments),
      read(sources.queues),
      read(sources.cases),
      read(sources.advisees),
      read(sources.weeks),
      read(sources.studies),
    ]);
    return {
      appointmentList: appointments.toSorted((one, other) => one.beginsAt.localeCompare(other.beginsAt)),
      queueList: queues,
      caseList: cases,
      advisees: advisees[0] ?? null,
      weekList: weeks,
      study: studies[0] ?? null,
    };
  };

async function readParts<Entry>(ctx: CallContext, some: readonly HomeSource<Entry>[]): Promise<Entry[]> {
  return (await Promise.all(some.filter(({ isFor }) => isFor(ctx.actor)).map((source) => source.read(ctx)))).flat();
}

export const listTodos =
  (brought: HomeBrought): Reader<typeof home.listTodos> =>
  async (ctx) => ({ today: koreanDate(ctx.now), todoList: await readTodos(ctx, brought) });

export const tickTodo = (ticks: readonly TodoTick[]): Writer<typeof home.tickTodo> => ({
  apply: async (ctx, { params, body }) => {
    const tick = ticks.find(({ kind }) => kind === params.kind) ?? fail('notFound');
    if (!(await tick.apply(ctx, { id: params.id, isDone: body.isDone }))) fail('notFound');
    return { id: params.id, isDone: String(body.isDone) };
  },
  answer: async (_ctx, ids) => ({ id: ids['id'] ?? '', isDone: ids['isDone'] === 'true' }),
});

async function currentTerm(ctx: CallContext): Promise<TermView | null> {
  const term = await selectOptionalCurrentTerm(ctx.db, koreanDate(ctx.now));
  if (!term) return null;
  const events = await selectTermEvents(ctx.db, { ...term, audiences: audiencesOf(ctx.actor.memberTypes) }, ctx.locale);
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

/** Returns the word for a semester; a code that a university added itself has none. */
function nameOfSemester(code: string, locale: Locale): string {
  return enumOptions('semester', locale).find((option) => option.key === code)?.value ?? code;
}

function presentLayout(row: LayoutRow | undefined): { widgetList: { id: string; hidden: boolean }[]; version: number } {
  return { widgetList: (row?.widgets ?? []) as { id: string; hidden: boolean }[], version: row?.version ?? 0 }; // stored as the contract's body
}
