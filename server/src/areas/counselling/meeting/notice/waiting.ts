/** Notices to students on the waiting list. */
import { isStudent, aType } from './kind.ts';

export const counsellingOffered = aType('COUNSELLING_OFFERED', isStudent, {
  ko: {
    name: '기다리던 상담 시간',
    title: '기다리던 상담 시간이 났어요',
    body: '이 시간은 나에게만 잠시 열려 있어요. 기한 안에 신청해 주세요.',
    action: '이 시간으로 신청하기',
  },
  en: {
    name: 'Times from my waiting lists',
    title: 'A counselling time you were waiting for is available',
    body: 'It’s reserved for you for a short time. Please request it before then.',
    action: 'Request this time',
  },
});

export const counsellingOfferOver = aType(
  'COUNSELLING_OFFER_OVER',
  isStudent,
  {
    ko: {
      name: '기한이 지난 상담 시간',
      title: '기다리던 상담 시간의 신청 기한이 지났어요',
      body: '다음 학생에게 넘어갔어요. 다른 시간을 고르거나 다시 대기할 수 있어요.',
      action: '다른 시간 보기',
    },
    en: {
      name: 'Expired offers',
      title: 'The time we offered you has expired',
      body: 'It went to the next student. Choose another time, or join the waiting list again.',
      action: 'View other times',
    },
  },
  { channels: ['IN_APP'] },
);
