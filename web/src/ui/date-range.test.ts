import { describe, expect, it } from 'vitest';
import { orderDays, setEnd } from './date-range.ts';

describe('orderDays', () => {
  it('puts the earlier day first', () => {
    const range = { from: '2026-11-09', to: '2026-11-19' };
    expect(orderDays('2026-11-09', '2026-11-19')).toEqual(range);
    expect(orderDays('2026-11-19', '2026-11-09')).toEqual(range);
  });
});

describe('setEnd', () => {
  const range = { from: '2026-11-09', to: '2026-11-19' };

  it('changes one end and leaves the other', () => {
    expect(setEnd(range, 'from', '2026-11-19')).toEqual({ from: '2026-11-19', to: '2026-11-19' });
    expect(setEnd(range, 'to', '2026-12-01')).toEqual({ from: '2026-11-09', to: '2026-12-01' });
    expect(setEnd(range, 'to', null)).toEqual({ from: '2026-11-09', to: null });
    expect(setEnd({ from: null, to: '2026-11-01' }, 'from', '2026-10-01').to).toBe('2026-11-01');
  });

  it('takes the other end along when it is passed, across years too', () => {
    expect(setEnd(range, 'from', '2027-01-02')).toEqual({ from: '2027-01-02', to: '2027-01-02' });
    expect(setEnd(range, 'to', '2025-12-31')).toEqual({ from: '2025-12-31', to: '2025-12-31' });
  });
});
