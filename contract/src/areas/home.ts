/**
 * The dashboard, and finding one's way.
 */
import { z } from 'zod';

import { anyone, member, signedIn } from '../access.ts';
import { api, get, put } from '../call.ts';
import { CalendarDate, Id, Instant } from '../shared/id.ts';
import { WholeNumber } from '../shared/whole-number.ts';

/** Something to do: what, by when, why it is there, and the one place to do it. */
export const Todo = z.object({
  id: z.string(),
  title: z.string(),
  reason: z.string(),
  /** A calendar date, or null for what has no date. */
  dueOn: CalendarDate.nullable(),
  actionLabel: z.string(),
  /** A path of the portal. */
  path: z.string(),
  /** Where it can be ticked off in the list itself: what `tickTodo` takes. */
  tick: z.object({ kind: z.string(), id: Id }).nullable(),
});
export type Todo = z.output<typeof Todo>;

export const TERM_EVENT_KINDS = ['REGISTRATION', 'MIDTERM', 'FINAL', 'HOLIDAY', 'DEADLINE', 'OTHER'] as const;

export const TermView = z.object({
  year: z.number(),
  semstrCode: z.string(),
  semstrNm: z.string(),
  beginsOn: CalendarDate,
  endsOn: CalendarDate,
  /** Week 1 is the one that holds this day. */
  week1On: CalendarDate,
  eventList: z.array(
    z.object({ kind: z.enum(TERM_EVENT_KINDS), name: z.string(), beginsOn: CalendarDate, endsOn: CalendarDate }),
  ),
});
export type TermView = z.output<typeof TermView>;

/** Parts of the home that a person has beside to-dos and notices, whether there is something in them or not. */
export const HOME_PARTS = [
  'QUEUES',
  'CASES',
  'DESK',
  'ADVISEES',
  'WEEK',
  'STUDY',
  'ABILITY',
  'MILEAGE',
  'SHOWN_WORK',
  'COUNSELLING',
] as const;
export type HomePart = (typeof HOME_PARTS)[number];

/** An agreed hour ahead; one of confidential counselling says no more than that. */
export const Appointment = z.object({
  id: z.string(),
  title: z.string(),
  /** Where or how, in a word. */
  note: z.string().nullable(),
  beginsAt: Instant,
  path: z.string(),
});
export type Appointment = z.output<typeof Appointment>;

/** Work that waits for an office, by how long it has waited. */
export const Queue = z.object({
  id: z.string(),
  name: z.string(),
  /** Up to two days. */
  freshCount: z.number().int(),
  /** Three to six days. */
  waitingCount: z.number().int(),
  /** Seven days or more. */
  lateCount: z.number().int(),
  oldestAt: Instant.nullable(),
  path: z.string(),
});
export type Queue = z.output<typeof Queue>;

/** A confidential case that waits for the person: no name, and nothing of its contents. */
export const CaseLine = z.object({
  id: Id,
  receiptNo: z.string(),
  /** Its kind of matter or the way that it came. */
  field: z.string(),
  /** The next step. */
  step: z.string(),
  since: Instant,
  dueAt: Instant.nullable(),
  isUrgent: z.boolean(),
  path: z.string(),
});
export type CaseLine = z.output<typeof CaseLine>;

/** Students assigned to the person today, and those of them whom they met in this term. */
export const AdviseeLine = z.object({ metCount: z.number().int(), allCount: z.number().int(), path: z.string() });
export type AdviseeLine = z.output<typeof AdviseeLine>;

export const WeekFigure = z.object({
  id: z.string(),
  name: z.string(),
  value: z.number().int(),
  /** The whole last week. */
  before: z.number().int(),
  path: z.string(),
});
export type WeekFigure = z.output<typeof WeekFigure>;

export const StudyLine = z.object({
  /** The earliest first; null for a term without letter grades. */
  termList: z.array(
    z.object({
      year: z.number().int(),
      semstrCode: z.string(),
      semstrNm: z.string(),
      gradeAverage: z.number().nullable(),
    }),
  ),
  gradeAverageOverall: z.number().nullable(),
  creditsEarned: z.number(),
  /** Credits of this term, which are not earned yet. */
  creditsTaking: z.number(),
  /** Needed to graduate; null where the university has not set it. */
  creditsNeeded: z.number().nullable(),
  advisorNm: z.string().nullable(),
  path: z.string(),
});
export type StudyLine = z.output<typeof StudyLine>;

