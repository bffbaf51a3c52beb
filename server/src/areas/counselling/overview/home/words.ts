/** Texts of the home about counselling. For psychological and legal counselling they hold neither names nor contents. */
export const words = {
  ko: {
    corrections: '상담 결과 정정',
    wishes: '지도교수 변경 신청',
    discreet: '상담 일정',
    withCounsellor: (name: string) => `${name} 상담`,
    awaited: (name: string) => `${name} 상담 · 답변을 기다려요`,
    withStudents: (name: string, count: number) => (count === 1 ? `${name} 상담` : `${name} 외 ${count - 1}명 상담`),
    weeks: { requested: '이번 주 상담', held: '마친 상담' },
  },
  en: {
    corrections: 'Outcome corrections',
    wishes: 'Advisor change requests',
    discreet: 'Appointment',
    withCounsellor: (name: string) => `Session with ${name}`,
    awaited: (name: string) => `Session with ${name} · awaiting an answer`,
    withStudents: (name: string, count: number) =>
      count === 1 ? `Session with ${name}` : `Session with ${name} and ${count - 1} more`,
    weeks: { requested: 'Sessions this week', held: 'Sessions held' },
  },
} as const;
