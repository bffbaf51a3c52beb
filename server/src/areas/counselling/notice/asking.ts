/** What is told of asking, inviting, agreeing and giving back. */
import { encloseOnly } from '../appointment/enclose.ts';
import { isCounsellor, isStudent, aType, CARRIES_IT, TEXTED } from './kind.ts';

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
  { ...TEXTED, ...CARRIES_IT },
);

export const counsellingRejected = aType(
  'COUNSELLING_REJECTED',
  isStudent,
  {
    ko: {
      name: '받아들여지지 않은 상담 신청',
      title: '이번 상담 신청은 어려워요',
      body: '이유를 보고 다른 시간이나 다른 상담자를 골라 주세요.',
      action: '이유 보기',
    },
    en: {
      name: 'Declined counselling requests',
      title: 'This counselling request didn’t work out',
      body: 'See why, and choose another time or counsellor.',
      action: 'See why',
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
      body: 'See why.',
      action: 'See what happened',
    },
  },
  { ...TEXTED, ...CARRIES_IT },
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
      body: '이유와 새 시간을 보고 답해 주세요.',
      action: '새 시간 보기',
    },
    en: {
      name: 'Moved counselling',
      title: 'Your counselling is to be moved',
      body: 'See why, and answer for the new time.',
      action: 'See the new time',
    },
  },
  { ...TEXTED, ...CARRIES_IT },
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
