import { describe, expect, it } from 'vitest';
import { drawHatch } from './chart-hatch.ts';

const bar = { x: 40, y: 30, width: 32, height: 100 };

describe('drawHatch', () => {
  it('leaves the first series plain and gives each other one a pattern of its own', () => {
    const patterns = [0, 1, 2, 3, 4, 5].map((series) => drawHatch(series, bar));
    expect(patterns[0]).toBe('');
    expect(new Set(patterns).size).toBe(6);
  });

  it('stays inside of its bar', () => {
    for (const series of [1, 2, 3, 4, 5]) {
      const points = [...drawHatch(series, bar).matchAll(/[ML]([\d.]+) ([\d.]+)/g)];
      expect(points.length).toBeGreaterThanOrEqual(10);
      for (const [, x, y] of points) {
        expect(Number(x)).toBeGreaterThanOrEqual(bar.x);
        expect(Number(x)).toBeLessThanOrEqual(bar.x + bar.width);
        expect(Number(y)).toBeGreaterThanOrEqual(bar.y);
        expect(Number(y)).toBeLessThanOrEqual(bar.y + bar.height);
      }
    }
  });

  it('draws nothing in a bar without height', () => {
    for (const series of [1, 2, 3, 4, 5]) expect(drawHatch(series, { ...bar, height: 0 })).toBe('');
  });
});
