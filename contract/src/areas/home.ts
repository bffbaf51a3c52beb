/**
 * The dashboard, and finding one's way.
 */
import { z } from 'zod';

import { anyone, member, signedIn } from '../access.ts';
import { call } from '../call.ts';
import { CalendarDate } from '../shared/id.ts';

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

const Widget = z.object({ id: z.string().max(60), hidden: z.boolean() });

const Layout = z.object({ widgetList: z.array(Widget).max(60), version: z.number().int().min(0) });

export const home = {
  dashboard: call({
    method: 'GET',
    base: '/view/cdp',
    path: '/dashboard',
    access: member,
    summary: 'What the dashboard shows at once: things to do, the term, the person, menus used last.',
    output: z.object({
      today: CalendarDate,
      todoList: z.array(Todo),
      term: TermView.nullable(),
      profile: z.object({
        name: z.string(),
        departmentName: z.string().nullable(),
        memberTypeList: z.array(z.string()),
        grade: z.number().nullable(),
        studentNo: z.string().nullable(),
        advisorName: z.string().nullable(),
        creditsEarned: z.number().nullable(),
        gradeAverage: z.number().nullable(),
      }),
      layout: Layout,
    }),
  }),
  changeDashboardLayout: call({
    method: 'PUT',
    base: '/view/cdp',
    path: '/dashboard/layout',
    access: member,
    summary: 'Order and visibility of the person’s widgets.',
    body: Layout,
    output: Layout,
  }),
  listOwnMenus: call({
    method: 'GET',
    base: '/view/cdp',
    path: '/menu/own',
    access: signedIn,
    summary: 'Menus that the person marked, and those opened last.',
    output: z.object({ favouriteList: z.array(z.string()), recentList: z.array(z.string()) }),
  }),
  changeFavourites: call({
    method: 'PUT',
    base: '/view/cdp',
    path: '/menu/favourite',
    access: signedIn,
    summary: 'Marks menus, after those marked before, or unmarks them; other marks stay.',
    body: z.object({ menuIdList: z.array(z.string().max(40)).max(50), isOn: z.boolean() }),
    output: z.object({ favouriteList: z.array(z.string()), recentList: z.array(z.string()) }),
  }),
  listMenuAddresses: call({
    method: 'GET',
    base: '/view/cdp',
    path: '/menu/address',
    access: signedIn,
    summary: 'Where every menu lies, so that an address that the person may not open is refused by its menu’s name.',
    output: z.object({ menuList: z.array(z.object({ menuId: z.string(), menuPath: z.string() })) }),
  }),
  describeMenu: call({
    method: 'GET',
    base: '/view/cdp',
    path: '/menu/{id}',
    access: signedIn,
    summary: 'What a menu is called and which office can give access to it.',
    params: z.object({ id: z.string().max(40) }),
    output: z.object({ menuId: z.string(), menuNm: z.string(), office: z.string() }),
  }),
  readDocument: call({
    method: 'GET',
    base: '/api',
    path: '/info/{code}',
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
