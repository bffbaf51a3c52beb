/**
 * Every call, whom it is for, and what those get for the input beside it: written by hand from docs/specification.md §6 and §7.
 * Nobody else gets an answer: S401 without a session, S403 with one.
 */

/** `members` are the university's own people; those from outside reach neither tutors, departments, courses nor people. A list names demo people. */
export type Whom = 'everybody' | 'signedIn' | 'members' | 'administrators' | readonly string[];

/** The demo people who list students, who open their records, and who take lists away (§6, Privileges: ANL_STDNT). */
const CURRENT_STUDENTS = ['student', 'freshman', 'graduate', 'peer'];
const OFFICE = ['staff', 'law', 'psychologist', 'psychmanager', 'career', 'admin', 'dev'];
const OPENS_STUDENTS = [
  'supervisor',
  'fulltime',
  'lecturer',
  'professor',
  'chief',
  'chiefsupervisor',
  'coach',
  ...OFFICE,
];
const LISTS_STUDENTS = [...OPENS_STUDENTS, 'assistant', 'lectureassistant'];
const EXPORTS_STUDENTS = ['chief', 'chiefsupervisor', ...OFFICE];

/** Who answers at a desk, and who may ask (§6). */
const PROFESSORS_DESK = ['supervisor', 'fulltime', 'chief', 'coach'];
const STATISTICS = PROFESSORS_DESK;
const COUNSELLORS = ['supervisor', 'fulltime', 'chief', 'coach', 'peer', 'career', 'law'];
const ASKERS = [...CURRENT_STUDENTS, 'alumni'];

/** Who decides about another advisor: the department's chief, and administrators. */
const DECIDES_WISHES = ['chief', 'chiefsupervisor', 'admin'];

export interface ExpectedCall {
  readonly whom: Whom;
  /** The code for those whom the call is for. */
  readonly code: string;
  /** What everybody else with a session gets, where it is not S403. */
  readonly others?: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** Ends the session that asks. */
  readonly endsSession?: true;
}

const NO_SUCH_ID = '0190b2c4-0000-7000-8000-000000000000';
const EMPTY_TEXT = { type: 'doc', content: [] };
const OFFER = {
  intro: '',
  topicList: [],
  channelList: ['PHONE'],
  place: null,
  video: null,
  leadHours: null,
  horizonDays: null,
  dailyMost: null,
  termMost: null,
  bufferHours: 0,
  autoApprove: false,
  isActive: true,
  version: 0,
};
const OFFERED_HOURS = { weekList: [], validFrom: '2026-11-23', validTo: '2026-11-27', exceptionList: [], version: 0 };
const CENTRE = ['psychologist', 'psychmanager'];
const REFERRERS = ['supervisor', 'fulltime', 'chief'];
const REFERRAL = { reasonList: [], urgency: 'NORMAL', note: '' };
const PSYCH_SESSION = { version: 1, date: '2026-11-30', hour: '10', channel: 'PHONE', place: null };
const ROOM = {
  nameKo: '',
  nameEn: '',
  place: '',
  capacity: 1,
  equipmentList: [],
  purposeList: [],
  hoursList: [],
  isActive: true,
};
const ROOM_BLOCK = {
  roomId: NO_SUCH_ID,
  beginsOn: '2030-01-07',
  begins: '10:00',
  endsOn: '2030-01-07',
  ends: '11:00',
  reason: 'x',
};
const ROOM_WISH = {
  roomId: NO_SUCH_ID,
  date: '2030-01-07',
  begins: '10:00',
  ends: '11:00',
  purpose: 'INDIVIDUAL',
  people: 1,
  sessionId: null,
  repeatWeeks: null,
  repeatUntil: null,
};
const PSYCH_FORM = {
  areaList: [],
  phqList: Array.from({ length: 9 }, () => 0),
  gadList: Array.from({ length: 7 }, () => 0),
  isInDanger: false,
  preferences: { timeList: [], channelList: [], gender: 'ANY' },
  content: '',
};
const REQUEST = { topicList: [], content: '', hope: '', fileId: null, fileSnList: [] };
const LAW_WRITTEN = {
  caseType: null,
  deadlineOn: null,
  facts: { opponent: '', summary: '', help: '', answerList: [], timelineList: [], evidenceList: [] },
  fileId: null,
  fileSnList: [],
};
const RECORD = {
  minutes: 50,
  topicList: ['STUDY'],
  sharedNote: '',
  privateNote: '',
  nextOn: null,
  followUpList: [],
};
const POST = {
  title: 'x',
  categoryCode: null,
  body: EMPTY_TEXT,
  publishFrom: null,
  publishTo: null,
  isPinned: false,
  pinFrom: null,
  pinTo: null,
  deadlineAt: null,
  mustRead: false,
  isSecret: false,
  audience: { memberTypeList: null, deptCodeList: null, gradeList: null },
  fileId: null,
  fileSnList: [],
};

