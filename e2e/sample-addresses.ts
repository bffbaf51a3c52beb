/**
 * Where each route of the table is looked at, and by whom. Who may not see it is the calls' affair.
 */
import { answer } from '@naru/contract/areas/counselling/answer.ts';
import { assigned } from '@naru/contract/areas/counselling/assigned.ts';
import { history } from '@naru/contract/areas/counselling/history.ts';
import { law } from '@naru/contract/areas/counselling/law.ts';
import { message } from '@naru/contract/areas/counselling/message.ts';
import { psychDesk } from '@naru/contract/areas/counselling/psychological/desk.ts';
import { referral } from '@naru/contract/areas/counselling/referral.ts';
import { roomReservation } from '@naru/contract/areas/counselling/room-reservation.ts';
import { POST_COUNT } from '@naru/server/demo/posts.ts';
import { createIds } from '@naru/server/demo/random.ts';
import type { AppRoute } from '@naru/web/src/platform/route.ts';
import { loadAllRoutes } from '@naru/web/src/app/routes.ts';

import { listRoutePaths } from '../scripts/lib/area-tests.ts';

import type { Ask } from './ask.ts';

/** The posts of the demonstration, the latest last. */
const POSTS: readonly string[] = Array.from({ length: POST_COUNT }, createIds('post'));

/** The first person of the demonstration, whom `student` signs in as. */
const STUDENT = createIds('student')();
/** Some counsellor of the demonstration. */
const COUNSELLOR = createIds('counsellor')();
/** Nobody's: what stands in place of a record that is not there. */
const NO_RECORD = '00000000-0000-7000-8000-000000000000';
const NOT_FOUND = /GET \/view\/cdp\/(cnslt|cs|survey)\/.* answered 404/;
const RECORD = { stdntId: STUDENT, tab: '', sectionId: '' };

/** The survey that every portal begins with. */
const SURVEY = '01990000-0000-7000-8000-000000000001';

/** The key of a record that the person may see, as a list that leads there has it; undefined where there is none. */
type Find = (ask: Ask) => Promise<string | undefined>;

interface Sample {
  /** User name; undefined for who is not signed in. Pages are a student's unless told otherwise. */
  readonly person?: string;
  /** Something for every part of the pattern, optional ones too; of a record its key, or the way to find it. */
  readonly params?: Readonly<Record<string, string | Find>>;
  /** For the catch-all, which has no parts. */
  readonly address?: string;
  /** True for a page that shows names and what people wrote, which stay in their language. */
  readonly showsBoth?: boolean;
  /** True where the screen is also looked at without its record: one of each kind. */
  readonly missesToo?: boolean;
  /** When it shows what it is for, where that is not always. */
  readonly moment?: (ask: Ask) => Promise<Date | undefined>;
}

const meetingOf =
  (desk: 'professor' | 'peer' | 'career', status: 'APPROVED' | 'COMPLETED'): Find =>
  async (ask) => {
    const view = status === 'APPROVED' ? 'UPCOMING' : 'DONE';
    const { meetingPage } = await ask(answer.pageMeetings, { params: { desk }, query: { view, status } });
    return meetingPage.content[0]?.requestId;
  };

const HOUR_MS = 3_600_000;

/** An hour before the next agreed meeting, when its prep sheet is open. */
const beforeMeeting =
  (desk: 'professor' | 'career') =>
  async (ask: Ask): Promise<Date | undefined> => {
    const wish = { view: 'UPCOMING', status: 'APPROVED' } as const;
    const { meetingPage } = await ask(answer.pageMeetings, { params: { desk }, query: wish });
    const [next] = meetingPage.content;
    return next && new Date(Date.parse(next.beginsAt) - HOUR_MS);
  };

const findOwnMeeting: Find = async (ask) => {
  const { historyPage } = await ask(history.pageHistory, { query: { status: 'COMPLETED' } });
  return historyPage.content.find(({ meeting }) => meeting?.survey === 'OPEN')?.meeting?.requestId;
};

