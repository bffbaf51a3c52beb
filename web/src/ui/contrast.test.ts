import { describe, expect, it, vi } from 'vitest';
import { measureContrast } from '@naru/contract/accent.ts';

// Types of Node are not part of the browser's code, and Vitest empties imported CSS.
type FileSystem = {
  readonly readFileSync: (path: URL, encoding: 'utf8') => string;
  readonly globSync: (pattern: string, options: { readonly cwd: URL }) => readonly string[];
};
const { readFileSync, globSync } = await vi.importActual<FileSystem>('node:fs');

const SOURCES = new URL('../', import.meta.url);
const PRINTED = /@media print \{(?:[^{}]|\{[^{}]*\})*\}/g;
const COMMENT = /\/\*.*?\*\//gs;
const styles = globSync('**/*.css', { cwd: SOURCES })
  .map((file) => ({
    file,
    text: readFileSync(new URL(file, SOURCES), 'utf8').replaceAll(COMMENT, '').replaceAll(PRINTED, ''),
  }))
  .filter(({ file }) => file !== 'ui/tokens.css');

type Colours = Readonly<Record<string, string>>;
const [onLight = '', onDark = ''] = readFileSync(new URL('ui/tokens.css', SOURCES), 'utf8').split(
  "[data-theme='dark']",
);
const light = readColours(onLight);
// Tokens without another value in the dark keep that of the light.
const schemes: Readonly<Record<string, Colours>> = { light, dark: { ...light, ...readColours(onDark) } };

/** Reads the first value of each token that is a colour. */
function readColours(css: string): Colours {
  const colours: Record<string, string> = {};
  for (const [, name = '', value = ''] of css.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)) colours[name] ??= value;
  return colours;
}

const INK = /(?<![\w-])(?:color|fill): var\(--([\w-]+)\)/g;
const SURFACE = /(?<![\w-])background(?:-color)?: var\(--([\w-]+)\)/g;
const LITERAL = /(?<![\w-])(?:color|fill|background(?:-color)?): [^;]*(?:#[0-9a-f]{3,8}|rgb\()/;

/** Lists tokens that rules give to what is written or to what lies below it. */
const listUsed = (pattern: RegExp): readonly string[] =>
  [...new Set(styles.flatMap(({ text }) => [...text.matchAll(pattern)].map(([, name = '']) => name)))].filter(
    (name) => name in light,
  );

const ratioOf = (scheme: string, ink: string, surface: string): number =>
  measureContrast(schemes[scheme]?.[ink] ?? '', schemes[scheme]?.[surface] ?? '');

const inks = listUsed(INK);
const surfaces = listUsed(SURFACE);

/** Inks of words, and the grounds that words stand on; all others are marks, solids and what stands on solids. */
const WORDS = ['ink', 'ink-2', 'ink-3', 'acc', 'acc-text', 'red', 'amber', 'green', 'blue'];
const GROUNDS = 'bg sunken sunken2 float acc-tint acc-tint2 red-tint amber-tint green-tint blue-tint'.split(' ');

/** Pairs that do not reach 4.5 in light, where axe reads the screens: none has them. */
const NEVER_WRITTEN = ['red on acc-tint2', 'green on acc-tint2', 'blue on acc-tint2'];

/** Pairs that can be read in light alone: no words of the first stand on the second, which is a solid or a thumb. */
const LIGHT_ALONE = [
  'ink on amber-mark',
  'ink-2 on acc-line',
  'ink-3 on thumb',
  'line-strong on acc-press',
  'line-strong on red-press',
  'inverse-acc on acc-press',
  'amber-mark on inverse',
  'blue-mark on inverse',
  'green-mark on inverse',
  'red-mark on inverse',
];

/** Papers are white in both schemes, and pages have themes of their own, which page-themes.ts measures. */
const OF_THEIR_OWN = [
  'areas/learning/completion/completion.module.css',
  'areas/portfolio/builder/page.module.css',
  'areas/portfolio/credential/credential.module.css',
  'areas/portfolio/exhibit/exhibit.module.css',
  'areas/portfolio/paper/letter.module.css',
  'areas/portfolio/paper/paper.module.css',
  'areas/portfolio/publish/publish.module.css',
  'areas/portfolio/start/mini-page.module.css',
  'ui/print-sheets.module.css',
];

const listPairs = (
  isWanted: (ink: string, surface: string) => boolean,
  { of, on }: { readonly of: readonly string[]; readonly on: readonly string[] },
): string[] =>
  of.flatMap((ink) => on.filter((surface) => isWanted(ink, surface)).map((surface) => `${ink} on ${surface}`)).sort();

describe('the contrast of tokens', () => {
  it('is read from all styles', () => {
    expect(styles.length).toBeGreaterThan(100);
    expect(inks).toEqual(expect.arrayContaining(WORDS));
    expect(surfaces).toEqual(expect.arrayContaining(GROUNDS));
  });

  it.each(['light', 'dark'])('of words on every ground reaches 4.5: %s', (scheme) => {
    const poor = listPairs((ink, surface) => ratioOf(scheme, ink, surface) < 4.5, { of: WORDS, on: GROUNDS });
    expect(poor).toEqual(scheme === 'light' ? NEVER_WRITTEN.toSorted() : []);
  });

  // Axe looks at every screen in light: what it finds good there is good in the dark.
  it('that suffices in light suffices in the dark', () => {
    const lost = listPairs(
      (ink, surface) => ratioOf('light', ink, surface) >= 4.5 && ratioOf('dark', ink, surface) < 4.5,
      { of: inks, on: surfaces },
    );
    expect(lost).toEqual(LIGHT_ALONE.toSorted());
  });

  it.each(['light', 'dark'])('suffices where one rule sets both: %s', (scheme) => {
    const poor: string[] = [];
    let count = 0;
    for (const { file, text } of styles)
      for (const [, selector = '', body = ''] of text.matchAll(/([^{};]+)\{([^{}]*)\}/g)) {
        const [[, ink = ''] = []] = body.matchAll(INK);
        const [[, surface = ''] = []] = body.matchAll(SURFACE);
        if (!(ink in light) || !(surface in light)) continue;
        count += 1;
        if (ratioOf(scheme, ink, surface) < 4.5) poor.push(`${file} ${selector.trim()}: ${ink} on ${surface}`);
      }
    expect(count).toBeGreaterThan(50);
    expect(poor).toEqual([]);
  });

  it('is measured for all colours but those of papers and of themes', () => {
    const own = styles.filter(({ text }) => LITERAL.test(text)).map(({ file }) => file);
    expect(own.toSorted()).toEqual(OF_THEIR_OWN);
  });
});
