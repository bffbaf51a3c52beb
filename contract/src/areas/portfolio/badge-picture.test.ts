import { describe, expect, it } from 'vitest';

import { drawBadge } from './badge-picture.ts';
import { BADGE_LEVELS, BADGE_SHAPES, BADGE_SIGNS, BADGE_TONES } from './badge-words.ts';

const ALL = BADGE_SHAPES.flatMap((shape) =>
  BADGE_TONES.flatMap((tone) =>
    BADGE_SIGNS.flatMap((sign) =>
      BADGE_LEVELS.map((level) => ({
        look: { shape, tone, sign },
        level,
        svg: drawBadge({ shape, tone, sign }, level),
      })),
    ),
  ),
);

describe('the picture of a badge', () => {
  it('D1 differs for each shape, tone, sign and level, and is the same each time', () => {
    expect(new Set(ALL.map(({ svg }) => svg)).size).toBe(4 * 6 * 12 * 3);
    for (const { look, level, svg } of ALL) expect(drawBadge(look, level)).toBe(svg);
  });

  it('D1 holds nothing that a strict page refuses, and no reference that would meet another one of its kind', () => {
    for (const { svg } of ALL) {
      expect(svg).not.toMatch(/<(?!\/?(?:svg|g|path|rect|circle|ellipse)\b)|style=|\bid=|url\(|href|NaN|undefined/);
      expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 256 256">.*<\/svg>$/s);
      expect(svg.match(/<g\b/g)?.length).toBe(svg.match(/<\/g>/g)?.length);
    }
  });

  it('D1 is small enough to stand in a page', () => {
    for (const { svg } of ALL) expect(svg.length).toBeLessThan(7_000);
  });
});