/** The first case of the own history that leads to this address, and is over where that is asked for. */
const ownCase =
  (beginning: string, isOver = false): Find =>
  async (ask) => {
    const { historyPage } = await ask(history.pageHistory, { query: { size: '100' } });
    return historyPage.content.find(
      (entry) => entry.case?.path.startsWith(beginning) && (!isOver || entry.case.status === 'ENDED'),
    )?.case?.caseId;
  };

/** Only what does not follow from the route itself. */
const SAMPLES: Readonly<Record<string, Sample>> = {
  '/error/{code?}': { params: { code: '503' } },
  '/*': { address: '/nowhere/at/all' },
  '/admin/member/list': { person: 'admin' },
  '/admin/roster/list': { person: 'admin' },
  '/admin/advisor/list': { person: 'admin' },
  '/admin/correction/list': { person: 'staff' },
  '/admin/job/list': { person: 'admin' },
  '/admin/survey/list': { person: 'admin' },
  // What is built and shown is in both languages.
  '/admin/survey/form/{id}': { person: 'admin', params: { id: SURVEY }, showsBoth: true },
  '/admin/survey/result/{id}': { person: 'admin', params: { id: SURVEY } },
  '/admin/stat': { person: 'admin' },
  '/cnslt/stat/staff/list': { person: 'supervisor' },
  '/anals/stdntinfo/list/{tutor?}': { person: 'supervisor', params: { tutor: 'tutor' } },
  '/popup/stdntInfo/{stdntId}/{tab?}/{sectionId?}': { address: `/popup/stdntInfo/${STUDENT}`, params: RECORD },
  '/popup/stdntInfoApi/{stdntId}/{tab?}/{sectionId?}': {
    address: `/popup/stdntInfoApi/${STUDENT}/course`,
    params: RECORD,
  },
  // Names of people stay in their language.
  '/cs/prof/reqst/list': { showsBoth: true },
  '/cs/prof/reqst/profile/{id}': { params: { id: COUNSELLOR }, showsBoth: true },
  '/cs/prof/reqst/form/{id?}': { params: { id: COUNSELLOR }, showsBoth: true },
  '/cnslt/psychological/dtls/list': { person: 'psychmanager', showsBoth: true },
  '/cnslt/psychological/dtls/form/{id}': {
    person: 'psychmanager',
    params: {
      id: async (ask) =>
        (await ask(psychDesk.pageCases, { query: { view: 'OPEN' } })).casePage.content.find(
          ({ status }) => status === 'IN_PROGRESS',
        )?.applicationId,
    },
    showsBoth: true,
    missesToo: true,
  },
  // What rooms and people are called stays in its language.
  '/cnslt/psychological/resve': { person: 'psychmanager', showsBoth: true },
  '/cnslt/psychological/resve/form/{id?}': {
    person: 'psychologist',
    address: '/cnslt/psychological/resve/form',
    params: { id: '' },
    showsBoth: true,
  },
  '/cnslt/psychological/resve/detail/{id}': {
    person: 'psychologist',
    params: {
      id: async (ask) =>
        (await ask(roomReservation.pageReservations, { query: { view: 'AHEAD' } })).reservationPage.content[0]
          ?.reservationId,
    },
    showsBoth: true,
    missesToo: true,
  },
  '/cs/law/reqst/form/{id?}': { address: '/cs/law/reqst/form', params: { id: '' } },
  '/cs/law/reqst/profile/{id}': {
    params: { id: async (ask) => (await ask(law.pageOwnCases, { query: {} })).casePage.content[0]?.caseId },
    showsBoth: true,
    missesToo: true,
  },
  // What people are called stays in its language.
  '/cnslt/law/dtls/list': { person: 'law', showsBoth: true },
  '/cnslt/law/dtls/hours': { person: 'law', showsBoth: true },
  '/cnslt/law/dtls/settings': { person: 'law', showsBoth: true },
  '/cnslt/psychological/cntc/form': { person: 'supervisor', showsBoth: true },
  '/cnslt/psychological/cntc/detail/{id}': {
    person: 'supervisor',
    params: {
      id: async (ask) => (await ask(referral.pageReferrals, { query: {} })).referralPage.content[0]?.referralId,
    },
    showsBoth: true,
    missesToo: true,
  },
  '/cnslt/psychological/dtls/places': { person: 'psychmanager', showsBoth: true },
  '/cnslt/psychological/dtls/satisfaction': { person: 'psychmanager' },
  '/cs/psch/detail/{id}/surv': { person: 'peer', params: { id: ownCase('/cs/psch/detail/', true) }, missesToo: true },
  '/cs/hist/referral/{id}': {
    person: 'peer',
    params: { id: ownCase('/cs/hist/referral/') },
    showsBoth: true,
    missesToo: true,
  },
  '/cs/psch/referral/{id}': {
    person: 'freshman',
    params: { id: ownCase('/cs/psch/referral/') },
    showsBoth: true,
    missesToo: true,
  },
  '/cs/psch/detail/{id}': {
    person: 'graduate',
    params: { id: ownCase('/cs/psch/detail/') },
    showsBoth: true,
    missesToo: true,
  },
  '/cs/hist/detail/{id}': { params: { id: findOwnMeeting }, showsBoth: true, missesToo: true },
  '/cs/psch/reqst/form': { person: 'freshman' },
  '/cs/{cnsltStdntId}/surv': { params: { cnsltStdntId: findOwnMeeting }, showsBoth: true, missesToo: true },
  ...samplesOfDesk('professor', 'supervisor'),
  ...samplesOfDesk('peer', 'peer'),
  ...samplesOfDesk('career', 'career'),
  '/cnslt/professor/dtls/prep/{id}': {
    person: 'supervisor',
    params: { id: meetingOf('professor', 'APPROVED') },
    moment: beforeMeeting('professor'),
    showsBoth: true,
    missesToo: true,
  },
  '/cnslt/career/dtls/prep/{id}': {
    person: 'career',
    params: { id: meetingOf('career', 'APPROVED') },
    moment: beforeMeeting('career'),
    showsBoth: true,
  },
  '/cnslt/professor/stdnt/list/{tutor?}': { person: 'supervisor', params: { tutor: 'univ' }, showsBoth: true },
  '/cnslt/professor/stdnt/form/{id?}': {
    person: 'supervisor',
    params: { id: async (ask) => (await ask(assigned.pageAssigned, { query: {} })).studentPage.content[0]?.stdntId },
    showsBoth: true,
    missesToo: true,
  },
  '/cnslt/professor/msg/list/{naruAlarmTyCode?}': {
    person: 'supervisor',
    address: '/cnslt/professor/msg/list',
    params: { naruAlarmTyCode: '' },
  },
  '/cnslt/professor/msg/detail/{id}': {
    person: 'supervisor',
    params: { id: async (ask) => (await ask(message.pageMessages, { query: {} })).messagePage.content[0]?.messageId },
    showsBoth: true,
    missesToo: true,
  },
  '/cnslt/link': { person: 'fulltime' },
  '/sample/page': { person: 'dev' },
  '/sample/components': { person: 'dev' },
  '/sample/form': { person: 'dev' },
  '/sample/fn': { person: 'dev', showsBoth: true },
  // What people wrote stays in its language.
  '/': { showsBoth: true },
  '/dashboard': { showsBoth: true },
  '/cmmnty/board/notice/list': { showsBoth: true },
  '/cmmnty/board/notice/detail/{id}': { params: { id: POSTS.at(-2) ?? '' }, showsBoth: true },
  '/cmmnty/board/notice/form/{id?}': { person: 'staff', params: { id: POSTS.at(-2) ?? '' }, showsBoth: true },
  '/cmmnty/board/archive/list': { showsBoth: true },
  '/cmmnty/board/archive/detail/{id}': { params: { id: POSTS.at(-1) ?? '' }, showsBoth: true },
  '/cmmnty/board/archive/form/{id?}': { person: 'staff', address: '/cmmnty/board/archive/form', params: { id: '' } },
};

