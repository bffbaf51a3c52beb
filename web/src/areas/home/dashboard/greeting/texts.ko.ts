export const greetingKo = {
  inTerm: (name: string, week: string, weekday: string) => `${name} 님, ${week}주차 ${weekday}이에요`,
  plain: (name: string, weekday: string) => `${name} 님, ${weekday}이에요`,
  weekday: (index: number) => `${'일월화수목금토'.charAt(index)}요일`,
  /** In three lines: what stands before the strong words, these, and what stands after them. */
  next: (event: string, days: number, count: string) => `${event}까지 \n${days === 1 ? '하루' : `${count}일`}\n`,
  /** The button beside it. */
  edit: '화면 편집',
};
