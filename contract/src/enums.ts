/**
 * The portal's enumerations: their keys, as on the wire and in the database, in the order of the screen.
 * docs/specification.md §7 says of each what it is of; the words for people live with the server, one file a language; `/api/enum/{name}` serves them.
 */
import { DUTIES, MEMBER_TYPES } from './access.ts';

export const ENUMS = {
  memberType: MEMBER_TYPES,
  duty: DUTIES,
  // States.
  counsellingStatus: ['AVAILABLE', 'WAITING', 'APPROVED', 'COMPLETED', 'REJECTED', 'ABSENT'],
  psychologicalStatus: ['WAITING', 'APPROVED', 'IN_PROGRESS', 'ENDED', 'CANCELLED'],
  dutyStatus: ['WAITING', 'APPOINTED', 'ENDED', 'DECLINED', 'WITHDRAWN'],
  correctionStatus: ['REQUESTED', 'COMPLETED'],
  badgeStatus: ['GRANTED', 'REVOKED'],
  recommendationStatus: ['RECOMMENDED', 'APPLIED', 'DROPPED', 'HELD', 'CANCELLED'],
  approvalStatus: ['WAITING', 'APPROVED', 'REFUSED'],
  traineeStatus: ['TEMP', 'APPLY', 'CONFIRM', 'REJECT', 'CANCEL'],
  programmeStage: [
    'DRAFT',
    'REVIEW',
    'REFUSED',
    'SOON',
    'OPEN',
    'QUEUE',
    'FULL',
    'APPLIED',
    'RUNNING',
    'OVER',
    'CLOSED',
    'CANCELLED',
  ],
  attendanceStatus: ['PRESENT', 'LATE', 'ABSENT', 'EXCUSED'],
  testSessionStatus: ['IN_PROGRESS', 'SCORED', 'EXPIRED', 'INVALIDATED'],
  mileageClaimStatus: ['WAIT', 'APPROVED', 'REFUSED', 'CANCELLED'],
  issueStatus: ['NEW', 'OPEN', 'PROGRESS', 'REPORTED', 'RESOLVED', 'COMPLETED', 'REJECTED', 'CLOSED'],
  // Choices.
  programmeType: ['BAEUM', 'CHAEUM', 'IEUM', 'WORKSHOP'],
  programmeSelection: ['FIRST_COME', 'SELECTION', 'LOTTERY'],
  counsellingChannel: ['FACE_TO_FACE', 'ONLINE', 'PHONE', 'EMAIL', 'SMS', 'KAKAO'],
  videoChannel: ['ZOOM', 'WEBEX', 'YOUTUBE_LIVE', 'OTHER'],
  semester: ['10', '20'],
  grade: ['1', '2', '3', '4', '5', '6'],
  studentType: ['GENERAL', 'ENTRUSTED', 'PART_TIME'],
  schoolRegister: ['ENROLLED', 'LEAVE', 'GRADUATED', 'EXPELLED', 'COMPLETED'],
  surveyQuestionType: ['DESCRIPTION', 'LONG', 'MULTI', 'SHORT', 'SINGLE', 'SCALE5', 'YES_NO'],
  mileageType: ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11'],
  mileageClaimRefusal: ['UNREADABLE', 'INCOMPLETE', 'DIFFERENT', 'NUMBER', 'PERSON'],
  mileageKind: ['EARN', 'ADJUST', 'REVERSE', 'HOLD', 'RELEASE', 'USE', 'EXPIRE', 'CARRY'],
  testAudience: ['ADVISOR', 'COACH', 'CAREER', 'PSYCHOLOGICAL'],
  portfolioLayout: ['1', '2A', '2B', '2C', '3', '4'],
  portfolioBackground: ['THEME', 'CUSTOM', 'COLOR'],
  coreCompetency: ['COMMUNICATION', 'CREATIVITY', 'PROBLEM_SOLVING', 'SELF_DIRECTION', 'COMMUNITY'],
  dayOfWeek: ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'],
  /** Starting hours of one-hour blocks; noon is nobody's. */
  hour: ['10', '11', '13', '14', '15', '16', '17', '18', '19', '20', '21', '22'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type EnumName = keyof typeof ENUMS;

/** The keys of an enumeration: `EnumKey<'badgeStatus'>` is `'GRANTED' | 'REVOKED'`. */
export type EnumKey<N extends EnumName> = (typeof ENUMS)[N][number];

export const ENUM_NAMES = Object.keys(ENUMS) as EnumName[]; // an object's own keys