const SURVEY = {
  nameKo: 'x',
  nameEn: 'x',
  purposeKo: '',
  purposeEn: '',
  contextType: 'COUNSELLING',
  isAnonymous: true,
  opensAt: null,
  closesAt: null,
  questionList: [],
};

export const EXPECTED_CALLS: Readonly<Record<string, ExpectedCall>> = {
  // Sign-in and session
  'session.login': { whom: 'everybody', code: 'E1001', body: {} },
  'session.refresh': { whom: 'signedIn', code: '0000', endsSession: true },
  'session.loginInfo': { whom: 'signedIn', code: '0000' },
  'session.logout': { whom: 'everybody', code: '0000', endsSession: true },
  'session.authMember': { whom: 'signedIn', code: '0000' },
  'session.qualification': { whom: 'signedIn', code: '0000' },
  'session.studentStatus': { whom: 'members', code: '404', query: { type: 'CMPRH_GOAL', stdntId: 'none' } },
  'session.logAccess': { whom: 'everybody', code: '0000', body: { menuId: 'HOME', route: '/dashboard' } },
  'session.demoPeople': { whom: 'everybody', code: '0000' },
  'account.changePassword': {
    whom: 'signedIn',
    code: 'E1003',
    body: { currentPassword: 'not this one', newPassword: 'another-one-9!' },
  },
  'account.changeLanguage': { whom: 'signedIn', code: '0000', body: { locale: 'ko' } },
  'account.listSessions': { whom: 'signedIn', code: '0000' },
  'account.listSignIns': { whom: 'signedIn', code: '0000' },
  'account.endSession': { whom: 'signedIn', code: '404' },
  'account.signOutEverywhere': { whom: 'signedIn', code: '0000', endsSession: true },
  // Before there is a session; this portal sends no e-mail
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
  // Files: what is sent without any is not taken; groups that are not there and foreign ones are not told apart
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
  'home.changeDashboardLayout': { whom: 'members', code: '0000', body: { widgetList: [], version: 0 } },
  'home.listOwnMenus': { whom: 'signedIn', code: '0000' },
  'home.changeFavourites': { whom: 'signedIn', code: '0000', body: { menuIdList: [], isOn: true } },
  'home.describeMenu': { whom: 'signedIn', code: '0000', params: { id: 'CNS_LAW' } },
  'home.readDocument': { whom: 'everybody', code: '0000', params: { code: 'privacy' } },
  // Students: rows by scope stand in server/src/areas/analytics
  'analytics.pageStudents': { whom: LISTS_STUDENTS, code: '0000' },
  'analytics.openAllStudents': { whom: ['admin'], code: '9100', body: { reason: 'x' } },
  'analytics.exportStudents': { whom: EXPORTS_STUDENTS, code: '9100', body: { reason: 'x' } },
  'understanding.readStudent': { whom: [...OPENS_STUDENTS, ...CURRENT_STUDENTS], code: '404' },
  'understanding.pageResults': { whom: [...OPENS_STUDENTS, ...CURRENT_STUDENTS], code: '404' },
  // Counselling: a desk that is nobody's, a counsellor who is none
  'counsellor.readSettings': { whom: COUNSELLORS, code: '404' },
  'counsellor.changeSettings': { whom: COUNSELLORS, code: '404', body: OFFER },
  'availability.readAvailability': { whom: COUNSELLORS, code: '404' },
  'availability.previewAvailability': { whom: COUNSELLORS, code: '404', body: OFFERED_HOURS },
  'availability.changeAvailability': { whom: COUNSELLORS, code: '404', body: OFFERED_HOURS },
  'availability.readWeek': { whom: COUNSELLORS, code: '404', query: { from: '2026-11-23' } },
  'availability.changeSlot': {
    whom: COUNSELLORS,
    code: '404',
    body: { capacity: 1, channelList: null, place: null, version: 1 },
  },
  'finding.pageCounsellors': { whom: ASKERS, code: '0000' },
  'finding.readCounsellor': { whom: ASKERS, code: '404' },
  'finding.listSlots': { whom: ASKERS, code: '404' },
  // Excel files made in the background: one's own
  'listExports.pageExports': { whom: 'members', code: '0000' },
  'listExports.downloadExport': { whom: 'members', code: '404' },
  'listExports.cancelExport': { whom: 'members', code: '404' },
  'listExports.retryExport': { whom: 'members', code: '404' },
  'request.readDraft': { whom: ASKERS, code: '404' },
  'request.saveDraft': { whom: ASKERS, code: '404', body: REQUEST },
  'request.createRequest': { whom: ASKERS, code: '9100', body: { ...REQUEST, channel: 'PHONE', slotId: 'none' } },
  'request.withdrawRequest': { whom: ASKERS, code: '404', body: { version: 1 } },
  'request.cancelMeeting': { whom: ASKERS, code: '404', body: { version: 1, reason: 'x' } },
  'request.rescheduleRequest': { whom: ASKERS, code: '404', body: { version: 1, slotId: 'none' } },
  'answer.pageMeetings': { whom: COUNSELLORS, code: '404' },
  'answer.readMeeting': { whom: COUNSELLORS, code: '404' },
  'answer.approveRequest': { whom: COUNSELLORS, code: '404', body: { version: 1 } },
  'answer.rejectRequest': { whom: COUNSELLORS, code: '404', body: { version: 1, reason: 'x' } },
  'answer.cancelAppointment': { whom: COUNSELLORS, code: '404', body: { version: 1, reason: 'x' } },
  'answer.completeMeeting': { whom: COUNSELLORS, code: '404', body: { ...RECORD, version: 1 } },
  'answer.markAbsent': { whom: COUNSELLORS, code: '404', body: { version: 1 } },
  'answer.correctOutcome': {
    whom: COUNSELLORS,
    code: '404',
    body: { version: 1, to: 'ABSENT', reason: 'x', record: null },
  },
  'invitation.findStudents': { whom: COUNSELLORS, code: '404' },
  'invitation.inviteStudents': {
    whom: COUNSELLORS,
    code: '404',
    body: { stdntIdList: ['none'], slotId: null, channel: 'PHONE', message: '' },
  },
  'invitation.retractInvitation': { whom: COUNSELLORS, code: '404', body: { version: 1 } },
  'invitation.moveAppointment': { whom: COUNSELLORS, code: '404', body: { version: 1, slotId: 'none', reason: 'x' } },
  'invitation.answerInvitation': { whom: ASKERS, code: '404', body: { version: 1, isAccepted: true } },
  'assigned.pageAssigned': { whom: PROFESSORS_DESK, code: '0000' },
  'assigned.readAssigned': { whom: PROFESSORS_DESK, code: '404' },
  'advisor.readOwnAdvisor': { whom: ASKERS, code: '0000' },
  'advisor.findAdvisors': { whom: ASKERS, code: '0000' },
  'advisor.askForAdvisor': { whom: ASKERS, code: '9100', body: { reason: '', wishedId: null } },
  'advisor.withdrawWish': { whom: ASKERS, code: '404', body: { version: 1 } },
  'advisor.shareEarlier': { whom: ASKERS, code: '404', body: { assignmentId: NO_SUCH_ID, isShared: true } },
  'advisor.pageEarlier': { whom: PROFESSORS_DESK, code: '404' },
  'advisorDesk.pageAdvised': { whom: EXPORTS_STUDENTS, code: '0000' },
  'advisorDesk.listAdvisors': { whom: EXPORTS_STUDENTS, code: '0000' },
  'advisorDesk.readAdvised': { whom: EXPORTS_STUDENTS, code: '404' },
  'advisorDesk.previewImport': { whom: EXPORTS_STUDENTS, code: '9100', query: { fileId: NO_SUCH_ID } },
  'advisorDesk.previewDistribution': {
    whom: EXPORTS_STUDENTS,
    code: '9100',
    query: { advisorId: NO_SUCH_ID, beginsOn: '2026-11-30', reason: 'INITIAL' },
  },
  'advisorDesk.assignAdvisors': { whom: EXPORTS_STUDENTS, code: '9100', body: { changeList: [] } },
  'advisorDesk.pageWishes': { whom: DECIDES_WISHES, code: '0000' },
  'advisorDesk.decideWish': {
    whom: DECIDES_WISHES,
    code: '404',
    body: { version: 1, isAccepted: false, advisorId: null, answer: 'x' },
  },
  'message.pageMessages': { whom: PROFESSORS_DESK, code: '0000' },
  'message.readMessage': { whom: PROFESSORS_DESK, code: '404' },
  'record.changeRecord': { whom: COUNSELLORS, code: '404', body: { ...RECORD, version: 1 } },
  'record.completeGroup': {
    whom: COUNSELLORS,
    code: '404',
    body: { ...RECORD, attendeeList: [{ requestId: 'none', version: 1, isPresent: true }] },
  },
  'record.recordAfterwards': {
    whom: COUNSELLORS,
    code: '404',
    body: { ...RECORD, date: '2026-11-19', hour: '10', channel: 'PHONE', stdntIdList: ['none'] },
  },
  'record.confirmMeeting': { whom: ASKERS, code: '404', body: { version: 1, isConfirmed: true, reason: '' } },
  'record.tickFollowUp': { whom: COUNSELLORS, code: '404', body: { isDone: true } },
  'record.tickOwnFollowUp': { whom: ASKERS, code: '404', body: { isDone: true } },
  'history.pageHistory': { whom: ASKERS, code: '0000' },
  'waiting.listWaiting': { whom: ASKERS, code: '0000' },
  'waiting.joinWaiting': { whom: ASKERS, code: '404', body: { counsellorId: NO_SUCH_ID } },
  'waiting.leaveWaiting': { whom: ASKERS, code: '404' },
  'feed.readFeed': { whom: 'members', code: '0000' },
  'feed.makeFeed': { whom: 'members', code: '0000' },
  'feed.endFeed': { whom: 'members', code: '0000' },
  'feed.sendFeed': { whom: 'everybody', code: '404', params: { token: 'nothing' } },
  'history.readOwnMeeting': { whom: ASKERS, code: '404' },
  'counsellingGlance.glance': { whom: 'members', code: '0000' },
  'counsellingGlance.readLink': { whom: ['supervisor', 'fulltime', 'chief', 'coach', ...OFFICE], code: '0000' },
  // Psychological counselling
  'psychDesk.pageCases': { whom: CENTRE, code: '0000' },
  'psychDesk.readCase': { whom: CENTRE, code: '404' },
  'psychDesk.createCase': {
    whom: ['psychmanager'],
    code: '9100',
    body: {
      studentNo: 'none',
      areaList: [],
      content: '',
      level: 'GENERAL',
      preferences: { timeList: [], channelList: [], gender: 'ANY' },
      hasPaperConsent: true,
      paperSignedOn: null,
      paperFileId: null,
      paperFileSnList: [],
    },
  },
  'psychDesk.listColleagues': { whom: ['psychmanager'], code: '404' },
  'psychDesk.triage': { whom: CENTRE, code: '404', body: { version: 1, level: 'WATCH' } },
  'psychDesk.approve': {
    whom: ['psychmanager'],
    code: '404',
    body: { ...PSYCH_SESSION, counsellorId: NO_SUCH_ID },
  },
  'psychDesk.reassign': { whom: CENTRE, code: '404', body: { version: 1, reason: 'x' } },
  'psychDesk.cancelCase': { whom: CENTRE, code: '404', body: { version: 1, ending: 'WITHDRAWN' } },
  'psychDesk.bookSession': { whom: CENTRE, code: '404', body: PSYCH_SESSION },
  'psychDesk.moveSession': { whom: CENTRE, code: '404', body: PSYCH_SESSION },
  'psychDesk.recordSession': {
    whom: CENTRE,
    code: '404',
    body: { version: 1, level: 'GENERAL', subjective: 'x', objective: '', assessment: '', plan: '' },
  },
  'psychDesk.markSession': { whom: CENTRE, code: '404', body: { version: 1, status: 'ABSENT' } },
  'psychDesk.extend': { whom: ['psychmanager'], code: '404', body: { version: 1, sessions: 1 } },
  'psychDesk.end': { whom: CENTRE, code: '404', body: { version: 1, ending: 'AGREED' } },
  'psychDesk.reopen': { whom: CENTRE, code: '404', body: { version: 1, reason: 'x' } },
  'psychDesk.supervise': { whom: ['psychmanager'], code: '404', body: { version: 1, note: 'x' } },
  'psychDesk.setDuty': { whom: ['psychologist'], code: '0000', body: { isOnDuty: true } },
  'psychDesk.pageOpenings': { whom: CENTRE, code: '0000' },
  'psychDesk.askOpening': { whom: CENTRE, code: '9100', body: { studentNo: 'none', reason: 'x' } },
  'psychDesk.confirmOpening': { whom: ['psychmanager'], code: '404' },
  // Rooms of the centre: none that is there
  'room.listRooms': { whom: CENTRE, code: '0000' },
  'room.createRoom': { whom: ['psychmanager'], code: '9100', body: ROOM },
  'room.previewRoom': { whom: ['psychmanager'], code: '9100', body: ROOM },
  'room.changeRoom': { whom: ['psychmanager'], code: '9100', body: { ...ROOM, version: 1 } },
  'room.pageClosures': { whom: CENTRE, code: '0000' },
  'room.previewClosure': { whom: ['psychmanager'], code: '9100', body: ROOM_BLOCK },
  'room.createClosure': { whom: ['psychmanager'], code: '9100', body: ROOM_BLOCK },
  'room.deleteClosure': { whom: ['psychmanager'], code: '404' },
  'roomReservation.readCalendar': { whom: CENTRE, code: '0000', query: { date: '2026-11-23' } },
  'roomReservation.pageReservations': { whom: CENTRE, code: '0000' },
  'roomReservation.findFreeRooms': {
    whom: CENTRE,
    code: '0000',
    query: { date: '2026-11-23', begins: '10:00', ends: '11:00' },
  },
  'roomReservation.listOwnSessions': { whom: CENTRE, code: '0000' },
  'roomReservation.previewReservation': { whom: CENTRE, code: '9100', body: ROOM_WISH },
  'roomReservation.createReservation': {
    whom: CENTRE,
    code: '9100',
    body: { ...ROOM_WISH, skipsConflicts: false },
  },
  'roomReservation.readReservation': { whom: CENTRE, code: '404' },
  'roomReservation.changeReservation': {
    whom: CENTRE,
    code: '404',
    body: {
      roomId: NO_SUCH_ID,
      date: '2030-01-07',
      begins: '10:00',
      ends: '11:00',
      purpose: 'INDIVIDUAL',
      people: 1,
      version: 1,
    },
  },
  'roomReservation.moveReservation': { whom: CENTRE, code: '404', body: { action: 'CANCEL', version: 1 } },
  'psychReferral.pageReferrals': { whom: REFERRERS, code: '0000' },
  'psychReferral.findReferable': { whom: REFERRERS, code: '0000' },
  'psychReferral.readReferral': { whom: REFERRERS, code: '404' },
  'psychReferral.createReferral': { whom: REFERRERS, code: '9100', body: { ...REFERRAL, stdntId: NO_SUCH_ID } },
  'psychReferral.changeReferral': { whom: REFERRERS, code: '404', body: { ...REFERRAL, version: 1 } },
  'psychReferral.askStudent': { whom: REFERRERS, code: '404', body: { version: 1 } },
  'psychReferral.reportEmergency': { whom: REFERRERS, code: '404', body: { version: 1, reason: 'x' } },
  'psychReferral.readOwnReferral': { whom: ASKERS, code: '404' },
  'psychReferral.answerReferral': { whom: ASKERS, code: '404', body: { version: 1, isAccepted: true } },
  'psychReferral.pageEmergencies': { whom: ['psychmanager'], code: '0000' },
  'psychReferral.reviewEmergency': { whom: ['psychmanager'], code: '404', body: { version: 1, note: 'x' } },
  'psychAsking.readConsents': { whom: CURRENT_STUDENTS, code: '0000' },
  'psychAsking.agree': { whom: CURRENT_STUDENTS, code: '9100', body: { agreedList: [] } },
  'psychAsking.withdrawConsents': { whom: ASKERS, code: '0000' },
  'psychAsking.readForm': { whom: CURRENT_STUDENTS, code: '0000' },
  'psychAsking.saveDraft': { whom: CURRENT_STUDENTS, code: '9100', body: PSYCH_FORM },
  'psychAsking.apply': { whom: CURRENT_STUDENTS, code: '9100', body: PSYCH_FORM },
  'psychAsking.readOwn': { whom: ASKERS, code: '404' },
  'psychAsking.changePreferences': {
    whom: ASKERS,
    code: '404',
    body: { timeList: [], channelList: [], gender: 'ANY', version: 1 },
  },
  'psychAsking.checkIn': { whom: ASKERS, code: '404', body: { phqList: [0, 0], isInDanger: false } },
  'psychAsking.cancelOwn': { whom: ASKERS, code: '404', body: { version: 1 } },
  'statistics.readStatistics': { whom: STATISTICS, code: '0000' },
  'statistics.pageStatistics': { whom: STATISTICS, code: '0000' },
  'statistics.exportStatistics': { whom: ['chief'], code: '9100', body: { reason: 'x' } },
  'statistics.readAdminStatistics': { whom: EXPORTS_STUDENTS, code: '0000' },
  'statistics.pageAdminStatistics': { whom: EXPORTS_STUDENTS, code: '0000' },
  'statistics.exportAdminStatistics': { whom: EXPORTS_STUDENTS, code: '9100', body: { reason: 'x' } },
  // Legal counselling: to everybody but law counsellors its desk is not there
  'law.readIntake': { whom: CURRENT_STUDENTS, code: '0000' },
  'law.readDraft': { whom: CURRENT_STUDENTS, code: '0000' },
  'law.saveDraft': { whom: CURRENT_STUDENTS, code: '0000', body: LAW_WRITTEN },
  'law.listHours': { whom: CURRENT_STUDENTS, code: '0000' },
  'law.createCase': {
    whom: CURRENT_STUDENTS,
    code: '9100',
    body: { ...LAW_WRITTEN, caseType: 'LEASE', disclaimerVersion: 1, isAgreed: false, hour: null },
  },
  'law.bookHour': { whom: CURRENT_STUDENTS, code: '404', body: { slotId: 'none', channel: 'PHONE' } },
  'law.pageOwnCases': { whom: CURRENT_STUDENTS, code: '0000' },
  'law.readOwnCase': { whom: CURRENT_STUDENTS, code: '404' },
  'lawDesk.pageCases': { whom: ['law'], code: '0000', others: '404' },
  'lawDesk.readCase': { whom: ['law'], code: '404', others: '404' },
  'lawDesk.moveCase': { whom: ['law'], code: '404', others: '404', body: { action: 'CLOSE', version: 1 } },
  'lawDesk.listLawCounsellors': { whom: ['law'], code: '0000', others: '404' },
  'lawDesk.listPauses': { whom: ['law'], code: '0000', others: '404' },
  'lawDesk.createPause': {
    whom: ['law'],
    code: '9100',
    others: '404',
    body: { beginsOn: '2026-12-02', endsOn: '2026-12-01', reasonKo: 'x', reasonEn: 'x' },
  },
  'lawDesk.deletePause': { whom: ['law'], code: '404', others: '404' },
  // Notifications: everybody's own
  'notification.pageNotifications': { whom: 'signedIn', code: '0000' },
  'notification.countUnread': { whom: 'signedIn', code: '0000' },
  'notification.markRead': { whom: 'signedIn', code: '404' },
  'notification.markAllRead': { whom: 'signedIn', code: '404', body: { upTo: 'none' } },
  'notification.readPreference': { whom: 'signedIn', code: '0000' },
  'notification.changePreference': {
    whom: 'signedIn',
    code: '0000',
    body: { quiet: { isOn: true, from: 21, to: 8 }, isDigest: false, version: 0, choiceList: [] },
  },
  // Search
  'search.find': { whom: 'signedIn', code: '0000', query: { searchText: '장학' } },
  // Boards: a board that is none; what its menu's privileges open is in server/src/blocks/board
  'board.readBoard': { whom: 'signedIn', code: '404' },
  'board.pagePosts': { whom: 'signedIn', code: '404' },
  'board.exportPosts': { whom: 'signedIn', code: '404', body: { reason: 'x' } },
  'board.readPost': { whom: 'signedIn', code: '404' },
  'board.readPostForEdit': { whom: 'signedIn', code: '404' },
  'board.previewPost': { whom: 'signedIn', code: '404', body: { body: EMPTY_TEXT } },
  'board.createPost': { whom: 'signedIn', code: '404', body: { ...POST, publish: true } },
  'board.changePost': { whom: 'signedIn', code: '404', body: { ...POST, version: 1 } },
  'board.changePostStatus': { whom: 'signedIn', code: '404', body: { action: 'HIDE', version: 1 } },
  'board.pageDeletedPosts': { whom: 'signedIn', code: '404' },
  'board.confirmPost': { whom: 'signedIn', code: '404' },
  'board.countAudience': { whom: 'signedIn', code: '404' },
  'board.readReadership': { whom: 'signedIn', code: '404' },
  'board.pageUnread': { whom: 'signedIn', code: '404' },
  'board.pageComments': { whom: 'signedIn', code: '404' },
  'board.createComment': { whom: 'signedIn', code: '404', body: { text: 'x', parentId: null } },
  'board.deleteComment': { whom: 'signedIn', code: '404' },
  'board.readDraft': { whom: 'signedIn', code: '404' },
  'board.saveDraft': {
    whom: 'signedIn',
    code: '404',
    body: { postId: null, content: { title: '', body: null, categoryCode: null }, baseVersion: null },
  },
  'board.discardDraft': { whom: 'signedIn', code: '404' },
  'board.glancePosts': { whom: 'members', code: '0000' },
  // Settings
  'settings.portalInfo': { whom: 'everybody', code: '0000' },
  'settings.listSettings': { whom: 'administrators', code: '0000' },
  'settings.changeSetting': { whom: 'administrators', code: '404', body: { value: 'x', version: 0 } },
  // Surveys: nobody is asked about a thing that is not there
  'survey.readSurveyForm': { whom: 'signedIn', code: '404', params: { contextType: 'COUNSELLING' } },
  'survey.answerSurvey': {
    whom: 'signedIn',
    code: '404',
    params: { contextType: 'COUNSELLING' },
    body: { versionId: NO_SUCH_ID, answerList: [] },
  },
  'survey.readOwnResult': { whom: 'signedIn', code: '404', params: { contextType: 'NOTHING' } },
  'survey.pageSurveys': { whom: OFFICE, code: '0000' },
  'survey.readSurvey': { whom: OFFICE, code: '404' },
  'survey.createSurvey': { whom: OFFICE, code: '9100', body: { ...SURVEY, nameKo: '' } },
  'survey.copySurvey': { whom: OFFICE, code: '404' },
  'survey.changeSurvey': { whom: OFFICE, code: '404', body: { ...SURVEY, version: 1 } },
  'survey.publishSurvey': { whom: OFFICE, code: '404', body: { version: 1 } },
  'survey.changeSurveyStatus': { whom: OFFICE, code: '404', body: { version: 1, action: 'CLOSE' } },
  'survey.readResult': { whom: OFFICE, code: '404' },
  'survey.exportResult': { whom: OFFICE, code: '404', body: { reason: 'enough of it' } },
  // Administration
  'admin.listSlowedSignIns': { whom: 'administrators', code: '0000' },
  'admin.findSlowedSignIns': { whom: 'administrators', code: '0000', query: { username: 'nobody' } },
  'admin.clearSlowedSignIns': { whom: 'administrators', code: '0000', body: { username: 'nobody' } },
  'admin.listRoles': { whom: 'administrators', code: '0000' },
  'admin.readRole': { whom: 'administrators', code: '0000', params: { id: 'STAFF' } },
  'admin.replacePrivileges': { whom: 'administrators', code: '404', body: { version: 1, privilegeList: [] } },
  'admin.listRoleMembers': { whom: 'administrators', code: '0000', params: { id: 'ADMINISTRATOR' } },
  'admin.giveRole': { whom: 'administrators', code: '404' },
  'admin.takeRole': { whom: 'administrators', code: '404' },
  'admin.listMenus': { whom: 'administrators', code: '0000' },
  'admin.changeMenu': { whom: 'administrators', code: '404', body: { version: 1 } },
  'rosters.uploadBundle': { whom: 'administrators', code: 'E415' },
  'rosters.previewBundle': {
    whom: 'administrators',
    code: '9100',
    body: { bundleId: NO_SUCH_ID, advisor: 'NONE', allowsRemovals: false },
  },
  'rosters.importPreviewed': { whom: 'administrators', code: '404' },
  'rosters.cancelRun': { whom: 'administrators', code: '404' },
  'rosters.pageRuns': { whom: 'administrators', code: '0000' },
  'rosters.readRun': { whom: 'administrators', code: '404' },
  'rosters.pageProblems': { whom: 'administrators', code: '404' },
  'jobs.pageJobs': { whom: 'administrators', code: '0000' },
  'jobs.readJob': { whom: 'administrators', code: '404' },
  'jobs.retryJob': { whom: 'administrators', code: '404' },
  'jobs.cancelJob': { whom: 'administrators', code: '404' },
  'jobs.listSchedules': { whom: 'administrators', code: '0000' },
  'jobs.pageMails': { whom: 'administrators', code: '0000' },
  'members.pageMembers': { whom: 'administrators', code: '0000' },
  'members.countPending': { whom: 'administrators', code: '0000' },
  'members.readMember': { whom: 'administrators', code: '404' },
  'members.changeMemberStatus': { whom: 'administrators', code: '404', body: { version: 1, action: 'UNLOCK' } },
  'members.resetMemberPassword': { whom: 'administrators', code: '404' },
};

/**
 * Rows by scope: whose progress (`stdnt/status`) a person may know of. Who teaches whom depends on the demonstration's
 * timetable, so that only people who teach nobody stand here.
 */
export const EXPECTED_REACH: Readonly<Record<string, readonly string[]>> = {
  // Media and Communication: herself, the department's assistant, the office that looks after the college, all students.
  student: ['student', 'assistant', 'staff', 'admin'],
  // Computer Science: himself, all students; its chief stands for the department.
  freshman: ['freshman', 'chief', 'admin'],
  // The Graduate School's psychology.
  graduate: ['graduate', 'admin'],
};

/** Whose record (`rdm/stdnt`) opens for whom; the others get 404, or S403 where they may open none at all. */
export const EXPECTED_RECORDS: Readonly<Record<string, readonly string[]>> = {
  student: ['student', 'staff', 'admin'],
  freshman: ['freshman', 'chief', 'admin'],
  graduate: ['graduate', 'admin'],
  alumni: ['staff', 'admin'],
};

/** Who teaches or advises somebody in the demonstration, and may so know of others too. */
export const TEACHING = ['supervisor', 'fulltime', 'lecturer', 'professor', 'chiefsupervisor', 'coach'];
