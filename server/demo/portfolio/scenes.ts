/** Pictures of the demonstration's portfolios, drawn for it: no photograph, no text, nobody's work. Pure. */

/** The size of every scene, in pixels. */
export const SCENE_SIZE = { width: 1200, height: 800 };
const { width: WIDTH, height: HEIGHT } = SCENE_SIZE;

type Palette = readonly [ground: string, far: string, near: string, light: string, ink: string];

const PALETTES = {
  sea: ['#e8f3f4', '#9ccdd1', '#0e6b71', '#f6c56f', '#0b3b42'],
  dusk: ['#fde9df', '#f2b6a5', '#b4475f', '#ffd98a', '#47203a'],
  wood: ['#eef2e2', '#b7c99a', '#2f6a43', '#e9b44c', '#193523'],
  ink: ['#1a1f2a', '#2d3648', '#4c5a78', '#e0b45c', '#eef0f4'],
  clay: ['#f6efe6', '#dcc3a5', '#a4592c', '#f0b95b', '#3b2415'],
  lilac: ['#f1ecf8', '#c9b7e4', '#6f4fa8', '#f2c777', '#2f2150'],
} as const satisfies Record<string, Palette>;

export interface Scene {
  readonly kind: keyof typeof KINDS;
  readonly palette: keyof typeof PALETTES;
  /** Varies shapes of the same kind. */
  readonly turn?: number;
}

type Box = readonly [x: number, y: number, width: number, height: number];

const rect = ([x, y, width, height]: Box, fill: string, more = 'rx="10"'): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" ${more}/>`;
const circle = ([x, y, radius]: readonly [x: number, y: number, radius: number], fill: string, more = ''): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" ${more}/>`;
const range = (count: number): number[] => Array.from({ length: count }, (_one, at) => at);

/** Hills over water with a light above. */
function drawShore([ground, far, near, light, ink]: Palette, turn: number): string {
  const wave = (y: number, height: number, fill: string, shift: number): string =>
    `<path d="M0 ${y} C 240 ${y - height - shift}, 420 ${y + height}, 640 ${y - 20} S 1040 ${y - height + shift}, 1200 ${y} V 800 H 0 Z" fill="${fill}"/>`;
  return [
    rect([0, 0, WIDTH, HEIGHT], ground, ''),
    circle([860 - turn * 130, 220 + turn * 24, 92], light),
    wave(430, 90, far, turn * 26),
    wave(560, 60, near, turn * -18),
    wave(690, 34, ink, turn * 12),
  ].join('');
}

/** Columns of a survey, one of which stands out. */
function drawBars([ground, far, near, light, ink]: Palette, turn: number): string {
  const heights = [210, 320, 260, 420, 350, 180, 290].map((height, at) => height + ((at + turn) % 3) * 40);
  return [
    rect([0, 0, WIDTH, HEIGHT], ground, ''),
    ...range(4).map((at) => rect([140, 190 + at * 120, 920, 3], far, 'opacity="0.55"')),
    ...heights.map((height, at) => rect([170 + at * 126, 660 - height, 82, height], at === 3 ? light : near)),
    rect([140, 660, 920, 6], ink, ''),
    `<path d="M180 520 L340 430 L460 470 L590 300 L720 350 L850 250 L1010 210" fill="none" stroke="${ink}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/>`,
    circle([590, 300, 17], ink),
  ].join('');
}

/** Frames of a storyboard. */
function drawFrames([ground, far, near, light, ink]: Palette, turn: number): string {
  const frame = (at: number): string => {
    const [x, y] = [90 + (at % 3) * 350, 110 + Math.floor(at / 3) * 310];
    const shade = (at + turn) % 3;
    return [
      rect([x, y, 320, 240], shade === 0 ? near : shade === 1 ? far : ink, 'rx="16"'),
      circle([x + 80 + shade * 60, y + 90, 36], light),
      `<path d="M${x} ${y + 190} q 80 -${60 + shade * 24} 160 -10 t 160 -20 v 64 a 16 16 0 0 1 -16 16 h -288 a 16 16 0 0 1 -16 -16 z" fill="${ground}" opacity="0.75"/>`,
    ].join('');
  };
  return rect([0, 0, WIDTH, HEIGHT], ground, '') + range(6).map(frame).join('');
}

/** Two phones with an app. */
function drawPhones([ground, far, near, light, ink]: Palette, turn: number): string {
  const phone = (x: number, y: number, isFirst: boolean): string =>
    [
      rect([x, y, 300, 600], ink, 'rx="44"'),
      rect([x + 16, y + 16, 268, 568], '#ffffff', 'rx="32"'),
      rect([x + 40, y + 60, 220, isFirst ? 170 : 90], isFirst ? near : far, 'rx="20"'),
      ...range(isFirst ? 3 : 5).map((at) =>
        rect([x + 40, y + (isFirst ? 260 : 180) + at * 74, 220, 50], at === turn % 3 ? light : ground, 'rx="16"'),
      ),
      rect([x + 40, y + 520, 220, 34], near, 'rx="17"'),
    ].join('');
  return [
    rect([0, 0, WIDTH, HEIGHT], ground, ''),
    circle([240, 640, 320], far, 'opacity="0.4"'),
    phone(300, 120, true),
    phone(640, 70, false),
  ].join('');
}

