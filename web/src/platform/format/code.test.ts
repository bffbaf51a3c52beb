import { expect, test } from 'vitest';
import { formatCode, formatCodeList } from './code.ts';

const labels = new Map([
  ['CODE.CNSLT.STTUS.WAIT', '대기'],
  ['CODE.CNSLT.STTUS.APPROVE', '승인'],
  ['CODE.CNSLT.STTUS.EMPTY', ''],
  ['CODE.SEMSTR.10', '1학기'],
]);
const lookup = (key: string): string | undefined => labels.get(key);

test('a code shows the label under CODE.{path}.{value}', () => {
  expect(formatCode('WAIT', 'CNSLT.STTUS', lookup)).toBe('대기');
  expect(formatCode('10', 'SEMSTR', lookup)).toBe('1학기');
  expect(formatCode(10, 'SEMSTR', lookup)).toBe('1학기');
});

test('a code without a label shows itself', () => {
  expect(formatCode('LOST', 'CNSLT.STTUS', lookup)).toBe('LOST');
  expect(formatCode('EMPTY', 'CNSLT.STTUS', lookup)).toBe('EMPTY');
  expect(formatCode(0, 'SEMSTR', lookup)).toBe('0');
  expect(formatCode('LOST', 'CNSLT.STTUS', (key) => key)).toBe('LOST');
});

test('no code shows nothing and asks for nothing', () => {
  const refuse = (): string => {
    throw new Error('asked');
  };
  for (const value of [null, undefined, '', NaN]) expect(formatCode(value, 'SEMSTR', refuse)).toBe('');
});

test('a list of codes is joined by a comma and a space, without gaps', () => {
  expect(formatCodeList(['WAIT', null, 'APPROVE', '', 'LOST'], 'CNSLT.STTUS', lookup)).toBe('대기, 승인, LOST');
  expect(formatCodeList([], 'SEMSTR', lookup)).toBe('');
  expect(formatCodeList(null, 'SEMSTR', lookup)).toBe('');
});
