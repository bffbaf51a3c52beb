/** Every shade that follows from the one colour of a university. */
export interface AccentShades {
  readonly acc: string;
  readonly 'acc-on': string;
  readonly 'acc-hover': string;
  readonly 'acc-press': string;
  readonly 'acc-tint': string;
  readonly 'acc-tint2': string;
  readonly 'acc-line': string;
  readonly 'acc-text': string;
}

export interface Accent {
  readonly light: AccentShades;
  readonly dark: AccentShades;
}

export class AccentError extends Error {
  override readonly name = 'AccentError';
}

interface Shade {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

interface Pair {
  readonly against: string;
  readonly ratio: number;
}

/** The neutral surfaces and inks of tokens.css that accents meet. */
export const neutrals = {
  light: { bg: '#ffffff', sunken: '#f5f8fa', ink: '#152027', ink3: '#58646c', amber: '#915b00' },
  dark: { bg: '#12181c', sunken: '#0c1115', ink: '#e9edf0', ink3: '#9ca6ad', amber: '#f9be78' },
} as const;

const step = 0.004;

/**
 * Computes every shade of an accent: the hue stays, OKLCH lightness moves until each pair reaches its ratio.
 * @throws AccentError when the text is not a colour like #0B6E75 or #111
 */
export function computeAccent(hex: string): Accent {
  const given = toShade(parseHex(hex));
  // Below this chroma a hue is noise: greys stay grey instead of turning olive.
  const grey = given.c < 0.012;
  const base: Shade = grey ? { ...given, c: 0, h: 238 } : given;
  const strength = Math.min(1, base.c / 0.08);
  return { light: computeLight(base, strength), dark: computeDark(base, strength) };
}

/** Writes CSS text for the page's head; it overrides tokens.css wherever that stands. */
export function writeAccentCss(hex: string): string {
  const { light, dark } = computeAccent(hex);
  const onLight = writeDeclarations(light);
  const onDark = writeDeclarations(dark);
  return [
    `:root:root,:root [data-theme='light']{${onLight}}`,
    `@media screen{:root[data-theme='dark'],:root [data-theme='dark']{${onDark}}}`,
    `@media screen and (prefers-color-scheme:dark){:root:root:not([data-theme]),:root:root[data-theme='system']{${onDark}}}`,
  ].join('\n');
}

/** Returns the WCAG 2 contrast of two colours, 1 to 21. */
export function measureContrast(one: string, other: string): number {
  const [a, b] = [measureLuminance(one), measureLuminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

function computeLight(base: Shade, strength: number): AccentShades {
  const { bg, sunken, ink, ink3, amber } = neutrals.light;
  const on = '#ffffff';
  const solid = move(base, -step, [
    { against: on, ratio: 4.6 },
    { against: bg, ratio: 3 },
    { against: sunken, ratio: 3 },
  ]);
  // Nearly black accents have nowhere darker to go, so they answer by getting lighter.
  const away = solid.l < 0.25 ? -1 : 1;
  const tintPairs: Pair[] = [
    { against: ink, ratio: 4.5 },
    { against: ink3, ratio: 4.5 },
    { against: amber, ratio: 4.5 },
  ];
  const tint = move({ l: 0.962, c: 0.016 * strength, h: base.h }, step, tintPairs);
  const tint2: Shade = { l: 0.918, c: 0.034 * strength, h: base.h };
  const text = move({ ...solid, l: Math.min(solid.l, 0.474) }, -step, [
    { against: toHex(tint2), ratio: 5.2 },
    { against: toHex(tint), ratio: 4.5 },
    { against: bg, ratio: 4.5 },
    { against: sunken, ratio: 4.5 },
  ]);
  return {
    acc: toHex(solid),
    'acc-on': on,
    'acc-hover': toHex({ ...solid, l: solid.l - 0.058 * away }),
    'acc-press': toHex({ ...solid, l: solid.l - 0.098 * away }),
    'acc-tint': toHex(tint),
    'acc-tint2': toHex(tint2),
    'acc-line': toHex({ l: 0.8, c: 0.056 * strength, h: base.h }),
    'acc-text': toHex(text),
  };
}

function computeDark(base: Shade, strength: number): AccentShades {
  const { bg, sunken, ink, ink3, amber } = neutrals.dark;
  const c = Math.min(0.115, base.c * 1.25);
  const on = toHex({ l: 0.178, c: 0.03 * strength, h: base.h });
  const solidPairs: Pair[] = [
    { against: on, ratio: 4.5 },
    { against: bg, ratio: 3 },
    { against: sunken, ratio: 3 },
  ];
  const tint = move({ l: 0.262, c: 0.032 * strength, h: base.h }, -step, [
    { against: ink, ratio: 4.5 },
    { against: ink3, ratio: 4.5 },
    { against: amber, ratio: 4.5 },
  ]);
  const tint2: Shade = { l: 0.325, c: 0.045 * strength, h: base.h };
  const text = move({ l: 0.8, c: Math.min(0.1, base.c * 1.1), h: base.h }, step, [
    { against: toHex(tint2), ratio: 6 },
    { against: toHex(tint), ratio: 4.5 },
    { against: bg, ratio: 4.5 },
    { against: sunken, ratio: 4.5 },
  ]);
  return {
    acc: toHex(move({ l: 0.741, c, h: base.h }, step, solidPairs)),
    'acc-on': on,
    'acc-hover': toHex(move({ l: 0.79, c: c * 0.955, h: base.h }, step, solidPairs)),
    'acc-press': toHex(move({ l: 0.69, c: c * 0.96, h: base.h }, step, solidPairs)),
    'acc-tint': toHex(tint),
    'acc-tint2': toHex(tint2),
    'acc-line': toHex({ l: 0.461, c: 0.065 * strength, h: base.h }),
    'acc-text': toHex(text),
  };
}

/** Moves lightness by steps until every pair holds; the ends of the scale stop it. */
function move(from: Shade, by: number, pairs: readonly Pair[]): Shade {
  for (let l = from.l; l > 0 && l < 1; l += by) {
    const hex = toHex({ ...from, l });
    if (pairs.every((pair) => measureContrast(hex, pair.against) >= pair.ratio)) return { ...from, l };
  }
  return { ...from, l: by < 0 ? 0 : 1 };
}

function writeDeclarations(shades: AccentShades): string {
  return Object.entries(shades)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');
}

type Rgb = readonly [red: number, green: number, blue: number];

function parseHex(hex: string): Rgb {
  const digits = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(hex.trim())?.[1];
  if (digits === undefined) throw new AccentError(`An accent is a colour like #0B6E75, not "${hex}".`);
  const full = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  const number = Number.parseInt(full, 16);
  return [(number >> 16) / 255, ((number >> 8) & 255) / 255, (number & 255) / 255];
}

function measureLuminance(hex: string): number {
  const [r, g, b] = parseHex(hex);
  return 0.2126 * linearize(r) + 0.7152 * linearize(g) + 0.0722 * linearize(b);
}

function linearize(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

function delinearize(channel: number): number {
  return channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055;
}

// Matrices: Björn Ottosson, "A perceptual color space for image processing" (2020).
function toShade([red, green, blue]: Rgb): Shade {
  const [r, g, b] = [linearize(red), linearize(green), linearize(blue)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const x = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const y = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: Math.hypot(x, y),
    h: (Math.atan2(y, x) * 180) / Math.PI,
  };
}

function toLinear({ l, c, h }: Shade): Rgb {
  const x = c * Math.cos((h * Math.PI) / 180);
  const y = c * Math.sin((h * Math.PI) / 180);
  const long = (l + 0.3963377774 * x + 0.2158037573 * y) ** 3;
  const middle = (l - 0.1055613458 * x - 0.0638541728 * y) ** 3;
  const short = (l - 0.0894841775 * x - 1.291485548 * y) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ];
}

/** Returns the colour as hex; chroma shrinks until the screen can show it, so that hue and lightness stay. */
function toHex(shade: Shade): string {
  let { c } = shade;
  let linear = toLinear(shade);
  while (c > 0 && linear.some((channel) => channel < -0.0005 || channel > 1.0005)) {
    c -= 0.002;
    linear = toLinear({ ...shade, c: Math.max(0, c) });
  }
  const bytes = linear.map((channel) => {
    const value = Math.round(255 * delinearize(Math.min(1, Math.max(0, channel))));
    return value.toString(16).padStart(2, '0');
  });
  return `#${bytes.join('')}`;
}
