import { afterEach, describe, expect, test, vi } from 'vitest';
import { createFormat } from './format.ts';

const now = (): number => Date.parse('2026-11-20T10:00:00+09:00');
const codeLabel = (key: string): string | undefined =>
  new Map([
    ['CODE.SEMSTR.10', '1학기'],
    ['CODE.SEMSTR.20', '2학기'],
  ]).get(key);
const ko = createFormat({ locale: 'ko', codeLabel, now });
const en = createFormat({ locale: 'en', codeLabel, now });

test('the composed helpers speak their language', () => {
  expect(ko.yesNo('Y')).toBe('예');
  expect(en.yesNo(0)).toBe('No');
  expect(ko.yesNo(true, { yes: '공개', no: '비공개' })).toBe('공개');
  expect(ko.sexCode('F')).toBe('여');
  expect(en.ageDecade(2005)).toBe('20s');
  expect(ko.moment('2026-11-24T14:00:00+09:00')).toBe('11월 24일 (화) 오후 2:00');
  expect(en.day('2026-11-24')).toBe('Tue, Nov 24');
  expect(en.time('2026-11-24T14:00:00+09:00')).toBe('2 PM');
  expect(ko.hour(14)).toBe('오후 2시');
  expect(en.range('2026-12-07', '2026-12-11')).toBe('Mon, Dec 7 – Fri, Dec 11');
  expect(ko.timeRange('2026-11-24T14:00:00+09:00', '2026-11-24T14:50:00+09:00')).toBe('오후 2:00~2:50');
  expect(en.dateTime('2026-03-02', 'A')).toBe('AM');
  expect(ko.duration(90)).toBe('1시간 30분');
  expect(ko.remaining('2026-12-07')).toBe('17일 남음');
  expect(ko.dDay('2026-12-07')).toBe('D-17');
  expect(ko.daysUntil('2026-12-07')).toBe(17);
  expect(ko.relativeTime('2026-11-20T09:40:00+09:00')).toBe('20분 전');
});

test('the composed helpers include those without a language', () => {
  expect(ko.text(null, '-')).toBe('-');
  expect(ko.list(['가', '나'])).toBe('가, 나');
  expect(ko.number(1234.56)).toBe('1,234.6');
  expect(ko.percent(0.5)).toBe('50%');
  expect(ko.bytes(2048)).toBe('2 KB');
  expect(ko.digits('20260302', [4, 2, 2])).toBe('2026-03-02');
  expect(ko.phone('01012345678')).toBe('010-1234-5678');
  expect(ko.code('10', 'SEMSTR')).toBe('1학기');
  expect(ko.codeList(['10', '20'], 'SEMSTR')).toBe('1학기, 2학기');
});

test('without a clock of its own it follows the machine', () => {
  const format = createFormat({ locale: 'ko', codeLabel });
  expect(format.relativeTime(Date.now() - 30_000)).toBe('방금');
});

describe.each([
  ['America/New_York', 300],
  ['Asia/Seoul', -540],
  ['UTC', 0],
  ['Pacific/Kiritimati', -840],
  ['Asia/Kathmandu', -345],
])('on a machine in %s', (zone, offset) => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  test('everything is in Korean time', () => {
    vi.stubEnv('TZ', zone);
    expect(new Date(2026, 0, 1).getTimezoneOffset()).toBe(offset);
    expect(ko.dateTime('2026-11-23T14:59:59Z')).toBe('2026-11-23 23:59:59');
    expect(ko.dateTime('2026-11-23T15:00:00Z')).toBe('2026-11-24 00:00:00');
    expect(ko.dateTime('2026-11-24')).toBe('2026-11-24 00:00:00');
    expect(ko.dateTime('2026-11-24T09:30')).toBe('2026-11-24 09:30:00');
    // The hour that New York's summer time skips.
    expect(ko.dateTime('2026-03-08T02:30:00')).toBe('2026-03-08 02:30:00');
    expect(ko.range('2026-11-24T14:00:00+09:00', '2026-11-24T05:50:00Z')).toBe('11월 24일 (화) 오후 2:00~2:50');
    expect(ko.relativeTime('2026-11-19T16:10:00+09:00')).toBe('어제 오후 4:10');
    expect(ko.dDay('2026-12-07')).toBe('D-17');
    expect(ko.ageDecade('2007-01-01')).toBe('20대');
  });
});
