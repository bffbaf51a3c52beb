/** Signs in the middle of badges, in a box of 64 by 64 around the origin (docs/specification.md, Badges). */
import type { BADGE_SIGNS } from './badge-words.ts';

export interface SignInk {
  /** Colour of the sign itself. */
  readonly light: string;
  /** Colour of its second part. */
  readonly soft: string;
  /** Colour of what is cut out of it. */
  readonly deep: string;
}

type Sign = (ink: SignInk) => string;

const STAR = 'M0-30l8.8 18.9 20.7 2.6-15.3 14.2 4 20.5L0 16l-18.2 10.2 4-20.5-15.3-14.2 20.7-2.6z';
const HEART =
  'M0 27C-20 12-29 2-29-10c0-9 7-16 15.500-16 6 0 10.800 3.200 13.500 8 2.700-4.800 7.500-8 13.500-8C22-26 29-19 29-10 29 2 20 12 0 27z';
const WAVE = 'c5 0 5-5 10-5s5 5 10 5 5-5 10-5 5 5 10 5 5-5 10-5 5 5 10 5';

function line(path: string, color: string, width: number): string {
  return `<path d="${path}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

function area(path: string, color: string): string {
  return `<path d="${path}" fill="${color}"/>`;
}

function dot(place: readonly [number, number], radius: number, color: string): string {
  return `<circle cx="${place[0]}" cy="${place[1]}" r="${radius}" fill="${color}"/>`;
}

function ring(radius: number, color: string, width: number): string {
  return `<circle r="${radius}" fill="none" stroke="${color}" stroke-width="${width}"/>`;
}

/** A star of four points, as light glitters. */
function glitter(x: number, y: number, size: number): string {
  const waist = size * 0.2;
  return `M${x} ${y - size}Q${x + waist} ${y - waist} ${x + size} ${y}Q${x + waist} ${y + waist} ${x} ${y + size}Q${x - waist} ${y + waist} ${x - size} ${y}Q${x - waist} ${y - waist} ${x} ${y - size}z`;
}

export const DRAW_SIGN: Readonly<Record<(typeof BADGE_SIGNS)[number], Sign>> = {
  COMPASS: ({ light, soft, deep }) =>
    ring(27, light, 5) +
    `<g transform="rotate(38)">${area('M0-21L8 0H-8z', light)}${area('M0 21L8 0H-8z', soft)}</g>` +
    dot([0, 0], 3, deep),
  SPEECH: ({ light, soft, deep }) =>
    area('M-4-4h26c5 0 9 4 9 9v9c0 5-4 9-9 9h-1v8l-9-8h-7c-5 0-9-4-9-9z', soft) +
    area('M-22-28H12c5 0 9 4 9 9V-4c0 5-4 9-9 9h-17l-11 11V5h-6c-5 0-9-4-9-9v-15c0-5 4-9 9-9z', light) +
    dot([-16, -11.5], 3.4, deep) +
    dot([-5, -11.5], 3.4, deep) +
    dot([6, -11.5], 3.4, deep),
  SPARK: ({ light, soft }) =>
    area(glitter(-4, 3, 26), light) + area(glitter(20, -20, 12), soft) + area(glitter(21, 21, 8), light),
  MOUNTAIN: ({ light, soft, deep }) =>
    area('M-1 26L14-2c1-2 4-2 5 0l14 25c1 2 0 3-2 3z', soft) +
    area('M-31 26c-2 0-3-2-2-4L-9-19c1-2 4-2 5 0l25 41c1 2 0 4-2 4z', light) +
    area('M-6.500-20.500L2.500-7l-5 4.500-4-4.500-4 4.500-5-4.500z', deep) +
    line('M-6.500-20V-31', light, 3.5) +
    area('M-6-32l13 4.500-13 4.500z', soft),
  LINKS: ({ light, soft }) =>
    line('M0-18L-20 16H20z', soft, 5) + dot([0, -19], 11, light) + dot([-20, 16], 11, light) + dot([20, 16], 11, light),
  HANDS: ({ light, soft }) =>
    `<g transform="translate(0 -14) scale(.48)">${area(HEART, soft)}</g>` +
    line('M-28-4V9c0 5 2 8 6 11l8 6', light, 8) +
    line('M28-4V9c0 5-2 8-6 11l-8 6', light, 8) +
    line('M-19 7l9 8c3 3 4 6 4 12', light, 6.5) +
    line('M19 7l-9 8c-3 3-4 6-4 12', light, 6.5),
  BOOK: ({ light, soft, deep }) =>
    area(
      'M-32-17c0-2 1-3 3-3 12 0 22 2 29 7 7-5 17-7 29-7 2 0 3 1 3 3v36c0 2-1 3-3 3-12 0-22 1-29 5-7-4-17-5-29-5-2 0-3-1-3-3z',
      light,
    ) +
    area('M0-13c7-5 17-7 29-7 2 0 3 1 3 3v36c0 2-1 3-3 3-12 0-22 1-29 5z', soft) +
    line('M0-12V25', deep, 3) +
    line('M-24-9c6 0 11 1 16 3M-24 2c6 0 11 1 16 3M24-9c-6 0-11 1-16 3M24 2c-6 0-11 1-16 3', deep, 3),
  GLOBE: ({ light, soft }) =>
    `<ellipse rx="11.500" ry="27" fill="none" stroke="${soft}" stroke-width="4"/>` +
    line('M-26 0H26M-22-14H22M-22 14H22', soft, 4) +
    ring(27, light, 5),
  CODE: ({ light, soft }) => line('M-15-16L-31 0l16 16M15-16L31 0 15 16', light, 7) + line('M6-23L-6 23', soft, 6),
  HEART: ({ light, soft }) => area(HEART, light) + line('M-20-10c0-4 3-7 7-7', soft, 4.5),
  STAR: ({ light, soft }) =>
    area(STAR, light) + area('M0-30l8.800 18.900 20.700 2.600-15.300 14.200 4 20.500L0 16z', soft),
  BOAT: ({ light, soft }) =>
    area('M-3-31V8h-23c6-14 14-26 23-39z', light) +
    area('M3-22c8 8 14 18 17 30H3z', soft) +
    area('M-29 12h58c-1 5-4 8-7 10-5-1-7 2-12 2s-5-4-10-4-5 4-10 4-7-3-12-2c-3-2-6-5-7-10z', light) +
    line(`M-30 31${WAVE}`, soft, 3.5),
};
