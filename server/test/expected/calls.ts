/**
 * Every call with the people it is for, and their code for the input beside it: written by hand from
 * docs/specification.md §6 and §7.
 * Nobody else gets an answer: S401 without a session, S403 with one.
 */

import { INSTRUMENT_CALLS } from './ability/instruments.ts';
import { TEST_GUIDE_CALLS } from './ability/guide.ts';
import { NORM_CALLS } from './ability/norms.ts';
import { ABILITY_PARTICIPATION_CALLS } from './ability/participation.ts';
import { ABILITY_RESULT_CALLS } from './ability/results.ts';
import { ABILITY_SESSION_CALLS } from './ability/sessions.ts';
import { ADMINISTRATION_CALLS } from './administration.ts';
import { COMMUNITY_CALLS } from './community.ts';
import { CONFIDENTIAL_CALLS } from './confidential.ts';
import { COUNSELLING_CALLS } from './counselling.ts';
import { ATTENDANCE_CALLS } from './learning/attendance.ts';
import { CATALOGUE_CALLS } from './learning/catalogue.ts';
import { COMPLETION_CALLS } from './learning/completion.ts';
import { DESK_CALLS } from './learning/desk.ts';
import { MILEAGE_RULE_CALLS } from './mileage/rules.ts';
import { MILEAGE_CLOSE_CALLS } from './mileage/closes.ts';
import { MILEAGE_ENTRY_CALLS } from './mileage/entries.ts';
import { MILEAGE_USE_CALLS } from './mileage/uses.ts';
import { MILEAGE_CLAIM_CALLS } from './mileage/claims.ts';
import { MILEAGE_OBJECTION_CALLS } from './mileage/objections.ts';
import { OWN_MILEAGE_CALLS } from './mileage/own.ts';
import { OWN_BADGE_CALLS } from './portfolio/own-badges.ts';
import { BADGE_DESK_CALLS } from './portfolio/badge-desk.ts';
import { COMMENT_CALLS } from './portfolio/comments.ts';
import { CORRECTION_CALLS } from './portfolio/corrections.ts';
import { EXHIBIT_CALLS } from './portfolio/exhibits.ts';
import { EXPERIENCE_CALLS, PAPER_SHARE_CALLS } from './portfolio/shares.ts';
import { LETTER_CALLS } from './portfolio/letters.ts';
import { EXCHANGE_CALLS } from './portfolio/exchange.ts';
import { PORTFOLIO_PUBLISHING_CALLS } from './portfolio/publishing.ts';
import { PAGE_CALLS } from './portfolio/pages.ts';
import { RESUME_CALLS } from './portfolio/resumes.ts';
import { PORTFOLIO_START_CALLS } from './portfolio/start.ts';
import { SHOWN_SUMMARY_CALLS } from './portfolio/summary.ts';
import { BUILDER_CALLS } from './portfolio/builder.ts';
import {
  CURRENT_STUDENTS,
  OPENS_STUDENTS,
  LISTS_STUDENTS,
  EXPORTS_STUDENTS,
  NO_SUCH_ID,
  type ExpectedCall,
} from './people.ts';

