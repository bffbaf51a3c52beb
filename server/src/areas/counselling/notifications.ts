/**
 * What people hear of counselling. Never a word of what somebody wrote, nor with whom it is.
 */
import type { Actor } from '../../platform/access/actor.ts';
import type { Tx } from '../../platform/db/pool.ts';
import { hourOf } from '../../blocks/calendar/hours.ts';
import { koreanDate } from '../../platform/time.ts';
import { notify, type NotifyOrder } from '../../blocks/notification/notify.ts';
import type { NotificationTexts, NotificationType } from '../../blocks/notification/type.ts';
import { encloseAppointment, encloseOnly, untilItBegins, untilItIsRecorded } from './appointment/enclose.ts';
import type { MeetingRow } from './meeting/store.ts';
import { choosePath, deskPath, studentPath } from './paths.ts';

const DUTIES: ReadonlySet<string> = new Set(['PEER_COACH', 'CAREER_COUNSELLOR']);
const COUNSELLING_TYPES: ReadonlySet<string> = new Set(['FULLTIME_PROFESSOR', 'ACADEMIC_COACH']);

const isCounsellor = (actor: Actor): boolean =>
  actor.memberTypes.some((type) => COUNSELLING_TYPES.has(type)) || actor.duties.some((duty) => DUTIES.has(duty));
const isStudent = (actor: Actor): boolean => actor.studentId !== null;

type Said = Omit<NotificationTexts, 'title'> & { readonly title: string };

function aType(
  type: string,
  isFor: (actor: Actor) => boolean,
  texts: { readonly ko: Said; readonly en: Said },
  more: Partial<Pick<NotificationType, 'channels' | 'enclose' | 'isReminder'>> = {},
): NotificationType {
  return {
    type,
    channels: ['IN_APP', 'EMAIL'],
    ...more,
    isMandatory: false,
    isUrgent: false,
    isSensitive: true,
    isFor,
    texts: {
      ko: { ...texts.ko, title: () => texts.ko.title },
      en: { ...texts.en, title: () => texts.en.title },
    },
  };
}

const CARRIES_IT = { enclose: encloseAppointment };

export const counsellingRequested = aType(
  'COUNSELLING_REQUESTED',
  isCounsellor,
  {
    ko: {
      name: '새 상담 신청',
      title: '상담 신청이 왔어요',
      body: '시간을 확인하고 답해 주세요. 답이 없으면 상담 시간에 자동으로 거절돼요.',
      action: '신청 보기',
    },
    en: {
      name: 'New requests for counselling',
      title: 'Someone asked for counselling',
      body: 'Look at the time and answer. Without an answer it is declined when the hour begins.',
      action: 'See the request',
    },
  },
  CARRIES_IT,
);

export const counsellingAgreed = aType(
  'COUNSELLING_APPROVED',
  () => true,
  {
    ko: {
      name: '확정된 상담',
      title: '상담 일정이 확정됐어요',
      body: '시간과 장소를 확인해 주세요.',
      action: '일정 보기',
    },
    en: {
      name: 'Agreed counselling',
      title: 'Your counselling is confirmed',
      body: 'Check the time and place.',
      action: 'See the appointment',
    },
  },
  CARRIES_IT,
);

export const counsellingRejected = aType(
  'COUNSELLING_REJECTED',
  isStudent,
  {
    ko: {
      name: '받아들여지지 않은 상담 신청',
      title: '이번 상담 신청은 어려워요',
      body: '까닭을 보고 다른 시간이나 다른 상담자를 골라 주세요.',
      action: '까닭 보기',
    },
    en: {
      name: 'Declined counselling requests',
      title: 'This counselling request didn’t work out',
      body: 'See why, and choose another time or counsellor.',
      action: 'See why',
    },
  },
  CARRIES_IT,
);

export const counsellingCancelled = aType(
  'COUNSELLING_CANCELLED',
  () => true,
  {
    ko: {
      name: '취소된 상담',
      title: '상담 일정이 취소됐어요',
      body: '까닭을 확인해 주세요.',
      action: '내용 보기',
    },
    en: {
      name: 'Cancelled counselling',
      title: 'A counselling appointment was cancelled',
      body: 'See why.',
      action: 'See what happened',
    },
  },
  CARRIES_IT,
);

