/**
 * The person and address with which each route of the table is checked. Refusals are tested with the calls.
 */
import { testResults } from '@naru/contract/areas/ability/result.ts';
import { abilityParticipation } from '@naru/contract/areas/ability/participation.ts';
import { badgeClasses } from '@naru/contract/areas/portfolio/badge-class.ts';
import { correctionDesk } from '@naru/contract/areas/portfolio/correction-desk.ts';
import { corrections } from '@naru/contract/areas/portfolio/correction.ts';
import { catalogue } from '@naru/contract/areas/learning/catalogue.ts';
import type { ProgrammeSlug } from '@naru/contract/areas/learning/words.ts';
import { deskMeeting } from '@naru/contract/areas/counselling/meeting/desk.ts';
import { advisees } from '@naru/contract/areas/counselling/advisor/advisees.ts';
import { history } from '@naru/contract/areas/counselling/overview/history.ts';
import { law } from '@naru/contract/areas/counselling/law/asking.ts';
import { message } from '@naru/contract/areas/counselling/overview/message.ts';
import { psychDesk } from '@naru/contract/areas/counselling/psychological/desk.ts';
import { referral } from '@naru/contract/areas/counselling/referral/referral.ts';
import { roomReservation } from '@naru/contract/areas/counselling/room/reservation.ts';
import { instrumentDesk } from '@naru/contract/areas/ability/instrument-desk.ts';
import { mileage } from '@naru/contract/areas/mileage/own.ts';
import { mileageEntries } from '@naru/contract/areas/mileage/entries.ts';
import { coverLetters } from '@naru/contract/areas/portfolio/letter.ts';
import { mileageUses } from '@naru/contract/areas/mileage/uses.ts';
import { mileageRules } from '@naru/contract/areas/mileage/rules.ts';
import { ownBadges } from '@naru/contract/areas/portfolio/badge.ts';
import { portfolioStart } from '@naru/contract/areas/portfolio/start.ts';
import { exhibits } from '@naru/contract/areas/portfolio/exhibit.ts';
import { nominationDesk, nominations } from '@naru/contract/areas/portfolio/nomination.ts';
import { resumes } from '@naru/contract/areas/portfolio/resume.ts';
import { programmeDesk } from '@naru/contract/areas/learning/desk/programmes.ts';
import { POST_COUNT } from '@naru/server/demo/posts.ts';
import { BOARD_TEXTS } from '@naru/server/demo/board-texts.ts';
import { createIds } from '@naru/server/demo/random.ts';
import { type AppRoute, patternOf } from '@naru/web/src/platform/route.ts';
import { loadAllRoutes } from '@naru/web/src/app/routes.ts';

import { listRoutePaths } from '../scripts/lib/area-tests.ts';

import type { Ask } from './ask.ts';

/** The posts of the demonstration, the latest last. */
const POSTS: readonly string[] = Array.from({ length: POST_COUNT }, createIds('post'));

/** The latest post of a board of learning, teaching or mentoring: keys are given in the order of writing. */
function latestOf(code: string): string {
  const written = BOARD_TEXTS.toSorted((a, b) => b.daysAgo - a.daysAgo);
  const ids = Array.from({ length: written.length }, createIds('board_post'));
  return ids[written.findLastIndex(({ board }) => board === code)] ?? '';
}

/** Lists the screens of a type of programmes: the list, and the one that closes next. Names and texts stay in their language. */
function samplesOfProgrammes(base: string, type: ProgrammeSlug, person: string): Readonly<Record<string, Sample>> {
  const first = async (ask: Ask) =>
    (await ask(catalogue.pageProgrammes, { params: { type }, query: {} })).programmePage.content[0]?.programmeId;
  return {
    [`${base}/list`]: { person, showsBoth: true },
    [`${base}/detail/{id}`]: { person, params: { id: first }, showsBoth: true, missesToo: true },
  };
}

async function findObjection(ask: Ask): Promise<string | undefined> {
  const { linePage } = await ask(mileage.pageLines, { query: { isObjected: true } });
  return linePage.content[0]?.objection?.objectionId;
}

