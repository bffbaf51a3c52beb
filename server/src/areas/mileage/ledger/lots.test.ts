import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { replayLines, type OwnTerms, type ReplayedLine } from './lots.ts';

const TERMS = [
  { year: 2025, semesterCode: '10' },
  { year: 2025, semesterCode: '20' },
  { year: 2026, semesterCode: '10' },
  { year: 2026, semesterCode: '20' },
] as const;
const [SPRING, AUTUMN, NEXT, NOW] = TERMS;
const OWN: OwnTerms = { enrolled: [SPRING, AUTUMN, NEXT], isEnrolled: true, current: NOW };

const line = (
  id: string,
  kind: ReplayedLine['kind'],
  amount: number,
  more: Partial<ReplayedLine> = {},
): ReplayedLine => ({
  id,
  kind,
  amount,
  ...SPRING,
  reversesId: null,
  lotId: null,
  validTerms: 8,
  ...more,
});

const said = (lines: readonly ReplayedLine[], own: OwnTerms = OWN): string => {
  const { lotList, debt } = replayLines(lines, own);
  return [
    ...lotList.map(({ id, rest, termsLeft }) => `${id} ${rest}/${termsLeft}`),
    ...(debt ? [`debt ${debt}`] : []),
  ].join(', ');
};

const EARNED = [
  line('a', 'EARN', 100),
  line('b', 'EARN', 50, { validTerms: 3 }),
  line('c', 'EARN', 30, { validTerms: null }),
];