export const counsellingRecorded = aType('COUNSELLING_RECORDED', isStudent, {
  ko: {
    name: '상담 기록',
    title: '상담 기록이 올라왔어요',
    body: '함께 보는 기록과 할 일을 확인해 주세요.',
    action: '기록 보기',
  },
  en: {
    name: 'Counselling records',
    title: 'Your counselling was recorded',
    body: 'See the shared note and what to do next.',
    action: 'See the record',
  },
});

/** Beside the news of the record, so not by mail once more. */
export const counsellingSurvey = aType(
  'COUNSELLING_SURVEY',
  isStudent,
  {
    ko: {
      name: '상담 설문',
      title: '이번 상담은 어땠나요?',
      body: '몇 가지만 답해 주시면 더 나은 상담을 만드는 데 쓸게요.',
      action: '설문 답하기',
    },
    en: {
      name: 'Surveys about counselling',
      title: 'How was your counselling?',
      body: 'A few answers help to make it better.',
      action: 'Answer the survey',
    },
  },
  { channels: ['IN_APP'] },
);

/** For the calendar of whoever made the change: the other one hears of it anyway. */
export const counsellingCalendar = aType(
  'COUNSELLING_CALENDAR',
  (actor) => isStudent(actor) || isCounsellor(actor),
  {
    ko: {
      name: '내가 바꾼 상담의 캘린더 파일',
      title: '상담 일정 파일을 보내 드려요',
      body: '방금 잡거나 바꾼 일정이 함께 들어 있어요. 캘린더 앱에서 열면 그대로 반영돼요.',
      action: '일정 보기',
    },
    en: {
      name: 'Calendar files of what I change in counselling',
      title: 'Your appointment as a calendar file',
      body: 'It holds what you have just agreed or changed. Open it in your calendar.',
      action: 'See the appointment',
    },
  },
  { channels: ['EMAIL'], enclose: encloseOnly },
);

export const counsellingInADay = aType(
  'COUNSELLING_IN_A_DAY',
  () => true,
  {
    ko: {
      name: '상담 하루 전 알림',
      title: '하루 안에 상담이 있어요',
      body: '시간과 장소를 확인해 주세요. 못 가게 되면 미리 알려 주세요.',
      action: '일정 보기',
    },
    en: {
      name: 'A day before counselling',
      title: 'You have counselling within a day',
      body: 'Check the time and place. If you can’t make it, say so ahead.',
      action: 'See the appointment',
    },
  },
  { isReminder: true, enclose: untilItBegins },
);

export const counsellingInAnHour = aType(
  'COUNSELLING_IN_AN_HOUR',
  () => true,
  {
    ko: {
      name: '상담 한 시간 전 알림',
      title: '한 시간 안에 상담이 있어요',
      body: '시간과 장소를 확인해 주세요.',
      action: '일정 보기',
    },
    en: {
      name: 'An hour before counselling',
      title: 'You have counselling within an hour',
      body: 'Check the time and place.',
      action: 'See the appointment',
    },
  },
  { isReminder: true, enclose: untilItBegins },
);

export const counsellingToRecord = aType(
  'COUNSELLING_TO_RECORD',
  isCounsellor,
  {
    ko: {
      name: '남기지 않은 상담 기록',
      title: '상담 기록을 남겨 주세요',
      body: '만난 지 하루가 지났어요. 만나지 못했다면 오지 않은 것으로 남겨 주세요.',
      action: '기록하기',
    },
    en: {
      name: 'Counselling that is yet to be recorded',
      title: 'Record your counselling',
      body: 'You met a day ago. If nobody came, mark it as absent.',
      action: 'Record it',
    },
  },
  { isReminder: true, enclose: untilItIsRecorded },
);
/** Of legal counselling nothing more is ever said, whatever happened. */
export const counsellingNotice = aType('COUNSELLING_NOTICE', () => true, {
  ko: {
    name: '상담 일정 안내',
    title: '상담 일정 안내',
    body: '내용은 로그인한 뒤에 볼 수 있어요.',
    action: '확인하기',
  },
  en: {
    name: 'About your counselling',
    title: 'About your counselling',
    body: 'Sign in to see what it is about.',
    action: 'See it',
  },
});

