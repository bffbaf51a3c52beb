/**
 * Chance that repeats itself: the same seed gives the same university, on every machine.
 */

export interface Random {
  /** From 0 up to but not including 1. */
  readonly next: () => number;
  /** A whole number from `least` to `most`, both included. */
  readonly between: (least: number, most: number) => number;
  readonly chance: (share: number) => boolean;
  readonly pick: <T>(list: readonly T[]) => T;
  /** One of the list, each as often as its weight says. */
  readonly weighted: <T>(list: readonly (readonly [T, number])[]) => T;
  readonly normal: (mean: number, deviation: number) => number;
}

/** Creates a generator for one subject, so that a change in one leaves the others as they were. */
export function createRandom(seed: string): Random {
  const next = sfc32(seed);
  const pick = <T>(list: readonly T[]): T => {
    const found = list[Math.floor(next() * list.length)];
    if (found === undefined) throw new RangeError('nothing to pick from');
    return found;
  };
  return {
    next,
    pick,
    between: (least, most) => least + Math.floor(next() * (most - least + 1)),
    chance: (share) => next() < share,
    weighted: (list) => {
      let left = next() * list.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [value, weight] of list) {
        left -= weight;
        if (left < 0) return value;
      }
      return pick(list)[0];
    },
    normal: (mean, deviation) => {
      const radius = Math.sqrt(-2 * Math.log(1 - next()));
      return mean + deviation * radius * Math.cos(2 * Math.PI * next());
    },
  };
}

/** Keys begin in 2020, so that what people make later sorts after them. */
const FIRST_KEY_MS = Date.UTC(2020, 0, 1);

/** Keys in the shape of UUIDv7, rising, the same ones in every run; `kind` keeps the series of two tables apart. */
export function createIds(kind: string): () => string {
  const next = sfc32(`key:${kind}`);
  const hex = (digits: number): string =>
    Math.floor(next() * 16 ** digits)
      .toString(16)
      .padStart(digits, '0');
  let ms = FIRST_KEY_MS;
  return () => {
    const time = (ms += 1).toString(16).padStart(12, '0');
    const variant = (8 + Math.floor(next() * 4)).toString(16);
    return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(3)}-${variant}${hex(3)}-${hex(6)}${hex(6)}`;
  };
}

/**
 * Creates a small and fast generator, good enough for invented data (Chris Doty-Humphrey's sfc32, seeded by FNV-1a).
 */
function sfc32(seed: string): () => number {
  let [a, b, c, counter] = [fnv1a(`${seed}/a`), fnv1a(`${seed}/b`), fnv1a(`${seed}/c`), 1];
  const next = (): number => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 4_294_967_296;
  };
  for (let warmUp = 0; warmUp < 15; warmUp += 1) next();
  return next;
}

function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash | 0;
}
