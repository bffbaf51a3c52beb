import { describe, expect, it, vi } from 'vitest';
import { AccentError, computeAccent, measureContrast, neutrals, writeAccentCss } from '@naru/contract/accent.ts';

// Types of Node are not part of the browser's code, and Vitest empties imported CSS.
type FileReader = { readonly readFileSync: (path: URL, encoding: 'utf8') => string };
const { readFileSync } = await vi.importActual<FileReader>('node:fs');
const tokens = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

const tried = ['#0B6E75', '#8B0029', '#003876', '#F2A900', '#00A651', '#5B2A86', '#111111', '#B7E000'];
const edges = ['#111', '#fff', '#000', '#ffff00', '#00ffff', '#ff00ff', '#808080', '#e0e5e8', '#ff0000', '#0000ff'];

describe('computeAccent', () => {
  it.each([...tried, ...edges])('%s reaches every ratio of the contrast table in both themes', (hex) => {
    const accent = computeAccent(hex);
    for (const theme of ['light', 'dark'] as const) {
      const shades = accent[theme];
      const { bg, sunken, ink, ink3, amber } = neutrals[theme];
      const pairs: [string, string, number][] = [
        [shades['acc-on'], shades.acc, 4.5],
        [shades['acc-on'], shades['acc-hover'], 4.5],
        [shades['acc-on'], shades['acc-press'], 4.5],
        [shades['acc-text'], bg, 4.5],
        [shades['acc-text'], sunken, 4.5],
        [shades['acc-text'], shades['acc-tint'], 4.5],
        [shades['acc-text'], shades['acc-tint2'], 4.5],
        [ink, shades['acc-tint'], 4.5],
        [ink3, shades['acc-tint'], 4.5],
        [amber, shades['acc-tint'], 4.5],
        [shades.acc, bg, 3],
        [shades.acc, sunken, 3],
      ];
      for (const [one, other, ratio] of pairs) {
        expect(measureContrast(one, other), `${theme}: ${one} on ${other}`).toBeGreaterThanOrEqual(ratio);
      }
    }
  });

  it.each([
    ['#8B0029', '#8b0029', 9.86],
    ['#003876', '#003876', 11.49],
    ['#5B2A86', '#5b2a86', 9.9],
    ['#111111', '#111111', 18.88],
  ])('%s is dark enough, so its light solid is the colour itself', (hex, solid, ratio) => {
    const { acc } = computeAccent(hex).light;
    expect(acc).toBe(solid);
    expect(measureContrast('#ffffff', acc)).toBeCloseTo(ratio, 1);
  });

  it.each([
    ['#F2A900', 4.65],
    ['#00A651', 4.63],
    ['#B7E000', 4.68],
  ])('%s is too light, so its light solid stops just past the ratio', (hex, ratio) => {
    expect(Math.abs(measureContrast('#ffffff', computeAccent(hex).light.acc) - ratio)).toBeLessThan(0.1);
  });

  it('gives the shades of tokens.css for the accent of tokens.css', () => {
    const [light = '', dark = ''] = tokens.split("[data-theme='dark']");
    const accent = computeAccent('#0b6e75');
    for (const [css, shades] of [
      [light, accent.light],
      [dark, accent.dark],
    ] as const) {
      for (const [name, value] of Object.entries(shades)) {
        const token = new RegExp(`--${name}: (#[0-9a-f]{6})`).exec(css)?.[1] ?? '';
        for (const at of [1, 3, 5]) {
          const distance = Math.abs(parseInt(value.slice(at, at + 2), 16) - parseInt(token.slice(at, at + 2), 16));
          expect(distance, `--${name} ${value} for ${token}`).toBeLessThanOrEqual(8);
        }
      }
    }
  });

  it('keeps greys grey', () => {
    for (const shade of Object.values(computeAccent('#777').dark)) {
      const channels = [1, 3, 5].map((at) => parseInt(shade.slice(at, at + 2), 16));
      expect(Math.max(...channels) - Math.min(...channels)).toBeLessThanOrEqual(1);
    }
  });

  it('makes hover and press different from rest, also for black', () => {
    const { light } = computeAccent('#000');
    expect(new Set([light.acc, light['acc-hover'], light['acc-press']]).size).toBe(3);
  });

  it.each(['', 'teal', '#12', '#12345', '#1234567', '0B6E75', '#gggggg', 'rgb(0,0,0)', '#fff;}body{'])(
    'refuses %j, which is not a colour',
    (text) => {
      expect(() => computeAccent(text)).toThrow(AccentError);
    },
  );
});

describe('writeAccentCss', () => {
  it("sets the shades for light, dark and the system's choice", () => {
    const css = writeAccentCss('#8B0029');
    expect(css.match(/--acc:/g)).toHaveLength(3);
    expect(css).toContain(':root:root');
    expect(css).toContain('prefers-color-scheme:dark');
    expect(css).not.toMatch(/[<>]/);
  });
});

describe('tokens.css', () => {
  it("holds the same dark values for the attribute and for the system's choice", () => {
    const blocks = [...tokens.matchAll(/color-scheme: dark;([^}]*)\}/g)].map((match) => match[1]?.replace(/\s+/g, ' '));
    expect(blocks).toHaveLength(2);
    expect(blocks[0]).toBe(blocks[1]);
  });
});
