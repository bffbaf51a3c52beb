export const greetingKo = {
  inTerm: (name: string, week: string, weekday: string) => `${name} 님, ${week}주차 ${weekday}이에요`,
  plain: (name: string, weekday: string) => `${name} 님, ${weekday}이에요`,
  weekday: (index: number) => `${'일월화수목금토'.charAt(index)}요일`,
  beforeDays: (event: string) => `${event}까지 `,
  afterDays: (_event: string) => '',
  days: (count: string) => `${count}일`,
  /** The button beside it. */
  edit: '화면 편집',
};
