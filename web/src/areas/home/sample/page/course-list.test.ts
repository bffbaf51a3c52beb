import { expect, test } from 'vitest';

import { listYears, readCourseKey, writeCourseKey } from './course-list.ts';

test('a course comes back from its place in the address', () => {
  const key = { year: 2026, semstrCode: '20', courseCode: 'CSE1001', ntNo: '01' };
  expect(readCourseKey(writeCourseKey(key))).toEqual(key);
});

test.each([null, '', 'x', '2026.20.CSE1001', '26.20.CSE1001.01', '2026.20.CSE1001.01.2', '2026..CSE1001.01'])(
  '%j names no course',
  (text) => {
    expect(readCourseKey(text)).toBeUndefined();
  },
);

test('years begin with the one ahead', () => {
  expect(listYears(2026).slice(0, 3)).toEqual(['2027', '2026', '2025']);
});
