import type { CompetencyCode } from '@naru/contract/areas/learning/words.ts';
import { describe, expect, it } from 'vitest';

import { chooseSuitable, type Candidate } from './suitable-rules.ts';

const NOW = new Date('2026-11-24T01:00:00Z');
const inDays = (days: number): Date => new Date(NOW.getTime() + days * 86_400_000);
const one = (id: string, wish: Partial<Candidate> = {}): Candidate => ({
  id,
  appliesUntil: inDays(10),
  isBookmarked: false,
  competency: 'CREATIVITY',
  peerCount: 0,
  ...wish,
});
const taken = (hours: Partial<Record<CompetencyCode, number>> = {}): Map<CompetencyCode, number> =>
  new Map(Object.entries(hours) as [CompetencyCode, number][]); // its own keys
const MOST = { COMMUNICATION: 4, CREATIVITY: 6, PROBLEM_SOLVING: 8, SELF_DIRECTION: 9 };

describe('C1 what suits', () => {
  it('is nothing without a reason', () => {
    expect(chooseSuitable([one('a'), one('b')], taken(), NOW)).toEqual([]);
    expect(chooseSuitable([], taken(MOST), NOW)).toEqual([]);
  });

  it('is what was saved and closes within three days, with the days that are left', () => {
    const saved = [
      one('late', { isBookmarked: true, appliesUntil: inDays(3.01) }),
      one('soon', { isBookmarked: true, appliesUntil: inDays(2.5) }),
      one('today', { isBookmarked: true, appliesUntil: inDays(0.5) }),
    ];
    expect(chooseSuitable(saved, taken(), NOW)).toEqual([
      { id: 'soon', why: { kind: 'SAVED', days: 2 } },
      { id: 'today', why: { kind: 'SAVED', days: 0 } },
    ]);
  });

  it('is a competency that was taken less than on the average, the least of all first; none where all were taken alike', () => {
    const all = [
      one('more', { competency: 'PROBLEM_SOLVING' }),
      one('less', { competency: 'COMMUNICATION' }),
      one('least', { competency: 'COMMUNITY' }),
    ];
    expect(chooseSuitable(all, taken(MOST), NOW)).toEqual([
      { id: 'least', why: { kind: 'COMPETENCY', code: 'COMMUNITY', isLeast: true } },
      { id: 'less', why: { kind: 'COMPETENCY', code: 'COMMUNICATION', isLeast: false } },
    ]);
    const alike = { COMMUNICATION: 2, CREATIVITY: 2, PROBLEM_SOLVING: 2, SELF_DIRECTION: 2, COMMUNITY: 2 };
    expect(chooseSuitable(all, taken(alike), NOW)).toEqual([]);
  });

  it('counts others of the department from five on', () => {
    const all = [one('four', { peerCount: 4 }), one('five', { peerCount: 5 })];
    expect(chooseSuitable(all, taken(), NOW)).toEqual([{ id: 'five', why: { kind: 'PEERS', count: 5 } }]);
  });

  it('has one for each reason first, each programme once, three at most', () => {
    const all = [
      one('peers1', { peerCount: 9 }),
      one('peers2', { peerCount: 20 }),
      one('least1', { competency: 'COMMUNITY', peerCount: 9 }),
      one('least2', { competency: 'COMMUNITY' }),
      one('saved', { isBookmarked: true, appliesUntil: inDays(1) }),
    ];
    expect(chooseSuitable(all, taken(MOST), NOW).map(({ id }) => id)).toEqual(['saved', 'least1', 'peers1']);
    expect(chooseSuitable(all.slice(0, 2), taken(MOST), NOW).map(({ id }) => id)).toEqual(['peers1', 'peers2']);
  });
});
