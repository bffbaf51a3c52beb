/**
 * Programmes, desk: missing records, and a form without a name. Organisers are professors, coaches, chiefs, assistants
 * and offices; a lecture assistant reads what they are named in. Written by hand.
 */
import { NO_SUCH_ID, OFFICE, type ExpectedCall } from '../people.ts';

const ORGANISERS = [
  'supervisor',
  'fulltime',
  'lecturer',
  'professor',
  'chief',
  'chiefsupervisor',
  'assistant',
  'coach',
  ...OFFICE,
];
const READERS = [...ORGANISERS, 'lectureassistant'];
/** All but the assistant of a department. */
const EXPORTERS = ORGANISERS.filter((one) => one !== 'assistant');
const APPROVERS = ['education'];

/** Refused at its name, and nothing else. */
const FORM = {
  typeCode: 'BAEUM',
  year: 2026,
  semstrCode: '20',
  nameKo: '',
  nameEn: '',
  introduction: 'x',
  deptCode: '10000',
  managerId: NO_SUCH_ID,
  contact: '',
  allowsRepeat: true,
  audienceTypeList: ['CURRENT_STUDENT'],
  audienceDeptList: [],
  audienceGradeList: [],
  selection: 'FIRST_COME',
  appliesFrom: '2026-11-20T00:00:00Z',
  appliesUntil: '2026-11-30T00:00:00Z',
  cancelsUntil: '2026-11-30T00:00:00Z',
  hours: 2,
  points: null,
  place: '',
  isOnline: false,
  question: '',
  capacity: 1,
  queueCapacity: 0,
  leastAttendance: 80,
  needsSurvey: false,
  needsAssignment: false,
  assignmentUntil: null,
  leastPeople: null,
  decidesOn: null,
  budget: 0,
  competencyList: [{ code: 'COMMUNICATION', ratio: 100 }],
  sessionList: [
    {
      sessionId: null,
      title: '',
      beginsAt: '2026-12-01T01:00:00Z',
      endsAt: '2026-12-01T03:00:00Z',
      place: '',
      onlineUrl: '',
      teacherNm: '',
    },
  ],
  helperIdList: [],
};

export const DESK_CALLS: Readonly<Record<string, ExpectedCall>> = {
  'programmeDesk.pageDeskProgrammes': { whom: READERS, code: '0000' },
  'programmeDesk.readDeskProgramme': { whom: READERS, code: '404' },
  'programmeDesk.listChoices': { whom: ORGANISERS, code: '0000' },
  'programmeDesk.findManagers': { whom: ORGANISERS, code: '0000', query: { searchText: '김' } },
  'programmeDesk.readCopy': { whom: ORGANISERS, code: '404' },
  'programmeDesk.createProgramme': { whom: ORGANISERS, code: '9100', body: { ...FORM, copiedFrom: null } },
  'programmeDesk.changeProgramme': { whom: ORGANISERS, code: '404', body: { ...FORM, nameKo: 'x', version: 1 } },
  'programmeDesk.deleteProgramme': { whom: ORGANISERS, code: '404', body: { version: 1 } },
  'programmeDesk.cancelProgramme': { whom: ORGANISERS, code: '404', body: { version: 1, reason: 'x' } },
  'programmeDesk.submitApproval': { whom: ORGANISERS, code: '404', body: { kind: 'OPEN', version: 1 } },
  'programmeDesk.stepOwnApproval': { whom: ORGANISERS, code: '404', body: { action: 'REVISE', version: 1 } },
  'applicantDesk.pageApplicants': { whom: READERS, code: '404' },
  'applicantDesk.stepTrainee': { whom: ORGANISERS, code: '404', body: { action: 'CONFIRM', version: 1 } },
  'applicantDesk.stepAppeal': { whom: ORGANISERS, code: '404', body: { action: 'ACCEPT', version: 1 } },
  'applicantDesk.stepTrainees': {
    whom: ORGANISERS,
    code: '404',
    body: { action: 'CONFIRM', traineeIdList: [NO_SUCH_ID] },
  },
  'applicantDesk.drawLots': { whom: ORGANISERS, code: '404', body: { version: 1 } },
  'applicantDesk.messageApplicants': {
    whom: ORGANISERS,
    code: '404',
    body: { status: 'CONFIRM', title: 'x', content: 'x' },
  },
  'applicantDesk.listMessages': { whom: READERS, code: '404' },
  'programmeDesk.saveExpenses': { whom: ORGANISERS, code: '404', body: { version: 1, expenseList: [] } },
  'applicantDesk.exportApplicants': { whom: EXPORTERS, code: '404', body: { reason: 'enough of it' } },
  'programmeMessages.listOwnMessages': { whom: 'signedIn', code: '0000', params: { programmeId: NO_SUCH_ID } },
  'approvals.pageApprovals': { whom: APPROVERS, code: '0000' },
  'approvals.readApproval': { whom: APPROVERS, code: '404' },
  'approvals.stepApproval': { whom: APPROVERS, code: '404', body: { action: 'APPROVE', version: 1 } },
};