/** Sheets of card news, fanned out. */
function drawCards([ground, far, near, light, ink]: Palette, turn: number): string {
  const card = (at: number): string => {
    const fills = [near, '#ffffff', light, far];
    return `<g transform="translate(${250 + at * 170} ${180 + (at % 2) * 46}) rotate(${(at - 1.5) * 6 + turn * 2})">${rect([0, 0, 330, 420], fills[at % 4] ?? near, 'rx="22"')}${circle([96, 110, 48], at % 2 === 0 ? ground : near)}${range(
      3,
    )
      .map((line) => rect([48, 220 + line * 48, 234 - line * 46, 20], ink, 'rx="10" opacity="0.75"'))
      .join('')}</g>`;
  };
  return rect([0, 0, WIDTH, HEIGHT], ground, '') + range(4).map(card).join('');
}

/** Gears and an arm: a machine seen from the side. */
function drawMachine([ground, far, near, light, ink]: Palette, turn: number): string {
  const gear = (x: number, y: number, radius: number, fill: string): string =>
    [
      `<g transform="rotate(${turn * 11} ${x} ${y})">`,
      ...range(12).map(
        (at) =>
          `<rect x="${x - 16}" y="${y - radius - 22}" width="32" height="44" rx="6" fill="${fill}" transform="rotate(${at * 30} ${x} ${y})"/>`,
      ),
      circle([x, y, radius], fill),
      circle([x, y, radius * 0.38], ground),
      '</g>',
    ].join('');
  return [
    rect([0, 0, WIDTH, HEIGHT], ground, ''),
    ...range(11).map((at) => rect([0, at * 80, WIDTH, 2], far, 'opacity="0.35"')),
    gear(360, 500, 150, near),
    gear(600, 350, 96, far),
    `<path d="M600 350 L860 230 L980 420" fill="none" stroke="${ink}" stroke-width="34" stroke-linecap="round" stroke-linejoin="round"/>`,
    circle([860, 230, 30], light),
    circle([980, 430, 44], light),
    rect([180, 700, 840, 20], ink, ''),
  ].join('');
}

/** A net of points: data, or people who know each other. */
function drawNet([ground, far, near, light, ink]: Palette, turn: number): string {
  const points = range(16).map(
    (at) => [120 + ((at * 251 + turn * 83) % 960), 110 + ((at * 167 + turn * 41) % 580)] as const,
  );
  const lines = points.flatMap(([x, y], at) =>
    points
      .slice(at + 1)
      .filter(([otherX, otherY]) => Math.hypot(x - otherX, y - otherY) < 330)
      .map(([otherX, otherY]) => `<path d="M${x} ${y} L${otherX} ${otherY}" stroke="${far}" stroke-width="4"/>`),
  );
  return [
    rect([0, 0, WIDTH, HEIGHT], ground, ''),
    ...lines,
    ...points.map(([x, y], at) => circle([x, y, 16 + (at % 4) * 9], at % 5 === 0 ? light : at % 3 === 0 ? ink : near)),
  ].join('');
}

/** Books on a shelf. */
function drawBooks([ground, far, near, light, ink]: Palette, turn: number): string {
  const fills = [near, light, far, ink, near, far, light, near];
  const shelf = (y: number, shift: number): string =>
    range(8)
      .map((at) => {
        const height = 190 + ((at + shift) % 4) * 26;
        return rect([170 + at * 108, y - height, 84, height], fills[(at + shift) % 8] ?? near, 'rx="8"');
      })
      .join('') + rect([120, y, 960, 18], ink, 'rx="6"');
  return rect([0, 0, WIDTH, HEIGHT], ground, '') + shelf(380, turn) + shelf(690, turn + 3);
}

/** Somebody from the shoulders up, without a face. */
function drawPerson([ground, far, near, light, ink]: Palette, turn: number): string {
  return [
    rect([0, 0, WIDTH, HEIGHT], ground, ''),
    circle([600, 420, 380], far, 'opacity="0.6"'),
    `<path d="M270 800 C 290 600, 440 560, 600 560 S 910 600, 930 800 Z" fill="${near}"/>`,
    rect([540, 470, 120, 130], '#efc9a8', 'rx="56"'),
    circle([600, 370, 138], '#f3d3b4'),
    `<path d="M462 372 C 440 ${200 - turn * 8}, 560 190, 612 206 C 720 190, 770 270, 738 384 C 716 330, 680 300, 610 ${300 + turn * 8} C 540 300, 490 320, 462 372 Z" fill="${ink}"/>`,
    circle([840, 210, 60], light),
  ].join('');
}

const KINDS = {
  shore: drawShore,
  bars: drawBars,
  frames: drawFrames,
  phones: drawPhones,
  cards: drawCards,
  machine: drawMachine,
  net: drawNet,
  books: drawBooks,
  person: drawPerson,
} as const satisfies Record<string, (palette: Palette, turn: number) => string>;

/** Draws a scene as SVG of 1200 by 800. */
export function drawScene({ kind, palette, turn = 0 }: Scene): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">${KINDS[kind](PALETTES[palette], turn)}</svg>`;
}