const Widget = z.object({ id: z.string().max(60), hidden: z.boolean() });

const Layout = z.object({ widgetList: z.array(Widget).max(60), version: WholeNumber });

export const home = {
  dashboard: get('/dashboard', {
    access: member,
    summary: 'What the home shows at once: the first things to do, the term, and which parts come after.',
    remark: 'At most five things to do: due first, the earliest first. Alumni have no term.',
    output: z.object({
      today: CalendarDate,
      todoList: z.array(Todo),
      /** All of them. */
      todoCount: z.number().int(),
      /** Null between terms, and for people who have left the university. */
      term: TermView.nullable(),
      profile: z.object({ name: z.string(), memberTypeList: z.array(z.string()) }),
      partList: z.array(z.enum(HOME_PARTS)),
      layout: Layout,
    }),
  }),
  readHomeFigures: get('/dashboard/figures', {
    access: member,
    summary: 'The person’s own parts of the home: appointments, queues by age, cases, students, this week, studies.',
    output: z.object({
      appointmentList: z.array(Appointment),
      queueList: z.array(Queue),
      caseList: z.array(CaseLine),
      advisees: AdviseeLine.nullable(),
      weekList: z.array(WeekFigure),
      study: StudyLine.nullable(),
    }),
  }),
  listTodos: get('/todo', {
    access: member,
    summary: 'Everything that the person has to do, due first.',
    output: z.object({ today: CalendarDate, todoList: z.array(Todo) }),
  }),
  tickTodo: put('/todo/{kind}/{id}', {
    access: member,
    summary: 'Ticks off one of the person’s own things to do, or opens it again.',
    remark: 'What is no task of the person’s is not found.',
    params: z.object({ kind: z.string().max(40), id: Id }),
    body: z.object({ isDone: z.boolean() }),
    output: z.object({ id: Id, isDone: z.boolean() }),
  }),
  changeDashboardLayout: put('/dashboard/layout', {
    access: member,
    summary: 'Order and visibility of the person’s widgets.',
    remark: 'The version is 0 for none yet. Where another window was faster, the conflict has the current layout.',
    body: Layout,
    output: Layout,
  }),
  listOwnMenus: get('/menu/own', {
    access: signedIn,
    summary: 'Menus that the person marked, and those opened last.',
    output: z.object({ favouriteList: z.array(z.string()), recentList: z.array(z.string()) }),
  }),
  changeFavourites: put('/menu/favourite', {
    access: signedIn,
    summary: 'Marks menus, after those marked before, or unmarks them; other marks stay.',
    remark: 'What may not be opened, or is in preparation, is left out.',
    body: z.object({ menuIdList: z.array(z.string().max(40)).max(50), isOn: z.boolean() }),
    output: z.object({ favouriteList: z.array(z.string()), recentList: z.array(z.string()) }),
  }),
  listMenuAddresses: get('/menu/address', {
    access: signedIn,
    summary: 'Where every menu lies, so that an address that the person may not open is refused by its menu’s name.',
    remark: 'Menus that are hidden or have no address are left out.',
    output: z.object({ menuList: z.array(z.object({ menuId: z.string(), menuPath: z.string() })) }),
  }),
  describeMenu: get('/menu/{id}', {
    access: signedIn,
    summary: 'What a menu is called and which office can give access to it.',
    remark: 'Hidden menus are not found.',
    params: z.object({ id: z.string().max(40) }),
    output: z.object({ menuId: z.string(), menuNm: z.string(), office: z.string() }),
  }),
  readDocument: api.get('/info/{code}', {
    access: anyone,
    summary: 'Terms, privacy policy or e-mail refusal: the version in force or an earlier one, and which there are.',
    params: z.object({ code: z.enum(['tou', 'privacy', 'email']) }),
    query: z.object({ version: z.number().int().min(1).max(100_000).optional() }),
    output: z.object({
      document: z.object({
        version: z.number(),
        title: z.string(),
        /** Parts divided by empty lines; "# " begins a heading, "- " a list item. */
        body: z.string(),
        effectiveOn: CalendarDate,
      }),
      versionList: z.array(z.object({ version: z.number(), effectiveOn: CalendarDate })),
    }),
  }),
};
