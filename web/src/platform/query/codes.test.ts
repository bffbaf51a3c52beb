import type { CodeItem } from '@naru/contract/areas/reference.ts';
import { expect, test } from 'vitest';

import { toCodeOptions } from './codes.ts';

const code = (codeNm: string, classes: Partial<CodeItem>): CodeItem => ({
  codeNm,
  lclasCode: 'REGION',
  mlsfcCode: null,
  sclasCode: null,
  useAt: 'Y',
  ...classes,
});

test('the value is the class below what was asked for', () => {
  expect(toCodeOptions([code('지역', {})], {})).toEqual([{ label: '지역', value: 'REGION', disabled: false }]);
  expect(toCodeOptions([code('서울', { mlsfcCode: '11' })], { lclasCode: 'REGION' })[0]?.value).toBe('11');
  const small = code('종로구', { mlsfcCode: '11', sclasCode: '11110' });
  expect(toCodeOptions([small], { lclasCode: 'REGION', mlsfcCode: '11' })[0]?.value).toBe('11110');
});

test('a cleared filter is none', () => {
  expect(toCodeOptions([code('지역', {})], { lclasCode: '', mlsfcCode: '' })[0]?.value).toBe('REGION');
});

test('N disables, and the order stays', () => {
  const options = toCodeOptions([code('나', { useAt: 'N' }), code('가', {})], {});
  expect(options.map(({ label, disabled }) => [label, disabled])).toEqual([
    ['나', true],
    ['가', false],
  ]);
});