/** Lists the screens of a board: the list, its latest post, and an empty form. */
function samplesOfBoard(
  base: string,
  code: string,
  people: { reader: string; writer: string },
): Readonly<Record<string, Sample>> {
  return {
    [`${base}/list`]: { person: people.reader, showsBoth: true },
    [`${base}/detail/{id}`]: { person: people.reader, params: { id: latestOf(code) }, showsBoth: true },
    [`${base}/form/{id?}`]: { person: people.writer, address: `${base}/form`, params: { id: '' } },
  };
}

/** The first person of the demonstration, whom `student` signs in as. */
const STUDENT = createIds('student')();
/** Some counsellor of the demonstration. */
const COUNSELLOR = createIds('counsellor')();
/** The id of nobody, in place of a record that does not exist. */
const NO_RECORD = '00000000-0000-7000-8000-000000000000';
const NOT_FOUND = /GET \/(?:badge|view\/cdp\/(?:ability|badge|cnslt|cs|survey|lrn|portfolio|profsr))\/.* answered 404/;
const RECORD = { stdntId: STUDENT, tab: '', sectionId: '' };

/** The survey that every portal begins with. */
const SURVEY = '01990000-0000-7000-8000-000000000001';

/** Finds the key of a record that the person may see, in a list that leads there; undefined if there is none. */
type Find = (ask: Ask) => Promise<string | undefined>;

/** Finds a session of a programme that has any. */
const findSession: Find = async (ask) => {
  const { programmePage } = await ask(programmeDesk.pageDeskProgrammes, { query: { stage: 'RUNNING' } });
  const [first] = programmePage.content;
  if (!first) return undefined;
  const { programme } = await ask(programmeDesk.readDeskProgramme, { params: { id: first.programmeId } });
  return programme.content.sessionList[0]?.sessionId ?? undefined;
};

/** Finds the person's own place in a programme that is over: completed, or with its survey open. */
const ownPlace =
  (isCompleted: boolean): Find =>
  async (ask) => {
    const { entryPage } = await ask(catalogue.pageOwnProgrammes, { query: { isOver: true } });
    return entryPage.content.find(
      ({ status, completion }) =>
        status === 'CONFIRM' && completion && (completion.completedAt !== null) === isCompleted,
    )?.traineeId;
  };

interface Sample {
  /** User name; undefined for nobody signed in. A student by default. */
  readonly person?: string;
  /** A value for every part of the pattern, optional ones too; for a record its key, or a way to find it. */
  readonly params?: Readonly<Record<string, string | Find>>;
  /** For the catch-all, which has no parts. */
  readonly address?: string;
  /** True for a page that shows names and what people wrote, which stay in their language. */
  readonly showsBoth?: boolean;
  /** True where the screen is also looked at without its record: one of each kind. */
  readonly missesToo?: boolean;
  /** True where the demonstration has no such record: the screen is looked at without it alone. */
  readonly isMissing?: boolean;
  /** The time at which the screen has its content, if it has not always. */
  readonly moment?: (ask: Ask) => Promise<Date | undefined>;
}

const meetingOf =
  (desk: 'professor' | 'peer' | 'career', status: 'APPROVED' | 'COMPLETED'): Find =>
  async (ask) => {
    const view = status === 'APPROVED' ? 'UPCOMING' : 'DONE';
    const { meetingPage } = await ask(deskMeeting.pageMeetings, { params: { desk }, query: { view, status } });
    return meetingPage.content[0]?.requestId;
  };

const HOUR_MS = 3_600_000;

/** An hour before the next agreed meeting, when its prep sheet is open. */
const beforeMeeting =
  (desk: 'professor' | 'career') =>
  async (ask: Ask): Promise<Date | undefined> => {
    const wish = { view: 'UPCOMING', status: 'APPROVED' } as const;
    const { meetingPage } = await ask(deskMeeting.pageMeetings, { params: { desk }, query: wish });
    const [next] = meetingPage.content;
    return next && new Date(Date.parse(next.beginsAt) - HOUR_MS);
  };