export const counsellingInvited = aType('COUNSELLING_INVITED', isStudent, {
  ko: {
    name: '상담 초대',
    title: '상담에 초대받았어요',
    body: '시간을 보고 답해 주세요.',
    action: '초대 보기',
  },
  en: {
    name: 'Invitations to counselling',
    title: 'You’re invited to counselling',
    body: 'Look at the time and answer.',
    action: 'See the invitation',
  },
});

export const counsellingMoved = aType(
  'COUNSELLING_MOVED',
  isStudent,
  {
    ko: {
      name: '옮겨진 상담',
      title: '상담 시간을 옮기려고 해요',
      body: '까닭과 새 시간을 보고 답해 주세요.',
      action: '새 시간 보기',
    },
    en: {
      name: 'Moved counselling',
      title: 'Your counselling is to be moved',
      body: 'See why, and answer for the new time.',
      action: 'See the new time',
    },
  },
  CARRIES_IT,
);

export const counsellingDeclined = aType(
  'COUNSELLING_DECLINED',
  isCounsellor,
  {
    ko: {
      name: '받아들이지 않은 초대',
      title: '상담 초대에 응하지 않았어요',
      body: '다른 시간을 권하거나 다시 초대할 수 있어요.',
      action: '내용 보기',
    },
    en: {
      name: 'Invitations not taken up',
      title: 'A counselling invitation wasn’t taken up',
      body: 'You can suggest another time, or invite again.',
      action: 'See which one',
    },
  },
  CARRIES_IT,
);

export const counsellingAbsent = aType('COUNSELLING_ABSENT', isStudent, {
  ko: {
    name: '오지 않은 상담',
    title: '오지 않은 상담으로 적혔어요',
    body: '사실과 다르면 7일 안에 알려 주세요.',
    action: '내용 보기',
  },
  en: {
    name: 'Missed counselling',
    title: 'Your counselling was noted as missed',
    body: 'Tell us within 7 days if that isn’t so.',
    action: 'See which one',
  },
});

export const counsellingConfirm = aType('COUNSELLING_CONFIRM', isStudent, {
  ko: {
    name: '확인할 상담 기록',
    title: '상담 기록을 확인해 주세요',
    body: '만난 것이 맞는지 7일 안에 알려 주세요.',
    action: '기록 보기',
  },
  en: {
    name: 'Counselling records to confirm',
    title: 'Please check a counselling record',
    body: 'Tell us within 7 days whether you met.',
    action: 'See the record',
  },
});

export const counsellingDisputed = aType('COUNSELLING_DISPUTED', isCounsellor, {
  ko: {
    name: '사실과 다르다고 한 기록',
    title: '학생이 기록이 사실과 다르다고 했어요',
    body: '까닭을 보고 기록을 바로잡아 주세요.',
    action: '까닭 보기',
  },
  en: {
    name: 'Disputed records',
    title: 'A student says a record isn’t right',
    body: 'See why, and correct the record.',
    action: 'See why',
  },
});

export const counsellingOffered = aType('COUNSELLING_OFFERED', isStudent, {
  ko: {
    name: '기다리던 상담 시간',
    title: '기다리던 상담 시간이 났어요',
    body: '이 시간은 잠시 나에게만 열려 있어요. 정해진 때까지 신청해 주세요.',
    action: '이 시간으로 신청하기',
  },
  en: {
    name: 'Counselling hours that you wait for',
    title: 'An hour you waited for is free',
    body: 'It is kept for you for a while. Ask for it before that ends.',
    action: 'Ask for this hour',
  },
});

export const counsellingOfferOver = aType(
  'COUNSELLING_OFFER_OVER',
  isStudent,
  {
    ko: {
      name: '지나간 상담 시간 제안',
      title: '권해 드린 상담 시간이 지나갔어요',
      body: '다음 학생에게 넘어갔어요. 다른 시간을 고르거나 다시 기다릴 수 있어요.',
      action: '다른 시간 보기',
    },
    en: {
      name: 'Offered hours that have passed on',
      title: 'The hour we offered you has passed on',
      body: 'It went to the next student. Choose another hour, or wait again.',
      action: 'See other hours',
    },
  },
  { channels: ['IN_APP'] },
);

