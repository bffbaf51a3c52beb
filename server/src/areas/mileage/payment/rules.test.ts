import { describe, expect, it } from 'vitest';

import { judgePayments, isSum, maskAccounts, type PayableUse, type PaymentCells } from './rules.ts';

const ID = (end: number) => `01990000-0000-7000-8000-00000000000${end}`;
const use = (end: number, wish: Partial<PayableUse> = {}): PayableUse => ({
  id: ID(end),
  memberId: `member ${wish.number ?? '2026000001'}`,
  number: '2026000001',
  status: 'APPROVED',
  purposeCode: 'SCHOLARSHIP',
  purposeKo: '마일리지 장학금',
  purposeEn: 'Mileage scholarship',
  amount: 300,
  wonPerPoint: 1000,
  decidedAt: new Date('2026-11-20T01:00:00Z'),
  ...wish,
});
const cells = (line: number, wish: Partial<PaymentCells> = {}): PaymentCells => ({
  line,
  useNo: '',
  number: '2026000001',
  name: '',
  purpose: '마일리지 장학금',
  points: '',
  won: '300,000',
  paidOn: '2026-11-24',
  result: '지급',
  reason: '',
  ...wish,
});
const judge = (lines: readonly PaymentCells[], uses: readonly PayableUse[], callerId = 'office') => {
  const { payments, problems } = judgePayments(lines, { uses, today: '2026-11-25', callerId });
  return [
    payments.map(({ line, use: { id }, paidOn }) => `${line} ${id.slice(-1)} ${paidOn}`),
    problems.map(({ line, column, code }) => `${line} ${column} ${code}`),
  ];
};

describe('a line of payments', () => {
  it.each<[string, Partial<PaymentCells>]>([
    ['by number, purpose and won', {}],
    ['by points', { won: '', points: '300' }],
    ['by both, with their units', { won: '300000원', points: '300점' }],
    ['by the code of the purpose', { purpose: 'scholarship' }],
    ['by the number of the use', { useNo: ID(1).toUpperCase(), number: '', purpose: '' }],
    ['with a day as people write it', { paidOn: '2026. 11. 24.' }],
    ['with a bank’s word', { result: '이체 완료' }],
  ])('matches %s', (_name, wish) => {
    expect(judge([cells(2, wish)], [use(1)])).toEqual([['2 1 2026-11-24'], []]);
  });

  it.each<[string, Partial<PaymentCells>, Partial<PayableUse>]>([
    ['number NUMBER_EMPTY', { number: ' ' }, {}],
    ['number NO_USE', { number: '1' }, {}],
    ['useNo NO_USE', { useNo: 'abc' }, {}],
    ['useNo NO_USE', { useNo: ID(9) }, {}],
    ['number OTHER_STUDENT', { useNo: ID(1), number: '2026000002' }, {}],
    ['purpose PURPOSE', { purpose: '' }, {}],
    ['purpose PURPOSE', { useNo: ID(1), purpose: '교재' }, {}],
    ['won AMOUNT_EMPTY', { won: '' }, {}],
    ['won AMOUNT_TEXT', { won: '삼십만' }, {}],
    ['points AMOUNT_TEXT', { points: '-300' }, {}],
    ['won AMOUNT', { won: '1000000000000' }, {}],
    ['won AMOUNT', { useNo: ID(1), won: '1,000,000,000,000' }, {}],
    ['points AMOUNT', { points: '3000' }, {}],
    ['number PAID', {}, { status: 'PAID' }],
    ['useNo PAID', { useNo: ID(1) }, { status: 'PAID' }],
    ['number NOT_APPROVED', {}, { status: 'APPLY' }],
    ['useNo NOT_APPROVED', { useNo: ID(1) }, { status: 'CANCELLED' }],
    ['number OWN', {}, { memberId: 'office' }],
    ['result RESULT', { result: '' }, {}],
    ['reason REFUSED', { result: '실패', paidOn: '' }, {}],
    ['paidOn DAY', { paidOn: '' }, {}],
    ['paidOn DAY', { paidOn: '2026-02-30' }, {}],
    ['paidOn DAY_FUTURE', { paidOn: '2026-11-26' }, {}],
    ['paidOn DAY_BEFORE', { paidOn: '2026-11-19' }, {}],
  ])('is told %s', (said, wish, of) => {
    expect(judge([cells(2, wish)], [use(1, of)])).toEqual([[], [`2 ${said}`]]);
  });

  it('takes one use each, and is told where it is there twice', () => {
    const lines = [cells(2), cells(3), cells(4), cells(5, { useNo: ID(1), number: '' })];
    expect(judge(lines, [use(1), use(2)])).toEqual([
      ['2 1 2026-11-24', '3 2 2026-11-24'],
      ['4 number TWICE', '5 useNo TWICE'],
    ]);
  });

  it('counts for nothing where the file says both paid and failed', () => {
    const both = ['2 result CONTRADICTED', '3 result CONTRADICTED'];
    expect(judge([cells(2), cells(3, { result: '실패' })], [use(1)])).toEqual([[], both]);
    expect(judge([cells(2, { result: '실패' }), cells(3)], [use(1)])).toEqual([[], both]);
    expect(judge([cells(2, { result: '' }), cells(3)], [use(1)])).toEqual([[], ['2 result RESULT', '3 number TWICE']]);
  });

  it('of sums is no payment, and an account in a bank’s words is not told', () => {
    expect(isSum(cells(9, { name: '합계', number: '' }))).toBe(true);
    expect(isSum(cells(9, { name: '합계' }))).toBe(false);
    expect(maskAccounts('110-4837-296105 해지된 계좌, 110 4837 296105')).toBe('… 해지된 계좌, …');
    expect(maskAccounts('한도 3,000,000원 초과')).toBe('한도 3,000,000원 초과');
  });
});
