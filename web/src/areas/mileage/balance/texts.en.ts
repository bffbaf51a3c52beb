import type { Shape } from '../../../platform/i18n/texts.ts';
import type { ko } from './texts.ko.ts';

const inPoints = (points: string): string => (points === '1' ? '1 point' : `${points} points`);

export const en = {
  title: 'Mileage balances',
  purpose: 'Students who had used points before these were withdrawn pay them with what they earn next.',
  waiting: (count: string) => (count === '1' ? '1 student owes points.' : `${count} students owe points.`),
  nothing: 'No student owes points.',
  caption: 'Mileage balances',
  excelText:
    'It has names, student numbers, departments and balances. Who took it and why is recorded; the students can see it, too.',
  filters: 'Filters of balances',
  search: 'Student',
  searchHint: 'Name or student number',
  owing: 'Points owed',
  owingAny: 'All students',
  owingOnly: 'Students who owe points',
  student: 'Student',
  department: 'Department',
  grade: 'Year',
  gradeOf: (grade: string) => `Year ${grade}`,
  balance: 'Balance',
  held: 'Held for requests',
  available: 'Available',
  points: inPoints,
  availableOf: (points: string) => `Available: ${inPoints(points)}`,
  found: (count: string) => (count === '1' ? '1 student' : `${count} students`),
  errorTitle: 'We couldn’t load the balances',
  emptyTitle: 'No student has mileage yet',
  emptyText: 'Students appear here once mileage is posted.',
  noMatchTitle: 'No students match',
} as const satisfies Shape<typeof ko>;