const findOwnMeeting: Find = async (ask) => {
  const { historyPage } = await ask(history.pageHistory, { query: { status: 'COMPLETED' } });
  return historyPage.content.find(({ meeting }) => meeting?.survey === 'OPEN')?.meeting?.requestId;
};

/** Finds the first case of the person's history that leads to this address, a finished one if `isOver`. */
const ownCase =
  (beginning: string, isOver = false): Find =>
  async (ask) => {
    const { historyPage } = await ask(history.pageHistory, { query: { size: '100' } });
    return historyPage.content.find(
      (entry) => entry.case?.path.startsWith(beginning) && (!isOver || entry.case.status === 'ENDED'),
    )?.case?.caseId;
  };

/** Values that do not follow from the route itself. */
const SAMPLES: Readonly<Record<string, Sample>> = {
  '/error/{code?}': { params: { code: '503' } },
  '/*': { address: '/nowhere/at/all' },
  '/admin/member/list': { person: 'admin' },
  '/admin/setting': { person: 'admin', showsBoth: true },
  '/admin/duty/list': { person: 'admin' },
  '/admin/audit/list': { person: 'admin' },
  '/admin/roster/list': { person: 'admin' },
  '/admin/advisor/list': { person: 'admin' },
  '/admin/correction/list': { person: 'staff' },
  '/admin/job/list': { person: 'admin' },
  '/admin/survey/list': { person: 'admin' },
  // The builder shows the survey in both languages.
  '/admin/survey/form/{id}': { person: 'admin', params: { id: SURVEY }, showsBoth: true },
  '/admin/survey/result/{id}': { person: 'admin', params: { id: SURVEY } },
  '/admin/stat': { person: 'admin' },
  '/cnslt/stat/staff/list': { person: 'supervisor' },
  '/anals/stdntinfo/list/{tutor?}': { person: 'supervisor', params: { tutor: 'tutor' } },
  '/attend/{sessionId}': { params: { sessionId: NO_RECORD } },
  '/lrn/programme/attendance/{sessionId}': { person: 'education', params: { sessionId: findSession }, showsBoth: true },
  '/popup/stdntInfo/{stdntId}/{tab?}/{sectionId?}': { address: `/popup/stdntInfo/${STUDENT}`, params: RECORD },
  '/popup/stdntInfoApi/{stdntId}/{tab?}/{sectionId?}': {
    address: `/popup/stdntInfoApi/${STUDENT}/course`,
    params: RECORD,
  },
  ...samplesOfProgrammes('/lrn/baeum', 'baeum', 'student'),
  ...samplesOfProgrammes('/lrn/chaeum', 'chaeum', 'student'),
  ...samplesOfProgrammes('/lrn/ieum', 'ieum', 'student'),
  ...samplesOfProgrammes('/profsr/workshp', 'workshp', 'fulltime'),
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
  // Names of rooms and people stay in their language.
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
  // Names of people stay in their language.
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
    params: { id: async (ask) => (await ask(advisees.pageAdvisees, { query: {} })).studentPage.content[0]?.stdntId },
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
  '/ability/guide/guide': {},
  '/ability/guide/systm': {},
  '/ability/grdtntest': {},
  // A test stays in the language that it is answered in.
  '/ability/test/01/form/{id?}': { address: '/ability/test/01/form', params: { id: '' }, showsBoth: true },
  '/ability/test/02/form/{id?}': { address: '/ability/test/02/form', params: { id: '' }, showsBoth: true },
  '/ability/test/03/form/{id?}': { address: '/ability/test/03/form', params: { id: '' }, showsBoth: true },
  '/ability/my/tab01': { showsBoth: true },
  '/ability/my/tab02': { showsBoth: true },
  '/ability/my/tab03': { showsBoth: true },
  '/portfolio/my/publish/{id}': {
    params: { id: async (ask) => (await ask(portfolioStart.listPortfolios, {})).portfolioList[0]?.portfolioId },
    showsBoth: true,
    missesToo: true,
  },
  '/portfolio/resume': { showsBoth: true },
  // The student's advisor reads their papers; a student's own résumé is there, too.
  '/portfolio/share/{stdntId}': {
    person: 'supervisor',
    params: { stdntId: STUDENT },
    showsBoth: true,
    missesToo: true,
  },
  '/portfolio/resume/detail/{id}/{owner}': {
    params: {
      id: async (ask) => (await ask(resumes.listResumes, {})).resumeList[0]?.resumeId,
      owner: STUDENT,
    },
    showsBoth: true,
    missesToo: true,
  },
  '/popup/pt/{prtfolioId}': {
    params: { prtfolioId: async (ask) => (await ask(portfolioStart.listPortfolios, {})).portfolioList[0]?.portfolioId },
    showsBoth: true,
    missesToo: true,
  },
  '/portfolio/my/print/{id}': {
    params: { id: async (ask) => (await ask(portfolioStart.listPortfolios, {})).portfolioList[0]?.portfolioId },
    showsBoth: true,
    missesToo: true,
  },
  '/portfolio/resume/form/{id}': {
    params: { id: async (ask) => (await ask(resumes.listResumes, {})).resumeList[0]?.resumeId },
    showsBoth: true,
    missesToo: true,
  },
  // Pages and their words stay in the language in which they were written.
  '/portfolio/my': { showsBoth: true },
  '/portfolio/my/new': { showsBoth: true },
  '/portfolio/my/version/{id}': {
    params: { id: async (ask) => (await ask(portfolioStart.listPortfolios, {})).portfolioList[0]?.portfolioId },
    showsBoth: true,
    missesToo: true,
  },
  '/portfolio/my/form/{id}': {
    params: { id: async (ask) => (await ask(portfolioStart.listPortfolios, {})).portfolioList[0]?.portfolioId },
    showsBoth: true,
    missesToo: true,
  },
  '/ability/my/popup/{resultId}': {
    params: {
      resultId: async (ask) =>
        (await ask(testResults.readLatest, { params: { family: '01' } })).result?.attemptList[0]?.resultId,
    },
    showsBoth: true,
    missesToo: true,
  },
  '/ability/assignment/list': { person: 'testing', showsBoth: true },
  '/ability/assignment/form/{id?}': { person: 'testing', address: '/ability/assignment/form', params: { id: '' } },
  '/ability/assignment/detail/{id}': {
    person: 'testing',
    params: {
      id: async (ask) =>
        (await ask(abilityParticipation.pageAssignments, { query: {} })).assignmentPage.content[0]?.assignmentId,
    },
    showsBoth: true,
    missesToo: true,
  },
  '/ability/participation': { person: 'testing', showsBoth: true },
  '/ability/participation/taken': { person: 'testing' },
  // Names of programmes and people stay in their language.
  '/lrn/programme/list': { person: 'education', showsBoth: true },
  '/lrn/programme/form/{id?}': {
    person: 'education',
    address: '/lrn/programme/form',
    params: { id: '' },
    showsBoth: true,
  },
  '/lrn/programme/detail/{id}': {
    person: 'education',
    params: {
      id: async (ask) =>
        (await ask(programmeDesk.pageDeskProgrammes, { query: {} })).programmePage.content[0]?.programmeId,
    },
    showsBoth: true,
  },
  '/lrn/approval/list': { person: 'education', showsBoth: true },
  '/portfolio/badgeclass/list': { person: 'badges', showsBoth: true },
  '/portfolio/badgeclass/form/{id?}': { person: 'badges', params: { id: '' }, showsBoth: true },
  '/portfolio/badgeclass/detail/{id}': {
    person: 'badges',
    params: { id: async (ask) => (await ask(badgeClasses.listClassOptions, {})).classList[0]?.classId },
    showsBoth: true,
    missesToo: true,
  },
  '/portfolio/badgeclass/grant/list': { person: 'badges', showsBoth: true },
  '/portfolio/cl/list': { showsBoth: true },
  '/portfolio/cl/form/{id?}': {
    params: { id: async (ask) => (await ask(coverLetters.listLetters, {})).letterList[0]?.letterId },
    showsBoth: true,
    missesToo: true,
  },
  '/lrn/mile/hist/claim/{id?}': { address: '/lrn/mile/hist/claim', params: { id: '' } },
  '/ability/instrument/list': { person: 'testing', showsBoth: true },
  '/ability/instrument/detail/{id}': {
    person: 'testing',
    params: {
      id: async (ask) => (await ask(instrumentDesk.pageInstruments, { query: {} })).instrumentPage.content[0]?.testId,
    },
    missesToo: true,
  },
  '/ability/instrument/version/{id}': {
    person: 'testing',
    params: {
      id: async (ask) => {
        const { content } = (await ask(instrumentDesk.pageInstruments, { query: {} })).instrumentPage;
        const test =
          content[0] && (await ask(instrumentDesk.readInstrument, { params: { id: content[0].testId } })).test;
        return test?.versionList[0]?.versionId;
      },
    },
    // Its content is read in either language.
    showsBoth: true,
    missesToo: true,
  },
  '/ability/norm/{versionId}': {
    person: 'testing',
    params: {
      versionId: async (ask) => {
        const { content } = (await ask(instrumentDesk.pageInstruments, { query: {} })).instrumentPage;
        const test =
          content[0] && (await ask(instrumentDesk.readInstrument, { params: { id: content[0].testId } })).test;
        return test?.versionList[0]?.versionId;
      },
    },
    missesToo: true,
  },
  '/lrn/mile/hist/objection/form/{id}': {
    params: { id: async (ask) => (await ask(mileage.pageLines, { query: {} })).linePage.content[0]?.lineId },
    showsBoth: true,
    missesToo: true,
  },
  '/lrn/mile/hist/objection/detail/{id}': {
    person: 'freshman',
    // Early in a term nobody has objected yet.
    params: { id: async (ask) => (await findObjection(ask)) ?? NO_RECORD },
    showsBoth: true,
    missesToo: true,
  },
  '/lrn/mileage/list': { person: 'mileage', showsBoth: true },
  '/lrn/mileage/objection/list': { person: 'mileage', showsBoth: true },
  '/lrn/mileage/entry/list': { person: 'mileage', showsBoth: true },
  '/lrn/mileage/entry/form': { person: 'mileage' },
  '/lrn/mileage/entry/detail/{id}': {
    person: 'mileage',
    params: {
      id: async (ask) => (await ask(mileageEntries.pageBatches, { query: {} })).batchPage.content[0]?.batchId,
    },
    showsBoth: true,
    missesToo: true,
  },
  '/lrn/mileage/item/list': { person: 'mileage' },
  '/lrn/mileage/item/form/{id?}': { person: 'mileage', address: '/lrn/mileage/item/form', params: { id: '' } },
  '/lrn/mileage/rule/list': { person: 'mileage' },
  '/lrn/mileage/rule/form/{id}': {
    person: 'mileage',
    params: { id: async (ask) => (await ask(mileageRules.listRules, {})).itemList[0]?.itemId },
    showsBoth: true,
    missesToo: true,
  },
  '/lrn/mileage/purpose/list': { person: 'mileage' },
  '/lrn/mileage/purpose/form/{purposeCode}': {
    person: 'mileage',
    params: { purposeCode: 'SCHOLARSHIP' },
    showsBoth: true,
    missesToo: true,
  },
  '/lrn/mileage/balance/list': { person: 'mileage' },
  '/lrn/mileage/close/list': { person: 'mileage', showsBoth: true },
  '/lrn/message/{programmeId}': { params: { programmeId: NO_RECORD } },
  '/lrn/mile/usereqst/list': { showsBoth: true },
  '/lrn/mile/usereqst/form/{id?}': { address: '/lrn/mile/usereqst/form', params: { id: '' }, showsBoth: true },
  '/lrn/mile/hist/list': { showsBoth: true },
  '/lrn/mile/usereqst/detail/{id}': {
    params: { id: async (ask) => (await ask(mileageUses.pageOwnUses, { query: {} })).usePage.content[0]?.useId },
    showsBoth: true,
    missesToo: true,
  },
  '/lrn/mileage/use/list': { person: 'mileage', showsBoth: true },
  '/lrn/certificate/list': { showsBoth: true },
  '/lrn/certificate/completion/{id}': { params: { id: ownPlace(true) }, showsBoth: true, missesToo: true },
  '/lrn/certificate/survey/{id}': { params: { id: ownPlace(false) }, showsBoth: true, missesToo: true },
  '/lrn/programme/completion/{id}': {
    person: 'education',
    params: {
      id: async (ask) =>
        (await ask(programmeDesk.pageDeskProgrammes, { query: { stage: 'OVER' } })).programmePage.content[0]
          ?.programmeId,
    },
    showsBoth: true,
  },
  '/portfolio/badge/my': { showsBoth: true },
  '/portfolio/badge/intro': { showsBoth: true },
  '/badge/{id}': {
    person: 'student',
    params: { id: async (ask) => (await ask(ownBadges.listOwnBadges, {})).badgeList[0]?.assertionId },
    showsBoth: true,
    missesToo: true,
  },
  '/certificate/{number}': { params: { number: 'NR-1999-000001' } },
  '/sample/page': { person: 'dev' },
  '/sample/components': { person: 'dev' },
  '/sample/form': { person: 'dev' },
  '/sample/fn': { person: 'dev', showsBoth: true },
  // Texts that people wrote stay in their language.
  '/': { showsBoth: true },
  '/dashboard': { showsBoth: true },
  '/todo': { showsBoth: true },
  '/cmmnty/board/notice/list': { showsBoth: true },
  '/cmmnty/board/notice/detail/{id}': { params: { id: POSTS.at(-2) ?? '' }, showsBoth: true },
  '/cmmnty/board/notice/form/{id?}': { person: 'staff', params: { id: POSTS.at(-2) ?? '' }, showsBoth: true },
  ...samplesOfBoard('/anals/analsinfo/board/stdytips', 'stdytips', { reader: 'student', writer: 'staff' }),
  ...samplesOfBoard('/anals/analsrpt/board', 'analsrpt', { reader: 'staff', writer: 'staff' }),
  ...samplesOfBoard('/anals/stdytips/board/stdytips', 'stdytips', { reader: 'student', writer: 'coach' }),
  ...samplesOfBoard('/anals/stdytips/board/mjrlrnkwhw', 'mjrlrnkwhw', { reader: 'student', writer: 'chief' }),
  ...samplesOfBoard('/anals/stdytips/board/lrncntstpr', 'lrncntstpr', { reader: 'student', writer: 'staff' }),
  '/portfolio/cl/detail/{id}/{owner}': {
    params: {
      id: async (ask) =>
        (await ask(corrections.listOwnCorrections, { query: {} })).correctionList.find(
          ({ status, letterId }) => status === 'COMPLETED' && letterId !== null,
        )?.letterId ?? undefined,
      owner: STUDENT,
    },
    showsBoth: true,
    missesToo: true,
  },
  '/profsr/cl/list': { person: 'career', showsBoth: true },
  '/profsr/cl/detail/{id}': {
    person: 'career',
    params: {
      id: async (ask) =>
        (await ask(correctionDesk.pageCorrections, { query: { tab: 'MINE' } })).correctionPage.content[0]?.correctionId,
    },
    showsBoth: true,
    missesToo: true,
  },
  '/portfolio/cl/correction/form/{id}': {
    params: {
      id: async (ask) =>
        (await ask(corrections.listOwnCorrections, { query: {} })).correctionList.find(
          ({ status }) => status === 'COMPLETED',
        )?.letterId ?? NO_RECORD,
    },
    showsBoth: true,
    missesToo: true,
  },
  '/portfolio/cl/correction/detail/{id}': {
    params: {
      id: async (ask) =>
        (await ask(corrections.listOwnCorrections, { query: {} })).correctionList[0]?.correctionId ?? NO_RECORD,
    },
    showsBoth: true,
    missesToo: true,
  },
  '/portfolio/exclnc': { showsBoth: true },
  '/portfolio/exclnc/form/{id}': {
    params: {
      id: async (ask) =>
        (await ask(nominations.pageCandidates, { query: {} })).candidatePage.content[0]?.portfolioId ?? NO_RECORD,
    },
    showsBoth: true,
    missesToo: true,
  },
  '/portfolio/exclnc/detail/{id}': {
    params: {
      id: async (ask) => (await ask(exhibits.pageExhibits, { query: {} })).exhibitPage.content[0]?.nominationId,
    },
    showsBoth: true,
    missesToo: true,
  },
  '/portfolio/select/list': { person: 'badges', showsBoth: true },
  '/portfolio/select/detail/{id}': {
    person: 'badges',
    params: {
      id: async (ask) =>
        (await ask(nominationDesk.pageNominations, { query: { tab: 'REVIEW' } })).nominationPage.content[0]
          ?.nominationId,
    },
    showsBoth: true,
    missesToo: true,
  },
  '/pt/{path}/report': { params: { path: 'small-bridges' } },
  '/portfolio/cl/correction/survey/{id}': { params: { id: NO_RECORD }, isMissing: true },
  ...samplesOfBoard('/profsr/board/teachtips', 'teachtips', { reader: 'fulltime', writer: 'fulltime' }),
  ...samplesOfBoard('/profsr/board/dscsn', 'dscsn', { reader: 'fulltime', writer: 'fulltime' }),
  ...samplesOfBoard('/mntr/studmntr/board/notice', 'studmntr.notice', { reader: 'student', writer: 'staff' }),
  ...samplesOfBoard('/mntr/jobmntr/board/notice', 'jobmntr.notice', { reader: 'student', writer: 'staff' }),
  ...samplesOfBoard('/mntr/hyfivemntr/board/notice', 'hyfivemntr.notice', { reader: 'student', writer: 'staff' }),
  '/cmmnty/board/archive/list': { showsBoth: true },
  '/cmmnty/board/archive/detail/{id}': { params: { id: POSTS.at(-1) ?? '' }, showsBoth: true },
  '/cmmnty/board/archive/form/{id?}': { person: 'staff', address: '/cmmnty/board/archive/form', params: { id: '' } },
};

