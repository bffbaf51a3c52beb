import { describe, expect, it } from 'vitest';

import { dueWindow } from './reminder-window.ts';

describe('P12 when one is reminded', () => {
  const now = new Date('2026-11-20T01:00:00Z');
  it('a day before until an hour before, within the last hour, and a day after for a week', () => {
    const at = (time: string) => new Date(`2026-11-${time}:00Z`);
    expect(dueWindow('DAY', now)).toMatchObject({ from: at('20T02:00'), to: at('21T01:00') });
    expect(dueWindow('HOUR', now)).toMatchObject({ from: at('20T01:00'), to: at('20T02:00') });
    expect(dueWindow('RECORD', now)).toMatchObject({ from: at('13T01:00'), to: at('19T01:00') });
  });
});
