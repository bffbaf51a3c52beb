/** Colours of each look: designed pairs for the themes, computed ones for a colour that the student chose. */
import { computeAccent, measureContrast } from '../../accent.ts';
import { PORTFOLIO_THEMES, type PortfolioTheme } from './page-content.ts';

export interface Tokens {
  readonly paper: string;
  readonly raised: string;
  readonly ink: string;
  /** Ink of what is said beside. */
  readonly soft: string;
  readonly line: string;
  /** Links and marks, on paper and on what is raised. */
  readonly accent: string;
  /** Surface of a row in the accent, and its inks. */
  readonly solid: string;
  readonly onSolid: string;
  readonly onSolidSoft: string;
  /** Surface of the head, from one end to the other, and its inks. */
  readonly head: readonly string[];
  readonly onHead: string;
  readonly onHeadSoft: string;
  readonly scheme: 'light' | 'dark';
}

export const THEMES: Readonly<Record<PortfolioTheme, Tokens>> = {
  PAPER: {
    paper: '#fbfaf6',
    raised: '#f3f0e8',
    ink: '#211e19',
    soft: '#625b50',
    line: '#ddd7c9',
    accent: '#8a3b12',
    solid: '#2b2721',
    onSolid: '#fbfaf6',
    onSolidSoft: '#cfc8bb',
    head: ['#fbfaf6'],
    onHead: '#211e19',
    onHeadSoft: '#5b5449',
    scheme: 'light',
  },
  HARBOUR: {
    paper: '#ffffff',
    raised: '#eef5f6',
    ink: '#12252b',
    soft: '#4c626a',
    line: '#d3e0e3',
    accent: '#0b6e75',
    solid: '#0b4f57',
    onSolid: '#ffffff',
    onSolidSoft: '#c4e3e4',
    head: ['#063a43', '#0a575f', '#0e6b71'],
    onHead: '#ffffff',
    onHeadSoft: '#d2ecec',
    scheme: 'light',
  },
  DAWN: {
    paper: '#fffaf7',
    raised: '#fdeee6',
    ink: '#33202a',
    soft: '#725562',
    line: '#f0dad0',
    accent: '#ad3852',
    solid: '#5a2340',
    onSolid: '#ffffff',
    onSolidSoft: '#f3cfd6',
    head: ['#ffe6d5', '#ffcfc6', '#e8cdea'],
    onHead: '#3a1a2b',
    onHeadSoft: '#5f3347',
    scheme: 'light',
  },
  FOREST: {
    paper: '#fbfbf5',
    raised: '#eff2e4',
    ink: '#1c2a20',
    soft: '#4f5d4e',
    line: '#d9dfca',
    accent: '#2c6a3f',
    solid: '#1f4a31',
    onSolid: '#ffffff',
    onSolidSoft: '#cfe3cf',
    head: ['#143524', '#235239'],
    onHead: '#f7fbef',
    onHeadSoft: '#cfe3cc',
    scheme: 'light',
  },
  SLATE: {
    paper: '#ffffff',
    raised: '#f1f3f6',
    ink: '#161b22',
    soft: '#545e6b',
    line: '#dde2e8',
    accent: '#3348c7',
    solid: '#1d2430',
    onSolid: '#ffffff',
    onSolidSoft: '#c3cbd8',
    head: ['#171d28', '#232c3b'],
    onHead: '#ffffff',
    onHeadSoft: '#c0c9d6',
    scheme: 'light',
  },
  NIGHT: {
    paper: '#0d1220',
    raised: '#171e30',
    ink: '#e9edf6',
    soft: '#a7b1c4',
    line: '#2c364d',
    accent: '#7fd1c7',
    solid: '#20305a',
    onSolid: '#f1f4fd',
    onSolidSoft: '#bfcae3',
    head: ['#080c17', '#141d35'],
    onHead: '#f3f6fd',
    onHeadSoft: '#b9c4d8',
    scheme: 'dark',
  },
};

const NEUTRAL = { ink: '#152027', soft: '#505b63', line: '#dbe1e5', paper: '#ffffff' } as const;
const DARK_INK = '#14181c';
const LIGHT_INK = '#ffffff';
/** Black alone keeps 4.5 on the colours in the middle. */
const BLACK = '#000000';
const READ = 4.5;

/** Computes a look from one colour: the head stands in it, everything else takes shades that can be read. */
export function computeTokens(color: string): Tokens {
  const { light } = computeAccent(color);
  const onHead = chooseInk(color);
  return {
    ...NEUTRAL,
    raised: light['acc-tint'],
    accent: light['acc-text'],
    solid: light.acc,
    onSolid: light['acc-on'],
    onSolidSoft: light['acc-on'],
    head: [color],
    onHead,
    onHeadSoft: onHead,
    scheme: 'light',
  };
}

function chooseInk(surface: string): string {
  const [light, dark] = [LIGHT_INK, DARK_INK].map((ink) => measureContrast(surface, ink)) as [number, number];
  if (light >= dark) return light >= READ ? LIGHT_INK : BLACK;
  return dark >= READ ? DARK_INK : BLACK;
}

const COLOUR = /^[0-9a-f]{6}$/;

/** Finds the colours of a look by its name; undefined for a name of none. */
export function findTokens(look: string): Tokens | undefined {
  const theme = PORTFOLIO_THEMES.find((one) => one === look);
  if (theme !== undefined) return THEMES[theme];
  return COLOUR.test(look) ? computeTokens(`#${look}`) : undefined;
}

/** Writes the colours as properties of CSS. */
export function writeTokens(tokens: Tokens): string {
  const { head, scheme, onSolid, onSolidSoft, onHead, onHeadSoft, ...plain } = tokens;
  const named = {
    ...plain,
    'on-solid': onSolid,
    'on-solid-soft': onSolidSoft,
    'on-head': onHead,
    'on-head-soft': onHeadSoft,
  };
  const surface = head.length === 1 ? head[0] : `linear-gradient(160deg,${head.join(',')})`;
  const properties = Object.entries(named).map(([name, value]) => `--pt-${name}:${value}`);
  return [
    ...properties,
    `--pt-head:${surface}`,
    `--pt-art:${onHead === LIGHT_INK ? DARK_INK : LIGHT_INK}`,
    `color-scheme:${scheme}`,
  ].join(';');
}

/** Colours on white paper: those of the look where they are for light, and of the first theme otherwise. */
export function printTokens(tokens: Tokens): Tokens {
  const base = tokens.scheme === 'light' ? tokens : THEMES.HARBOUR;
  return {
    ...base,
    paper: '#ffffff',
    raised: '#f5f6f7',
    ink: '#111111',
    soft: '#4a4a4a',
    line: '#cfd3d6',
    solid: '#f5f6f7',
    onSolid: '#111111',
    onSolidSoft: '#4a4a4a',
    head: ['#ffffff'],
    onHead: '#111111',
    onHeadSoft: '#4a4a4a',
  };
}