/** Lists the screens that all desks share; a missing record is checked at one desk only. */
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
  /** A unique name. */
  readonly name: string;
  readonly person: string | undefined;
  readonly showsBoth: boolean;
  /** Visits of one kind run the same code: the first is looked at whole, the others in few ways. */
  readonly kind: unknown;
  /** The calls that fail on purpose, for a screen that has nothing to show. */
  readonly failing: RegExp | undefined;
  /** The time of the check; the screen has a portal of its own then. */
  readonly moment: Sample['moment'];
  /** @throws if the demonstration has no record for it */
  readonly findAddress: (ask: Ask) => Promise<string>;
}

/** Screens that show parts of their own, though others before them run the same code. */
const SHOWS_MORE: ReadonlySet<string> = new Set([
  // A test that has begun.
  '/ability/test/03/list',
  '/ability/test/03/form/{id?}',
  // A post with comments.
  '/anals/analsinfo/board/stdytips/detail/{id}',
  // A programme with conditions, and a reason why it cannot be applied for.
  '/profsr/workshp/list',
  '/profsr/workshp/detail/{id}',
  // A desk that meets by link.
  '/cnslt/career/dtls/settings',
]);

/** The kind of all screens without their record: each says so in the same way. */
const WITHOUT_RECORD = Symbol('without its record');

