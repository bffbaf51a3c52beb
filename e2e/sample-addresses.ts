/**
 * Where each route of the table is looked at, and by whom. Who may not see it is the calls' affair.
 */
import { POST_COUNT } from '@naru/server/demo/posts.ts';
import { createIds } from '@naru/server/demo/random.ts';
import type { AppRoute } from '@naru/web/src/platform/route.ts';
import { loadAllRoutes } from '@naru/web/src/app/routes.ts';

/** The posts of the demonstration, the latest last. */
const POSTS: readonly string[] = Array.from({ length: POST_COUNT }, createIds('post'));

/** The first person of the demonstration, whom `student` signs in as. */
const STUDENT = createIds('student')();
/** Some counsellor of the demonstration. */
const COUNSELLOR = createIds('counsellor')();
/** Nobody's: what stands in place of a meeting that is not there is looked at; the journey of counselling sees real ones. */
const NO_MEETING = '00000000-0000-7000-8000-000000000000';
const NOT_FOUND = /GET \/view\/cdp\/(cnslt|cs|survey)\/.* answered 404/;
const RECORD = { stdntId: STUDENT, tab: '', sectionId: '' };

/** The survey that every portal begins with. */
const SURVEY = '01990000-0000-7000-8000-000000000001';

interface Sample {
  /** User name; undefined for who is not signed in. Pages are a student's unless told otherwise. */
  readonly person?: string;
  /** Something for every part of the pattern, optional ones too. */
  readonly params?: Readonly<Record<string, string>>;
  /** For the catch-all, which has no parts. */
  readonly address?: string;
  /** True for a page that sets Korean and English side by side, whoever reads it. */
  readonly showsBoth?: boolean;
  /** What fails on purpose, for a screen that has nothing to show. */
  readonly failing?: RegExp;
}

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
    params: { id: NO_MEETING },
    failing: NOT_FOUND,
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
    params: { id: NO_MEETING },
    failing: NOT_FOUND,
  },
  '/cs/law/reqst/form/{id?}': { address: '/cs/law/reqst/form', params: { id: '' } },
  '/cs/law/reqst/profile/{id}': { params: { id: NO_MEETING }, failing: NOT_FOUND },
  // What people are called stays in its language.
  '/cnslt/law/dtls/list': { person: 'law', showsBoth: true },
  '/cnslt/law/dtls/hours': { person: 'law', showsBoth: true },
  '/cnslt/law/dtls/settings': { person: 'law', showsBoth: true },
  '/cnslt/psychological/cntc/form': { person: 'supervisor', showsBoth: true },
  '/cnslt/psychological/cntc/detail/{id}': { person: 'supervisor', params: { id: NO_MEETING }, failing: NOT_FOUND },
  '/cnslt/psychological/dtls/places': { person: 'psychmanager', showsBoth: true },
  '/cnslt/psychological/dtls/satisfaction': { person: 'psychmanager' },
  '/cs/psch/detail/{id}/surv': { params: { id: NO_MEETING }, failing: NOT_FOUND },
  '/cs/hist/referral/{id}': { params: { id: NO_MEETING }, failing: NOT_FOUND },
  '/cs/psch/referral/{id}': { params: { id: NO_MEETING }, failing: NOT_FOUND },
  '/cs/psch/detail/{id}': { params: { id: NO_MEETING }, failing: NOT_FOUND },
  '/cs/hist/detail/{id}': { params: { id: NO_MEETING }, failing: NOT_FOUND },
  '/cs/psch/reqst/form': { person: 'freshman' },
  '/cs/{cnsltStdntId}/surv': { params: { cnsltStdntId: NO_MEETING }, failing: NOT_FOUND },
  ...samplesOfDesk('professor', 'supervisor'),
  ...samplesOfDesk('peer', 'peer'),
  ...samplesOfDesk('career', 'career'),
  '/cnslt/professor/dtls/prep/{id}': { person: 'supervisor', params: { id: NO_MEETING }, failing: NOT_FOUND },
  '/cnslt/career/dtls/prep/{id}': { person: 'career', params: { id: NO_MEETING }, failing: NOT_FOUND },
  '/cnslt/professor/stdnt/list/{tutor?}': { person: 'supervisor', params: { tutor: 'univ' }, showsBoth: true },
  '/cnslt/professor/stdnt/form/{id?}': { person: 'supervisor', params: { id: NO_MEETING }, failing: NOT_FOUND },
  '/cnslt/professor/msg/list/{naruAlarmTyCode?}': {
    person: 'supervisor',
    address: '/cnslt/professor/msg/list',
    params: { naruAlarmTyCode: '' },
  },
  '/cnslt/professor/msg/detail/{id}': { person: 'supervisor', params: { id: NO_MEETING }, failing: NOT_FOUND },
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

/** The same screens stand at every desk. */
function samplesOfDesk(desk: string, person: string): Readonly<Record<string, Sample>> {
  const base = `/cnslt/${desk}/dtls`;
  const none = { person, params: { id: NO_MEETING }, failing: NOT_FOUND };
  return {
    // Holidays and places are named in the language of the university.
    [`${base}/list`]: { person, showsBoth: true },
    [`${base}/hours`]: { person, showsBoth: true },
    [`${base}/settings`]: { person, showsBoth: true },
    [`${base}/satisfaction`]: { person },
    [`${base}/detail/{id}`]: none,
    [`${base}/form/{id?}`]: none,
  };
}

export interface Visit {
  readonly path: string;
  readonly address: string;
  readonly person: string | undefined;
  readonly showsBoth: boolean;
  readonly failing: RegExp | undefined;
}

/** @throws where a route has a part that nobody gave a sample for */
export function visitOf(route: AppRoute): Visit {
  const { person, params = {}, address, showsBoth = false, failing } = SAMPLES[route.path] ?? {};
  const filled = route.path.replaceAll(/\{(\w+)\??\}/g, (_all, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`Give ${route.path} a sample for {${name}} in sample-addresses.ts.`);
    return value;
  });
  return {
    path: route.path,
    address: address ?? filled,
    person: person ?? (route.meta.authRequired ? 'student' : undefined),
    showsBoth,
    failing,
  };
}

/** Screens that open something outside have nothing to look at. */
export const VISITS: readonly Visit[] = (await loadAllRoutes()).filter((route) => route.kind !== 'link').map(visitOf);
