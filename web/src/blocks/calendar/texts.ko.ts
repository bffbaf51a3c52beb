export const ko = {
  weekdays: ['월', '화', '수', '목', '금', '토', '일'],
  previousWeek: '지난주로',
  nextWeek: '다음 주로',
  thisWeek: '이번 주',
  weekNote: (week: string) => `${week}주차`,
  midnight: '밤 12:00',
  lunch: '점심',
  lunchRests: '12시는 점심시간이라 쉬어요',
  morning: '오전',
  afternoon: '오후',
  evening: '저녁',
  none: '없음',
};
