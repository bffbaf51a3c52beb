import { describe, expect, it } from 'vitest';

import { listTimes, withChosen } from './time-steps.ts';

describe('times of day', () => {
  it('go by steps from the first to the last', () => {
    expect(listTimes({ from: '09:00', to: '10:30' })).toEqual(['09:00', '09:30', '10:00', '10:30']);
    expect(listTimes({ from: '22:00', to: '24:00', step: 60 })).toEqual(['22:00', '23:00', '24:00']);
  });

  it('end with the last one where no step leads to it', () => {
    expect(listTimes({ from: '23:00', to: '23:59' })).toEqual(['23:00', '23:30', '23:59']);
  });

  it('are none where the last one comes first', () => {
    expect(listTimes({ from: '10:00', to: '09:00' })).toEqual([]);
  });

  it('keep a chosen one that is not offered, in its place', () => {
    expect(withChosen(['09:00', '09:30'], '09:10')).toEqual(['09:00', '09:10', '09:30']);
    expect(withChosen(['09:00'], '09:00')).toEqual(['09:00']);
    expect(withChosen(['09:00'], null)).toEqual(['09:00']);
  });
});
