/** What is told to who waits for an hour. */
import { isStudent, aType } from './kind.ts';

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
