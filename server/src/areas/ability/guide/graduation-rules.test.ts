import { expect, it } from 'vitest';

import { fillAddress, readUnivCode } from './graduation-rules.ts';

it('knows the university and its graduate school, and nothing else', () => {
  expect(['1', '2', '3', '', ' 1', null].map((code) => readUnivCode(code))).toEqual(['1', '2', null, null, null, null]);
});

it('fills in the number of a student, so that it can lead nowhere else', () => {
  expect(fillAddress('https://erp.example.ac.kr/sso?to=grdt', '20231234')).toBe(
    'https://erp.example.ac.kr/sso?to=grdt',
  );
  expect(fillAddress('https://erp.example.ac.kr/{studentNo}?id={studentNo}', 'a/b&c=1')).toBe(
    'https://erp.example.ac.kr/a%2Fb%26c%3D1?id=a%2Fb%26c%3D1',
  );
  expect(fillAddress('https://erp.example.ac.kr/?id={studentNo}', null)).toBe('https://erp.example.ac.kr/?id=');
  expect(fillAddress('', '20231234')).toBeNull();
});