export const EXPECTED_CALLS: Readonly<Record<string, ExpectedCall>> = {
  // Sign-in and session
  'session.login': { whom: 'everybody', code: 'E1001', body: {} },
  'session.refresh': { whom: 'signedIn', code: '0000', endsSession: true },
  'session.loginInfo': { whom: 'signedIn', code: '0000' },
  'session.logout': { whom: 'everybody', code: '0000', endsSession: true },
  'session.authMember': { whom: 'signedIn', code: '0000' },
  'session.qualification': { whom: 'signedIn', code: '0000' },
  'session.studentStatus': { whom: 'members', code: '404', query: { type: 'CMPRH_GOAL', stdntId: NO_SUCH_ID } },
  'session.logAccess': { whom: 'everybody', code: '0000', body: { menuId: 'HOME', route: '/dashboard' } },
  'session.demoPeople': { whom: 'everybody', code: '0000' },
  'account.changePassword': {
    whom: 'signedIn',
    code: 'E1003',
    body: { currentPassword: 'not this one', newPassword: 'another-one-9!' },
  },
  'account.changeShortcut': { whom: 'signedIn', code: '0000', body: { opensSearchBySlash: true } },
  'account.changeLanguage': { whom: 'signedIn', code: '0000', body: { locale: 'ko' } },
  'account.listSessions': { whom: 'signedIn', code: '0000' },
  'account.listSignIns': { whom: 'signedIn', code: '0000' },
  'account.endSession': { whom: 'signedIn', code: '404' },
  'account.signOutEverywhere': { whom: 'signedIn', code: '0000', endsSession: true },
  'student.listLinks': { whom: 'signedIn', code: '0000' },
  // Without a session; this portal sends no email
  'outside.signUp': {
    whom: 'everybody',
    code: 'E1008',
    body: { email: 'a@example.com', name: 'A', birthDate: '2000-01-01', password: 'x', locale: 'ko', agreedList: [] },
  },
  'outside.confirmSignUp': { whom: 'everybody', code: 'E1007', body: { token: 'none', password: 'x' } },
  'outside.forgotPassword': { whom: 'everybody', code: 'E1008', body: { username: 'nobody' } },
  'outside.resetPassword': {
    whom: 'everybody',
    code: 'E1007',
    body: { token: 'none', newPassword: 'another-one-9!' },
  },
  'consent.listConsents': { whom: 'signedIn', code: '0000' },
  'consent.agree': { whom: 'signedIn', code: '404', body: { code: 'none', version: 1 } },
  'consent.withdraw': { whom: 'signedIn', code: '404', params: { code: 'none' } },
  // Reference data: labels are public, people and courses are not
  'reference.listCodes': { whom: 'everybody', code: '0000' },
  'reference.enumeration': { whom: 'everybody', code: '0000', params: { name: 'semester' } },
  'reference.pageCourses': { whom: 'members', code: '0000' },
  'reference.courseDetail': {
    whom: 'members',
    code: '404',
    query: { year: '2026', semstrCode: '10', courseCode: 'NONE', ntNo: '01' },
  },
  'reference.pageCourseMasters': { whom: 'members', code: '0000' },
  'reference.listDepartments': { whom: 'members', code: '0000' },
  'reference.departmentTrees': { whom: 'members', code: '0000' },
  'reference.departmentDetail': { whom: 'members', code: '0000', params: { id: '10000' } },
  'reference.listCourseDuties': { whom: 'members', code: '0000' },
  'reference.listTutors': { whom: 'members', code: '0000' },
  // Files: an upload without any is refused; missing groups and foreign ones look alike
  'file.uploadFiles': { whom: 'signedIn', code: 'E415' },
  'file.fileLimits': { whom: 'signedIn', code: '0000' },
  'file.downloadAll': { whom: 'signedIn', code: '404' },
  'file.downloadFile': { whom: 'signedIn', code: '404' },
  'file.describeFile': { whom: 'signedIn', code: '404', params: { fileSn: '1' }, body: { altText: null } },
  'file.removeFile': { whom: 'signedIn', code: '404', params: { fileSn: '1' } },
  'file.pictureAddresses': { whom: 'signedIn', code: '0000' },
  'file.showPicture': { whom: 'everybody', code: '404' },
  // Home
  'home.dashboard': { whom: 'members', code: '0000' },
  'home.readHomeFigures': { whom: 'members', code: '0000' },
  'home.listTodos': { whom: 'members', code: '0000' },
  'home.tickTodo': {
    whom: 'members',
    code: '404',
    params: { kind: 'follow-up', id: NO_SUCH_ID },
    body: { isDone: true },
  },
  'home.changeDashboardLayout': { whom: 'members', code: '0000', body: { widgetList: [], version: 0 } },
  'home.listOwnMenus': { whom: 'signedIn', code: '0000' },
  'home.changeFavourites': { whom: 'signedIn', code: '0000', body: { menuIdList: [], isOn: true } },
  'home.listMenuAddresses': { whom: 'signedIn', code: '0000' },
  'home.describeMenu': { whom: 'signedIn', code: '0000', params: { id: 'CNS_LAW' } },
  'home.readDocument': { whom: 'everybody', code: '0000', params: { code: 'privacy' } },
  // Students: rows by scope stand in server/src/areas/analytics
  'analytics.pageStudents': { whom: LISTS_STUDENTS, code: '0000' },
  'analytics.openAllStudents': { whom: ['admin'], code: '9100', body: { reason: 'x' } },
  'analytics.exportStudents': { whom: EXPORTS_STUDENTS, code: '9100', body: { reason: 'x' } },
  'understanding.readStudent': { whom: [...OPENS_STUDENTS, ...CURRENT_STUDENTS], code: '404' },
  'understanding.pageResults': { whom: [...OPENS_STUDENTS, ...CURRENT_STUDENTS], code: '404' },
  // Excel files made in the background: one's own
  'listExports.pageExports': { whom: 'members', code: '0000' },
  'listExports.downloadExport': { whom: 'members', code: '404' },
  'listExports.cancelExport': { whom: 'members', code: '404' },
  'listExports.retryExport': { whom: 'members', code: '404' },
  ...INSTRUMENT_CALLS,
  ...NORM_CALLS,
  ...TEST_GUIDE_CALLS,
  ...CATALOGUE_CALLS,
  ...DESK_CALLS,
  ...ABILITY_RESULT_CALLS,
  ...ABILITY_SESSION_CALLS,
  ...LETTER_CALLS,
  ...RESUME_CALLS,
  ...BUILDER_CALLS,
  ...PORTFOLIO_PUBLISHING_CALLS,
  ...PAGE_CALLS,
  ...EXCHANGE_CALLS,
  ...ABILITY_PARTICIPATION_CALLS,
  ...OWN_MILEAGE_CALLS,
  ...ATTENDANCE_CALLS,
  ...COMPLETION_CALLS,
  ...MILEAGE_RULE_CALLS,
  ...MILEAGE_USE_CALLS,
  ...MILEAGE_CLOSE_CALLS,
  ...MILEAGE_ENTRY_CALLS,
  ...MILEAGE_CLAIM_CALLS,
  ...MILEAGE_OBJECTION_CALLS,
  ...COUNSELLING_CALLS,
  ...CORRECTION_CALLS,
  ...BADGE_DESK_CALLS,
  ...COMMENT_CALLS,
  ...CONFIDENTIAL_CALLS,
  ...COMMUNITY_CALLS,
  ...EXHIBIT_CALLS,
  ...EXPERIENCE_CALLS,
  ...PAPER_SHARE_CALLS,
  ...PORTFOLIO_START_CALLS,
  ...SHOWN_SUMMARY_CALLS,
  ...OWN_BADGE_CALLS,
  ...ADMINISTRATION_CALLS,
};

/**
 * Rows by scope: the people whose progress (`stdnt/status`) each may know. Teaching depends on the demonstration's
 * timetable, so only people who teach nobody are listed.
 */
export const EXPECTED_REACH: Readonly<Record<string, readonly string[]>> = {
  // Media and Communication: herself, the college's office, all students; an assistant opens no goals.
  student: ['student', 'staff', 'admin'],
  // Computer Science: himself, all students; its chief stands for the department.
  freshman: ['freshman', 'chief', 'admin'],
  // The Graduate School's psychology.
  graduate: ['graduate', 'admin'],
};

/**
 * Records (`rdm/stdnt`) with the people for whom each opens; others get 404, or S403 where they may open none at all.
 */
export const EXPECTED_RECORDS: Readonly<Record<string, readonly string[]>> = {
  student: ['student', 'staff', 'admin'],
  freshman: ['freshman', 'chief', 'admin'],
  graduate: ['graduate', 'admin'],
  alumni: ['staff', 'admin'],
};

/** People who teach or advise somebody in the demonstration, and may so see others, too. */
export const TEACHING = ['supervisor', 'fulltime', 'lecturer', 'professor', 'chiefsupervisor', 'coach'];
