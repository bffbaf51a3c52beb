import { PORTFOLIO_STATUSES } from '@naru/contract/areas/portfolio/shown-words.ts';
import { describe, expect, it } from 'vitest';

import { testMachine } from '../../../../test/machine-matrix.ts';
import { addMonths } from '../core/months.ts';
import { linkStateOf, listAfter, PUBLISH_TRANSITIONS } from './rules.ts';

const NOW = new Date('2026-11-25T03:00:00Z');
const [BEFORE, AFTER] = [new Date('2026-11-25T02:59:59Z'), new Date('2026-11-25T03:00:01Z')];

describe('F3 machine of publishing', () => {
  testMachine({
    transitions: PUBLISH_TRANSITIONS,
    statuses: PORTFOLIO_STATUSES,
    sides: ['OWNER', 'SYSTEM'],
    table: `
      PUBLISH DRAFT PUBLISHED OWNER
      PUBLISH PUBLISHED PUBLISHED OWNER
      PUBLISH UNPUBLISHED PUBLISHED OWNER
      TAKE_DOWN PUBLISHED UNPUBLISHED OWNER SYSTEM`,
  });
});

describe('F3 state of a secret link', () => {
  const link = { beginsAt: null, endsAt: null, mostViews: null, viewCount: 0, revokedAt: null };
  it.each([
    [{}, 'OPEN'],
    [{ beginsAt: BEFORE, endsAt: AFTER }, 'OPEN'],
    [{ beginsAt: NOW }, 'OPEN'],
    [{ beginsAt: AFTER }, 'EARLY'],
    [{ endsAt: NOW }, 'OVER'],
    [{ endsAt: BEFORE }, 'OVER'],
    [{ mostViews: 3, viewCount: 2 }, 'OPEN'],
    [{ mostViews: 3, viewCount: 3 }, 'USED_UP'],
    [{ revokedAt: BEFORE }, 'REVOKED'],
    [{ revokedAt: BEFORE, endsAt: BEFORE, mostViews: 1, viewCount: 1 }, 'REVOKED'],
  ] as const)('of %j is %s', (part, state) => {
    expect(linkStateOf({ ...link, ...part }, NOW)).toBe(state);
  });
});

describe('what becomes of a portfolio later', () => {
  it.each([
    ['2026-08-31', 6, '2027-02-28'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-01-31', 1, '2026-02-28'],
    ['2026-11-25', 24, '2028-11-25'],
  ])('adds to %s %d months: %s', (day, months, then) => {
    expect(addMonths(day, months)).toBe(then);
  });

  const asked = {
    loginMonths: 0,
    downMonths: 0,
    visibility: 'PUBLIC',
    isPublished: true,
    leftOn: null,
    publishedOn: '2026-01-10',
  } as const;
  it.each([
    [{}, [['KEEP', 0, null]]],
    [{ downMonths: 24 }, [['TAKE_DOWN', 24, null]]],
    [{ downMonths: 24, leftOn: '2026-02-20' }, [['TAKE_DOWN', 24, '2028-02-20']]],
    [{ downMonths: 24, leftOn: '2025-02-20' }, [['TAKE_DOWN', 24, '2028-01-10']]],
    [
      { downMonths: 24, loginMonths: 6, leftOn: '2026-02-20' },
      [
        ['LOGIN', 6, '2026-08-20'],
        ['TAKE_DOWN', 24, '2028-02-20'],
      ],
    ],
    [{ loginMonths: 6, visibility: 'LOGIN', leftOn: '2026-02-20' }, [['KEEP', 0, null]]],
    [{ downMonths: 6, loginMonths: 12 }, [['TAKE_DOWN', 6, null]]],
    [{ downMonths: 24, leftOn: '2026-02-20', isPublished: false }, [['TAKE_DOWN', 24, null]]],
  ] as const)('of %j is %j', (part, list) => {
    expect(listAfter({ ...asked, ...part }).map(({ becomes, months, on }) => [becomes, months, on])).toEqual(list);
  });
});
