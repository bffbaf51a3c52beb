import type { Shape } from '../../../platform/i18n/texts.ts';
import type { ko } from './texts.ko.ts';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

export const en = {
  loading: 'Loading',
  loadError: 'We couldn’t load this. Please try again in a moment.',
  greeting: (name: string, week: string, weekday: string) => `${name}, it’s ${weekday} of week ${week}`,
  greetingPlain: (name: string, weekday: string) => `${name}, it’s ${weekday}`,
  weekday: (index: number) => WEEKDAYS[index] ?? '',
  screenTitle: 'Home',
  beforeDays: (_event: string) => '',
  afterDays: (event: string) => ` until ${event}`,
  days: (count: string) => `${count} days`,
  edit: 'Customize',
  todoTitle: 'To do now',
  todoDone: 'You’re all caught up',
  todoDoneText: 'New things to do appear here, the most urgent first.',
  noDue: 'Any time',
  profileLabel: 'About me',
  profileStudent: (department: string, grade: string) => `${department}, year ${grade}`,
  profileOther: (department: string, kinds: string) => `${department} · ${kinds}`,
  profileNone: 'No department yet',
  studentNo: 'Student number',
  advisor: 'Advisor',
  credits: 'Credits earned',
  creditsValue: (count: string) => `${count} credits`,
  average: 'Grade average',
  averageValue: (value: string) => `${value} of 4.5`,
  kinds: 'Role',
  account: 'My account',
  allHidden: 'Nothing is shown',
  allHiddenText: 'Switch on what you want to see under Customize.',
} as const satisfies Shape<typeof ko>;
