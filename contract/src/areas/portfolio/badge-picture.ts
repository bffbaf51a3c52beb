/** The picture of a badge, drawn alike in the browser, on public pages and in baked files (docs/specification.md, Badges). */
import { DRAW_SIGN } from './badge-signs.ts';
import type { BADGE_SHAPES, BADGE_TONES, BadgeLevel, BadgeLook } from './badge-words.ts';

interface Tone {
  readonly deep: string;
  readonly main: string;
  readonly soft: string;
  readonly pale: string;
}

interface Rim {
  readonly edge: string;
  readonly face: string;
  readonly shine: string;
}

const TONES: Readonly<Record<(typeof BADGE_TONES)[number], Tone>> = {
  TEAL: { deep: '#064a50', main: '#0d7a82', soft: '#8fd3d2', pale: '#dff3f2' },
  BLUE: { deep: '#173a78', main: '#2b62bd', soft: '#a3c4f5', pale: '#e4eefd' },
  VIOLET: { deep: '#3c2a78', main: '#6748b8', soft: '#c6b5f2', pale: '#efeafc' },
  ROSE: { deep: '#7a1d45', main: '#bd3c72', soft: '#f3b3cd', pale: '#fce8f0' },
  AMBER: { deep: '#6f3b05', main: '#b4650f', soft: '#f7cf8d', pale: '#fdf1dc' },
  GREEN: { deep: '#164f2e', main: '#2b7f4d', soft: '#a4dab5', pale: '#e4f5e9' },
};

const METALS: Readonly<Record<BadgeLevel, (tone: Tone) => Rim>> = {
  BASIC: (tone) => ({ edge: tone.deep, face: tone.soft, shine: tone.pale }),
  ADVANCED: () => ({ edge: '#5d6b79', face: '#b9c5d0', shine: '#eef2f6' }),
  EXPERT: () => ({ edge: '#8a5a08', face: '#e8b23a', shine: '#fbe6a4' }),
};

const STARS: Readonly<Record<BadgeLevel, readonly number[]>> = {
  BASIC: [0],
  ADVANCED: [-11, 11],
  EXPERT: [-21, 0, 21],
};

const STAR = 'M0-8.500l2.500 5.300 5.800.700-4.300 4 1.100 5.800L0 4.500l-5.100 2.800 1.100-5.800-4.300-4 5.800-.7z';

/** Points around a circle, from the top; `radii` repeat. */
function around(count: number, radii: readonly number[], turn = 0): readonly (readonly [number, number])[] {
  return Array.from({ length: count }, (_, index) => {
    const radius = radii[index % radii.length] ?? 0;
    const angle = ((index / count) * 2 - 0.5) * Math.PI + turn;
    return [round(radius * Math.cos(angle)), round(radius * Math.sin(angle))] as const;
  });
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** A polygon whose corners are rounded by the given share of each side. */
function soften(corners: readonly (readonly [number, number])[], share: number): string {
  const parts = corners.map((corner, index) => {
    const before = corners.at(index - 1) ?? corner;
    const after = corners[(index + 1) % corners.length] ?? corner;
    const from = corner.map((value, axis) => round(value + ((before[axis] ?? 0) - value) * share));
    const to = corner.map((value, axis) => round(value + ((after[axis] ?? 0) - value) * share));
    return `${index === 0 ? 'M' : 'L'}${from.join(' ')}Q${corner.join(' ')} ${to.join(' ')}`;
  });
  return `${parts.join('')}z`;
}

/** A circle of petals: arcs between points that lie on it. */
function petals(count: number, radius: number): string {
  const points = around(count, [radius], Math.PI / count);
  const bow = round(radius * Math.sin(Math.PI / count) * 1.06);
  const [first] = points;
  const arcs = [...points.slice(1), first].map((point) => `A${bow} ${bow} 0 0 1 ${(point ?? []).join(' ')}`);
  return `M${(first ?? []).join(' ')}${arcs.join('')}z`;
}

/** Outlines of 100 around the origin. */
const OUTLINES: Readonly<Record<(typeof BADGE_SHAPES)[number], string>> = {
  HEXAGON: soften(around(6, [104]), 0.16),
  CIRCLE: 'M0-98A98 98 0 0 1 0 98A98 98 0 0 1 0-98z',
  SHIELD:
    'M0-102C22-88 50-81 78-82C87-82 92-77 92-68V-6C92 46 56 82 8 101C3 103-3 103-8 101C-56 82-92 46-92-6V-68C-92-77-87-82-78-82C-50-81-22-88 0-102z',
  FLOWER: petals(12, 91),
};

/** The signs lie a little higher where the outline narrows below. */
const SIGN_TOP: Readonly<Record<(typeof BADGE_SHAPES)[number], number>> = {
  HEXAGON: -8,
  CIRCLE: -8,
  SHIELD: -12,
  FLOWER: -8,
};

function layer(outline: string, scale: number, fill: string): string {
  return `<path d="${outline}" transform="scale(${scale})" fill="${fill}"/>`;
}

/** Rays behind the highest level. */
function drawRays(rim: Rim): string {
  return `<path d="${soften(around(48, [118, 104]), 0.3)}" fill="${rim.face}"/>`;
}

function drawRibbon(level: BadgeLevel, tone: Tone, rim: Rim): string {
  const half = { BASIC: 27, ADVANCED: 37, EXPERT: 47 }[level];
  const tail = (side: 1 | -1) =>
    `<path d="M${side * (half - 12)} 66h${side * 32}l${-side * 8} 13 ${side * 8} 13h${-side * 32}z" fill="${rim.edge}"/>`;
  const stars = STARS[level].map((x) => `<path d="${STAR}" transform="translate(${x} 72.500)" fill="${tone.deep}"/>`);
  return (
    tail(-1) +
    tail(1) +
    `<rect x="${-half}" y="57" width="${half * 2}" height="31" rx="5" fill="${rim.shine}"/>` +
    `<path d="M${-half} 82h${half * 2}v1a5 5 0 0 1-5 5h${-(half * 2 - 10)}a5 5 0 0 1-5-5z" fill="${rim.face}"/>` +
    stars.join('')
  );
}

/**
 * Draws a badge as SVG markup: no script, no style, no font and no reference by id, so that it can stand many times in
 * a page under a strict policy. It has no name of its own: the page that shows it says what it is.
 */
export function drawBadge(look: BadgeLook, level: BadgeLevel): string {
  const tone = TONES[look.tone];
  const rim = METALS[level](tone);
  const outline = OUTLINES[look.shape];
  const ink = { light: '#fff', soft: tone.soft, deep: tone.main };
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256">' +
    `<g transform="translate(128 126)">${level === 'EXPERT' ? drawRays(rim) : ''}` +
    `<path d="${outline}" transform="translate(0 5)" fill="${rim.edge}"/>` +
    layer(outline, 1, rim.face) +
    layer(outline, 0.95, rim.shine) +
    layer(outline, 0.9, tone.deep) +
    layer(outline, 0.86, tone.main) +
    `<path d="${outline}" transform="scale(.75)" fill="none" stroke="${tone.soft}" stroke-opacity=".45" stroke-width="2"/>` +
    `<g transform="translate(0 ${SIGN_TOP[look.shape]}) scale(1.5)">${DRAW_SIGN[look.sign](ink)}</g>` +
    drawRibbon(level, tone, rim) +
    '</g></svg>'
  );
}
