import { expect, it } from 'vitest';

import { drawHistory, findSinceFirst } from './history.ts';

const attempt = (points: Readonly<Record<string, number>>) => ({
  resultId: '',
  scoredAt: '',
  versionNo: 1,
  isDoubtful: false,
  pointList: Object.entries(points).map(([scaleCode, value]) => ({ scaleCode, points: value })),
});
const scale = (scaleCode: string) => ({ scaleCode, name: scaleCode.toLowerCase() }) as never;

it('T6 draws a line a scale, with a gap where an attempt has none that compares', () => {
  const lines = drawHistory({
    scaleList: ['A', 'B', 'C'].map(scale),
    pictureList: [{ kind: 'RADAR', title: '', scaleList: ['A', 'B'] }],
    attemptList: [attempt({ A: 40, B: 50 }), attempt({ A: 44.6 }), attempt({ A: 41, B: 62 })],
  });
  expect(lines).toEqual([
    { name: 'a', values: [40, 45, 41] },
    { name: 'b', values: [50, null, 62] },
  ]);
  expect(findSinceFirst(lines)).toEqual({ kind: 'risen', name: 'b', by: 12 });
  expect(findSinceFirst([{ name: 'a', values: [40, 80, 41] }])).toBeUndefined();
});