/** @throws if a part of the route has no sample */
export function visitsOf(route: AppRoute): Visit[] {
  const { params = {}, address, missesToo = false, isMissing = false, ...sample } = SAMPLES[route.path] ?? {};
  for (const [, name = ''] of route.path.matchAll(/\{(\w+)\??\}/g))
    if (params[name] === undefined)
      throw new Error(`Give ${route.path} a sample for {${name}} in sample-addresses.ts.`);
  const visit = {
    name: route.path,
    person: sample.person ?? (route.meta.authRequired ? 'student' : undefined),
    showsBoth: sample.showsBoth ?? false,
    kind: isMissing ? WITHOUT_RECORD : SHOWS_MORE.has(route.path) ? route.path : route.screen,
    failing: isMissing ? NOT_FOUND : undefined,
    moment: sample.moment,
    findAddress: async (ask: Ask) => address ?? fill(route.path, await findAll(route.path, { params, ask })),
  };
  if (!missesToo) return [visit];
  const missing = Object.fromEntries(Object.keys(params).map((name) => [name, NO_RECORD]));
  const without = {
    name: `${route.path} without its record`,
    showsBoth: false,
    kind: WITHOUT_RECORD,
    failing: NOT_FOUND,
    moment: undefined,
  };
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

const shellOf = (person: string | undefined, address: string): Visit => ({
  name: address,
  person,
  showsBoth: true,
  kind: address,
  failing: undefined,
  moment: undefined,
  findAddress: async () => address,
});

/** A screen in each shell: what the shell brings is looked at there, and on no other screen. */
export const SHELLS: Readonly<Record<string, Visit>> = {
  students: shellOf('student', '/dashboard'),
  staff: shellOf('staff', '/dashboard'),
  'people from outside': shellOf('outsider', '/mntr/hyfivemntr/board/notice/list'),
  'pages for everybody': shellOf(undefined, '/index'),
};

/** Screens whose colours meet in ways that pairs of tokens do not tell (contrast.test.ts), and why. */
export const DARK: Readonly<Record<string, string>> = {
  '/sample/components': 'every part of the kit, with charts, chips and calendars',
  '/dashboard': 'widgets with chips, bars and days',
  '/ability/my/tab01': 'a radar with names on its surface',
  '/ability/my/tab03': 'bars and levels',
  '/ability/guide/guide': 'pictures of results in mixed colours',
  '/admin/stat': 'charts and a map of heat',
  '/cs/prof/reqst/list': 'free hours on tints',
  '/cnslt/professor/dtls/list': 'a week with meetings and chips',
  '/cnslt/psychological/resve': 'a timeline of rooms with hatches',
  '/lrn/programme/attendance/{sessionId}': 'a code and digits on the wall',
  '/lrn/mile/hist/list': 'lines and bars of points',
  '/portfolio/my': 'small pages in colours of their own',
  '/portfolio/my/form/{id}': 'a page in colours of its own, with the tools around it',
  '/portfolio/resume/form/{id}': 'a paper that stays white',
  '/portfolio/exclnc': 'covers with words on gradients',
  '/portfolio/badge/my': 'pictures of badges',
  '/badge/{id}': 'a badge as others see it',
  '/lrn/certificate/completion/{id}': 'a certificate that stays white',
  '/portfolio/cl/detail/{id}/{owner}': 'marks of comments in a text',
};

/** The area that `npm test -- AREA` is about: only its screens are looked at. */
const AREA = process.env['NARU_TEST_AREA'];
const own = AREA === undefined ? undefined : listRoutePaths(AREA);

/** Screens that open something outside have nothing to look at; of routes that share a pattern the first is looked at. */
const routes = (await loadAllRoutes())
  .filter((route, at, all) => all.findIndex((one) => patternOf(one) === patternOf(route)) === at)
  .filter((route) => route.kind !== 'link');
const unknown = Object.keys(DARK).filter((name) => !routes.some(({ path }) => path === name));
if (unknown.length > 0) throw new Error(`DARK names screens that there are not: ${unknown.join(', ')}.`);

export const VISITS: readonly Visit[] = routes
  .filter(({ path }) => own?.includes(path) ?? true)
  .flatMap((route) => visitsOf(route));
