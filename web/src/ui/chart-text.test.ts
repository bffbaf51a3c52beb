import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutText, estimateWidth, wrapText } from './chart-text.ts';

describe('estimateWidth', () => {
  it('is what the font draws, or a little more', () => {
    // Measured in Chromium with Pretendard at 13 pixels.
    const drawn = {
      미디어커뮤니케이션학과: 123.6,
      '1,284,500,000': 84.1,
      'Media and Communication': 155.2,
      '(야간)': 31.3,
    };
    for (const [text, width] of Object.entries(drawn)) {
      expect(estimateWidth(text)).toBeGreaterThanOrEqual(width);
      expect(estimateWidth(text)).toBeLessThan(width * 1.12);
    }
  });
});

describe('cutText', () => {
  it('leaves what fits and ends the rest with an ellipsis that fits too', () => {
    expect(cutText('간호학과', 100)).toBe('간호학과');
    const cut = cutText('미디어커뮤니케이션학과', 80);
    expect(cut).toMatch(/^미디어.*…$/);
    expect(estimateWidth(cut)).toBeLessThanOrEqual(80);
  });
});

describe('wrapText', () => {
  it('breaks between words where it can', () => {
    expect(wrapText('바이오헬스 신소재공학과 (야간)', 100, 3)).toEqual(['바이오헬스', '신소재공학과', '(야간)']);
  });

  it('leaves no syllable of a long word alone', () => {
    expect(wrapText('미디어커뮤니케이션학과', 124, 2)).toEqual(['미디어커뮤니', '케이션학과']);
  });

  it('joins a broken English word with a hyphen', () => {
    expect(wrapText('Media and Communication', 66, 3)).toEqual(['Media and', 'Communi-', 'cation']);
  });

  it('breaks after a hyphen that is there', () => {
    expect(wrapText('Self-directed learning', 66, 3)).toEqual(['Self-', 'directed', 'learning']);
  });

  it('cuts what does not fit into its lines', () => {
    expect(wrapText('생활과학대학 아동가족복지학과 교직과정', 80, 2)).toEqual(['생활과학대학', '아동가족복…']);
  });

  it('never draws wider than it may, and without an ellipsis loses nothing', () => {
    const names = fc.stringMatching(/^[가-힣a-zA-Z0-9 ()]{1,40}$/).map((name) => name.trim().replaceAll(/ +/g, ' '));
    fc.assert(
      fc.property(names, fc.integer({ min: 30, max: 300 }), fc.integer({ min: 1, max: 4 }), (name, width, most) => {
        const lines = wrapText(name, width, most);
        expect(lines.length).toBeLessThanOrEqual(most);
        for (const line of lines) expect(estimateWidth(line)).toBeLessThanOrEqual(width);
        const written = lines.join('').replaceAll(/[ …-]/g, '');
        const isCut = lines.at(-1)?.endsWith('…') ?? false;
        expect(name.replaceAll(' ', '').slice(0, isCut ? written.length : undefined)).toBe(written);
      }),
    );
  });
});