/** The same screens stand at every desk; what stands in place of a record that is not there is looked at once. */
function samplesOfDesk(desk: 'professor' | 'peer' | 'career', person: string): Readonly<Record<string, Sample>> {
  const base = `/cnslt/${desk}/dtls`;
  const missesToo = desk === 'professor';
  const met = { person, params: { id: meetingOf(desk, 'COMPLETED') }, showsBoth: true, missesToo };
  return {
    // Holidays and places are named in the language of the university.
    [`${base}/list`]: { person, showsBoth: true },
    [`${base}/hours`]: { person, showsBoth: true },
    [`${base}/settings`]: { person, showsBoth: true },
    [`${base}/satisfaction`]: { person },
    [`${base}/detail/{id}`]: met,
    [`${base}/form/{id?}`]: met,
  };
}

export interface Visit {
  /** Names it among all. */
  readonly name: string;
  readonly person: string | undefined;
  readonly showsBoth: boolean;
  /** What fails on purpose, for a screen that has nothing to show. */
  readonly failing: RegExp | undefined;
  /** When it is looked at; it has a portal of its own then. */
  readonly moment: Sample['moment'];
  /** @throws where the demonstration has no record for it */
  readonly findAddress: (ask: Ask) => Promise<string>;
}

/** @throws where a route has a part that nobody gave a sample for */
export function visitsOf(route: AppRoute): Visit[] {
  const { params = {}, address, missesToo = false, ...sample } = SAMPLES[route.path] ?? {};
  for (const [, name = ''] of route.path.matchAll(/\{(\w+)\??\}/g))
    if (params[name] === undefined)
      throw new Error(`Give ${route.path} a sample for {${name}} in sample-addresses.ts.`);
  const visit = {
    name: route.path,
    person: sample.person ?? (route.meta.authRequired ? 'student' : undefined),
    showsBoth: sample.showsBoth ?? false,
    failing: undefined,
    moment: sample.moment,
    findAddress: async (ask: Ask) => address ?? fill(route.path, await findAll(route.path, { params, ask })),
  };
  if (!missesToo) return [visit];
  const missing = Object.fromEntries(Object.keys(params).map((name) => [name, NO_RECORD]));
  const without = { name: `${route.path} without its record`, showsBoth: false, failing: NOT_FOUND, moment: undefined };
  return [visit, { ...visit, ...without, findAddress: async () => fill(route.path, missing) }];
}

async function findAll(
  path: string,
  { params, ask }: { readonly params: Readonly<Record<string, string | Find>>; readonly ask: Ask },
): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const [name, value] of Object.entries(params)) {
    const one = typeof value === 'string' ? value : await value(ask);
    if (one === undefined) throw new Error(`The demonstration has no record for {${name}} of ${path}.`);
    found[name] = one;
  }
  return found;
}

const fill = (path: string, values: Readonly<Record<string, string>>): string =>
  path.replaceAll(/\{(\w+)\??\}/g, (_all, name: string) => values[name] ?? '');

/** The area that `npm test -- AREA` is about: only its screens are looked at. */
const AREA = process.env['NARU_TEST_AREA'];
const own = AREA === undefined ? undefined : listRoutePaths(AREA);

/** Screens that open something outside have nothing to look at. */
export const VISITS: readonly Visit[] = (await loadAllRoutes())
  .filter((route) => route.kind !== 'link' && (own?.includes(route.path) ?? true))
  .flatMap(visitsOf);