export const COUNSELLING_NOTIFICATIONS: readonly NotificationType[] = [
  counsellingNotice,
  counsellingRequested,
  counsellingAgreed,
  counsellingRejected,
  counsellingCancelled,
  counsellingRecorded,
  counsellingSurvey,
  counsellingInvited,
  counsellingMoved,
  counsellingDeclined,
  counsellingAbsent,
  counsellingConfirm,
  counsellingDisputed,
  counsellingCalendar,
  counsellingInADay,
  counsellingInAnHour,
  counsellingToRecord,
  counsellingOffered,
  counsellingOfferOver,
];

type About = Pick<MeetingRow, 'id' | 'kind' | 'counsellorMemberId' | 'studentMemberId' | 'version'>;

/** Tells the counsellor, who lands where it can be answered. */
export async function tellCounsellor(tx: Tx, type: NotificationType, about: About): Promise<void> {
  await notify(tx, orderForCounsellor(type, about));
}

export const orderForCounsellor = (type: NotificationType, about: About): NotifyOrder => ({
  type: about.kind === 'LAW' ? counsellingNotice : type,
  recipients: [about.counsellorMemberId],
  entityId: about.id,
  dedupeKey: `${about.id}:${about.version}:counsellor`,
  link: deskPath(about.kind, about.id),
});

export async function tellStudent(tx: Tx, type: NotificationType, about: About): Promise<void> {
  await notify(tx, orderForStudent(type, about));
}

export const orderForStudent = (type: NotificationType, about: About): NotifyOrder => ({
  type: about.kind === 'LAW' ? counsellingNotice : type,
  recipients: [about.studentMemberId],
  entityId: about.id,
  dedupeKey: `${about.id}:${about.version}:student`,
  link: studentPath(about.kind, about.id),
});

/** Tells a student who is to choose an hour where they do. */
export async function tellToChoose(
  tx: Tx,
  about: { readonly id: string; readonly counsellorId: string; readonly studentMemberId: string },
): Promise<void> {
  await notify(tx, {
    type: counsellingInvited,
    recipients: [about.studentMemberId],
    entityId: about.id,
    dedupeKey: `${about.id}:student`,
    link: choosePath(about.counsellorId),
  });
}

/** Sends whoever made the change what their calendar has to know; of legal counselling nothing leaves by mail. */
export async function sendCalendar(tx: Tx, about: About, to: 'STUDENT' | 'COUNSELLOR'): Promise<void> {
  if (about.kind === 'LAW') return;
  await notify(tx, {
    type: counsellingCalendar,
    recipients: [to === 'STUDENT' ? about.studentMemberId : about.counsellorMemberId],
    entityId: about.id,
    dedupeKey: `${about.id}:${about.version}:${to}`,
    link: to === 'STUDENT' ? studentPath(about.kind, about.id) : deskPath(about.kind, about.id),
  });
}

/** Of an hour that is kept for them: the link has it chosen already. */
export async function tellOfOffer(
  tx: Tx,
  offer: { readonly waitId: string; readonly memberId: string; readonly counsellorId: string; readonly beginsAt: Date },
): Promise<void> {
  const { waitId, memberId, counsellorId, beginsAt } = offer;
  await notify(tx, {
    type: counsellingOffered,
    recipients: [memberId],
    entityId: waitId,
    dedupeKey: waitId,
    link: `${choosePath(counsellorId)}?date=${koreanDate(beginsAt)}&hour=${hourOf(beginsAt)}`,
  });
}

export async function tellOfferOver(
  tx: Tx,
  offer: { readonly waitId: string; readonly memberId: string; readonly counsellorId: string },
): Promise<void> {
  await notify(tx, {
    type: counsellingOfferOver,
    recipients: [offer.memberId],
    entityId: offer.waitId,
    dedupeKey: offer.waitId,
    link: choosePath(offer.counsellorId),
  });
}