describe('I1 lots', () => {
  it.each<readonly [string, readonly ReplayedLine[], string]>([
    ['stand with what expires first on top', EARNED, 'b 50/1, a 100/6, c 30/null'],
    ['are spent from what expires first', [...EARNED, line('u', 'USE', -70)], 'a 80/6, c 30/null'],
    [
      'come back where they were taken from',
      [...EARNED, line('u', 'USE', -70), line('r', 'REVERSE', 70, { reversesId: 'u' })],
      'b 50/1, a 100/6, c 30/null',
    ],
    ['are not touched by what is held', [...EARNED, line('h', 'HOLD', -70)], 'b 50/1, a 100/6, c 30/null'],
    [
      'go whole when they are reversed',
      [...EARNED, line('r', 'REVERSE', -100, { reversesId: 'a' })],
      'b 50/1, c 30/null',
    ],
    [
      'are taken from the others where a reversed one was spent',
      [...EARNED, line('u', 'USE', -50), line('r', 'REVERSE', -50, { reversesId: 'b' })],
      'a 50/6, c 30/null',
    ],
    [
      'become a debt where nothing is left, which the next ones pay',
      [
        line('a', 'EARN', 100),
        line('u', 'USE', -80),
        line('r', 'REVERSE', -100, { reversesId: 'a' }),
        line('n', 'EARN', 50),
      ],
      'debt 30',
    ],
    [
      'are free again once a debt is paid',
      [
        line('a', 'EARN', 100),
        line('u', 'USE', -80),
        line('r', 'REVERSE', -100, { reversesId: 'a' }),
        line('n', 'EARN', 90),
      ],
      'n 10/6',
    ],
    ['expire one by one', [...EARNED, line('x', 'EXPIRE', -50, { lotId: 'b' })], 'a 100/6, c 30/null'],
    ['take corrections from what expires first', [...EARNED, line('j', 'ADJUST', -60)], 'a 90/6, c 30/null'],
    ['grow by corrections', [line('j', 'ADJUST', 60, { validTerms: null })], 'j 60/null'],
  ])('%s', (_name, lines, expected) => {
    expect(said(lines)).toBe(expected);
  });

  it('count enrolled terms alone, this one included, and never less than one before a close', () => {
    const lot = [line('a', 'EARN', 10, { validTerms: 2 })];
    const isEnrolled = true;
    expect(said(lot, { enrolled: [], isEnrolled, current: SPRING })).toBe('a 10/3');
    expect(said(lot, { enrolled: [SPRING], isEnrolled, current: AUTUMN })).toBe('a 10/2');
    expect(said(lot, { enrolled: [SPRING, AUTUMN], isEnrolled, current: NEXT })).toBe('a 10/1');
    expect(said(lot, { enrolled: [SPRING], isEnrolled, current: NEXT })).toBe('a 10/2');
    expect(said(lot, { enrolled: [SPRING, AUTUMN, NEXT], isEnrolled, current: NOW })).toBe('a 10/1');
  });

  it('lose nothing by a term on leave: neither in it nor in the count of those after it', () => {
    const lot = [line('a', 'EARN', 10, { validTerms: 2 })];
    const away = { isEnrolled: false } as const;
    // Two enrolled terms after its own, whenever they come.
    expect(said(lot, { enrolled: [SPRING], ...away, current: AUTUMN })).toBe('a 10/3');
    expect(said(lot, { enrolled: [SPRING], isEnrolled: true, current: NEXT })).toBe('a 10/2');
    expect(said(lot, { enrolled: [SPRING, AUTUMN], ...away, current: NEXT })).toBe('a 10/2');
    expect(said(lot, { enrolled: [SPRING, AUTUMN], isEnrolled: true, current: NOW })).toBe('a 10/1');
    expect(said(lot, { enrolled: [SPRING, AUTUMN, NEXT], ...away, current: NOW })).toBe('a 10/2');
  });

  it('of the next term, which take what comes after an early close, count from there', () => {
    const lot = [line('a', 'EARN', 10, { ...AUTUMN, validTerms: 2 })];
    expect(said(lot, { enrolled: [], isEnrolled: true, current: SPRING })).toBe('a 10/4');
    expect(said(lot, { enrolled: [SPRING], isEnrolled: true, current: AUTUMN })).toBe('a 10/3');
    expect(said(lot, { enrolled: [], isEnrolled: false, current: SPRING })).toBe('a 10/3');
  });

  it('add up to the balance, whatever happened', () => {
    const step = fc.record({
      what: fc.constantFrom('EARN', 'ADJUST', 'USE', 'EXPIRE', 'REVERSE', 'HOLD', 'CARRY'),
      amount: fc.integer({ min: 0, max: 100 }),
      sign: fc.boolean(),
      which: fc.nat(),
      term: fc.constantFrom(...TERMS),
      validTerms: fc.option(fc.integer({ min: 1, max: 4 })),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const lines: ReplayedLine[] = [];
        const reversed = new Set<string>();
        for (const [at, { what, amount, sign, which, term, validTerms }] of steps.entries()) {
          const { lotList } = replayLines(lines, OWN);
          const free = lotList.reduce((sum, { rest }) => sum + rest, 0);
          const id = `l${at}`;
          const make = (kind: ReplayedLine['kind'], value: number, more: Partial<ReplayedLine> = {}) =>
            lines.push(line(id, kind, value, { ...term, validTerms, ...more }));
          if (what === 'EARN' || what === 'CARRY') make(what, amount);
          else if (what === 'ADJUST') make(what, sign ? amount : -amount);
          else if (what === 'HOLD') make(what, -amount);
          else if (what === 'USE') make(what, -Math.min(amount, free));
          else if (what === 'EXPIRE') {
            const lot = lotList[which % Math.max(1, lotList.length)];
            if (lot) make(what, -lot.rest, { lotId: lot.id });
          } else {
            const open = lines.filter((one) => !reversed.has(one.id) && ['EARN', 'USE'].includes(one.kind));
            const target = open[which % Math.max(1, open.length)];
            if (!target) continue;
            reversed.add(target.id);
            make('REVERSE', -target.amount, { reversesId: target.id });
          }
        }
        const balance = lines.reduce((sum, { kind, amount }) => sum + (kind === 'HOLD' ? 0 : amount), 0);
        const { lotList, debt } = replayLines(lines, OWN);
        const rests = lotList.reduce((sum, { rest }) => sum + rest, 0);
        expect(rests - debt).toBe(balance);
        expect(Math.min(rests, debt)).toBe(0);
        expect(lotList.every(({ rest, termsLeft }) => rest > 0 && (termsLeft === null || termsLeft >= 1))).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});
