/**
 * Every list call of the portal, with those who read most of it: a new list must be here. A reason instead says why a list
 * cannot grow with the university.
 */
import type { DemoName } from '../tables/demo.ts';

export interface MeasuredList {
  readonly people: readonly DemoName[];
  readonly params?: Readonly<Record<string, string>>;
}

/** Lists of one record, found by its key: they grow with that record alone. */
const OF_ONE = 'of one record, by its key';
/** Lists of what machines and the few people of one office do. */
const OF_OFFICE = 'of the administration itself, which has as many rows in a small university';

const by = (...people: DemoName[]): MeasuredList => ({ people });

export const LISTS: Readonly<Record<string, MeasuredList | string>> = {
  'board.pagePosts': { people: ['student', 'staff'], params: { code: 'notice' } },
  'board.pageDeletedPosts': { people: ['admin'], params: { code: 'notice' } },
  'board.pageHistory': OF_ONE,
  'board.pageUnread': OF_ONE,
  'board.pageComments': OF_ONE,
  'reference.pageCourses': by('student', 'lecturer'),
  'reference.pageCourseMasters': by('student'),
  'analytics.pageStudents': by('admin', 'chief', 'staff', 'supervisor', 'coach'),
  'understanding.pageResults': OF_ONE,
  'instrumentDesk.pageInstruments': by('testing'),
  'testResults.pageViews': OF_ONE,
  'abilityParticipation.pageAssignments': by('testing'),
  'abilityParticipation.pageTaken': OF_ONE,
  'mileageBalances.pageBalances': by('mileage'),
  'catalogue.pageProgrammes': { people: ['student', 'alumni'], params: { type: 'baeum' } },
  'catalogue.pageOwnProgrammes': by('student', 'supervisor'),
  'programmeDesk.pageDeskProgrammes': by('education', 'chief', 'staff'),
  'applicantDesk.pageApplicants': OF_ONE,
  'approvals.pageApprovals': by('education'),
  'attendance.pageRows': OF_ONE,
  'completion.pageOwnCertificates': by('student'),
  'completion.pageCompleters': OF_ONE,
  'mileage.pageLines': by('student'),
  'mileage.pageTotals': by('chief', 'assistant', 'supervisor'),
  'mileageUses.pageOwnUses': by('student'),
  'mileageUseDesk.pageUses': by('mileage', 'staff'),
  'mileageClaims.pageOwnClaims': by('student'),
  'mileageClaimDesk.pageClaims': by('mileage', 'staff'),
  'mileageObjectionDesk.pageObjections': by('mileage', 'staff'),
  'mileageEntries.pageBatches': by('mileage'),
  'correctionDesk.pageCorrections': by('badges', 'career', 'supervisor'),
  'experiences.pageCards': by('student'),
  'paperShares.pageViews': OF_ONE,
  'exhibits.pageExhibits': by('student', 'badges'),
  'nominations.pageCandidates': by('student', 'supervisor', 'badges'),
  'nominationDesk.pageNominations': by('badges'),
  'portfolioReports.pageReported': by('badges'),
  'admin.listSlowedSignIns': OF_OFFICE,
  'admin.listRoleMembers': { people: ['admin'], params: { id: 'ADMINISTRATOR' } },
  'changeLog.pageChanges': by('admin'),
  'members.pageMembers': by('admin'),
  'rosters.pageRuns': OF_OFFICE,
  'rosters.pageProblems': OF_ONE,
  'jobs.pageJobs': OF_OFFICE,
  'jobs.pageMails': by('admin'),
  'duties.pageDuties': by('admin', 'staff'),
  'survey.pageSurveys': by('admin', 'education'),
  'counsellorSearch.pageCounsellors': by('student', 'freshman', 'alumni'),
  'deskMeeting.pageMeetings': { people: ['supervisor', 'coach'], params: { desk: 'professor' } },
  'correction.pageCorrections': by('admin', 'staff'),
  'advisees.pageAdvisees': by('supervisor', 'coach'),
  'message.pageMessages': by('supervisor'),
  'history.pageHistory': by('student'),
  'statistics.pageStatistics': by('supervisor', 'chief'),
  'statistics.pageAdminStatistics': by('admin', 'chief', 'staff'),
  'law.pageOwnCases': by('student'),
  'lawDesk.pageCases': by('law', 'lawreviewer'),
  'advisorDesk.pageAdvised': by('admin', 'chief', 'staff'),
  'advisorDesk.pageAdvisors': by('admin', 'chief', 'staff'),
  'advisorDesk.pageWishes': by('admin', 'chief'),
  'referral.pageReferrals': by('supervisor'),
  'psychDesk.pageCases': by('psychmanager', 'psychologist'),
  'psychDesk.pageOpenings': by('psychmanager'),
  'psychReferral.pageEmergencies': by('psychmanager'),
  'room.pageClosures': by('psychmanager'),
  'roomReservation.pageReservations': by('psychmanager'),
  'listExports.pageExports': by('student', 'admin'),
  'notification.pageNotifications': by('student', 'admin'),
};

/** Other reads that once grew with the university. */
export const OTHER_READS: Readonly<Record<string, MeasuredList>> = {
  'reference.listTutors': by('student'),
  'statistics.readStatistics': by('supervisor'),
  'statistics.readAdminStatistics': by('admin'),
};

/** Returns whether a call gives a list, page by page. */
export const isList = ({ method, path }: { readonly method: string; readonly path: string }): boolean =>
  method === 'GET' && path.endsWith('/page');
