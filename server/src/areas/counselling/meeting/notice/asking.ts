/** Notices about requests, invitations, agreements and cancellations. */
import { encloseOnly } from '../appointment/enclose.ts';
import { isCounsellor, isParty, isStudent, aType, CARRIES_IT, TEXTED } from './kind.ts';

export const counsellingRequested = aType(
  'COUNSELLING_REQUESTED',
  isCounsellor,
  {
    ko: {
      name: '새 상담 신청',
      title: '상담 신청이 왔어요',
      body: '시간을 확인하고 답해 주세요. 상담 시간까지 답하지 않으면 자동으로 거절돼요.',
      action: '신청 보기',
    },
    en: {
      name: 'New counselling requests',
      title: 'You have a new counselling request',
      body: 'Check the time and answer. If you don’t, the request is declined when the session starts.',
      action: 'View request',
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
      name: 'Confirmed counselling',
      title: 'Your counselling is confirmed',
      body: 'Check the time and place.',
      action: 'See the appointment',
    },
  },
  { ...TEXTED, ...CARRIES_IT },
);

export const counsellingRejected = aType(
  'COUNSELLING_REJECTED',
  isStudent,
  {
    ko: {
      name: '상담 신청 거절',
      title: '상담 신청이 거절됐어요',
      body: '이유를 확인하고 다른 시간이나 다른 상담자를 골라 주세요.',
      action: '이유 보기',
    },
    en: {
      name: 'Declined counselling requests',
      title: 'Your counselling request was declined',
      body: 'Check the reason and choose another time or counsellor.',
      action: 'View reason',
    },
  },
  { ...TEXTED, ...CARRIES_IT },
);

export const counsellingCancelled = aType(
  'COUNSELLING_CANCELLED',
  () => true,
  {
    ko: {
      name: '취소된 상담',
      title: '상담 일정이 취소됐어요',
      body: '이유를 확인해 주세요.',
      action: '내용 보기',
    },
    en: {
      name: 'Cancelled counselling',
      title: 'A counselling appointment was cancelled',
      body: 'Check the reason.',
      action: 'View details',
    },
  },
  { ...TEXTED, ...CARRIES_IT },
);

/** For the actor's own calendar: the other side is notified anyway. */
export const counsellingCalendar = aType(
  'COUNSELLING_CALENDAR',
  isParty,
  {
    ko: {
      name: '내가 바꾼 상담의 캘린더 파일',
      title: '상담 일정 파일을 보내 드려요',
      body: '방금 잡거나 바꾼 일정이 첨부되어 있어요. 캘린더 앱에서 열면 바로 반영돼요.',
      action: '일정 보기',
    },
    en: {
      name: 'Calendar files for my counselling changes',
      title: 'Your appointment as a calendar file',
      body: 'Open the attached file to add your latest changes to your calendar.',
      action: 'See the appointment',
    },
  },
  { channels: ['EMAIL'], enclose: encloseOnly },
);

export const counsellingInvited = aType('COUNSELLING_INVITED', isStudent, {
  ko: {
    name: '상담 초대',
    title: '상담에 초대받았어요',
    body: '시간을 확인하고 답해 주세요.',
    action: '초대 보기',
  },
  en: {
    name: 'Invitations to counselling',
    title: 'You’re invited to counselling',
    body: 'Check the time and answer.',
    action: 'View invitation',
  },
});

export const counsellingMoved = aType(
  'COUNSELLING_MOVED',
  isStudent,
  {
    ko: {
      name: '상담 시간 변경',
      title: '상담 시간을 바꾸자는 제안이 왔어요',
      body: '이유와 새 시간을 확인하고 답해 주세요.',
      action: '새 시간 보기',
    },
    en: {
      name: 'Moved counselling',
      title: 'A new time has been suggested for your counselling',
      body: 'Check the reason and the new time, and answer.',
      action: 'View new time',
    },
  },
  { ...TEXTED, ...CARRIES_IT },
);

export const counsellingDeclined = aType(
  'COUNSELLING_DECLINED',
  isCounsellor,
  {
    ko: {
      name: '거절된 상담 초대',
      title: '학생이 상담 초대를 거절했어요',
      body: '다른 시간을 제안하거나 다시 초대할 수 있어요.',
      action: '내용 보기',
    },
    en: {
      name: 'Declined invitations',
      title: 'A counselling invitation was declined',
      body: 'You can suggest another time, or invite again.',
      action: 'View details',
    },
  },
  CARRIES_IT,
);
