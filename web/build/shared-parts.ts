/**
 * Joins modules that several screens share into files. A file for each set of screens would be dozens of a kilobyte a
 * screen, which a slow line asks for six at a time; one for all would bring each screen the parts of the others. Two files
 * are joined where the requests that this saves are worth more than what it brings in vain.
 */

export interface SharedModule {
  readonly id: string;
  /** In characters, before minifying. */
  readonly size: number;
  readonly screens: ReadonlySet<string>;
  readonly imports: readonly string[];
  /** Its file is given: it is not joined, but comes with each file that imports from it. */
  readonly isPlaced: boolean;
}

/** Characters of code that take a slow line as long as one more request. */
const REQUEST_SIZE = 4_000;
/** A screen loads at most so many characters in vain, in all. */
const VAIN_MOST = 8_000;

/** Modules of one file, and the screens that load it. */
interface Part {
  readonly modules: readonly SharedModule[];
  readonly size: number;
  readonly screens: ReadonlySet<string>;
}

/** Returns the ids of each file that it makes. */
export function joinShared(modules: Iterable<SharedModule>): readonly (readonly string[])[] {
  let parts = groupBySet(modules);
  const vain = new Map<string, number>();
  for (let join = findBest(parts, vain); join; join = findBest(parts, vain)) {
    const { one, other, added } = join;
    for (const [{ size }, screens] of added)
      for (const screen of screens) vain.set(screen, (vain.get(screen) ?? 0) + size);
    const joined = { modules: [...one.modules, ...other.modules], size: one.size + other.size };
    parts = parts
      .filter((part) => part !== other)
      .map((part) => ({
        ...(part === one ? joined : part),
        screens: new Set([...part.screens, ...(part === one ? other.screens : []), ...(added.get(part) ?? [])]),
      }));
  }
  return parts.filter(isFree).map((part) => part.modules.map(({ id }) => id));
}

/** Puts modules of the same screens together, in an order that hangs on their ids alone. */
function groupBySet(modules: Iterable<SharedModule>): readonly Part[] {
  const parts = new Map<string, Part>();
  for (const one of [...modules].toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    const key = one.isPlaced ? one.id : [...one.screens].toSorted().join('|');
    const part = parts.get(key);
    parts.set(key, {
      modules: [...(part?.modules ?? []), one],
      size: (part?.size ?? 0) + one.size,
      screens: one.screens,
    });
  }
  return [...parts.values()];
}

const isFree = ({ modules: [first] }: Part): boolean => first?.isPlaced === false;

interface Join {
  readonly one: Part;
  readonly other: Part;
  /** Screens that would load a part that they did not load before. */
  readonly added: ReadonlyMap<Part, ReadonlySet<string>>;
}

function findBest(parts: readonly Part[], vain: ReadonlyMap<string, number>): Join | undefined {
  const neededBy = findNeeded(parts);
  const free = parts.filter(isFree);
  let best: Join | undefined;
  let most = 0;
  for (const [index, one] of free.entries()) {
    for (const other of free.slice(index + 1)) {
      const both = [...one.screens].filter((screen) => other.screens.has(screen)).length;
      const saved = both * REQUEST_SIZE;
      if (saved <= most) continue;
      const added = findAdded([one, other], neededBy);
      if (!isBearable(added, vain)) continue;
      const gain = saved - [...added].reduce((sum, [{ size }, screens]) => sum + size * screens.size, 0);
      if (gain <= most) continue;
      most = gain;
      best = { one, other, added };
    }
  }
  return best;
}

/** Finds for each part itself and all parts that a file with it imports, directly or not. */
function findNeeded(parts: readonly Part[]): ReadonlyMap<Part, ReadonlySet<Part>> {
  const partOf = new Map(parts.flatMap((part) => part.modules.map(({ id }) => [id, part] as const)));
  return new Map(
    parts.map((part) => {
      const needed = new Set([part]);
      for (const { modules } of needed)
        for (const id of modules.flatMap(({ imports }) => imports)) {
          const next = partOf.get(id);
          if (next) needed.add(next);
        }
      return [part, needed];
    }),
  );
}

function findAdded(
  [one, other]: readonly [Part, Part],
  neededBy: ReadonlyMap<Part, ReadonlySet<Part>>,
): ReadonlyMap<Part, ReadonlySet<string>> {
  const screens = [...one.screens, ...other.screens];
  const needed = new Set([...(neededBy.get(one) ?? []), ...(neededBy.get(other) ?? [])]);
  return new Map(
    [...needed].map((part) => [part, new Set(screens.filter((screen) => !part.screens.has(screen)))] as const),
  );
}

function isBearable(added: Join['added'], vain: ReadonlyMap<string, number>): boolean {
  const more = new Map<string, number>();
  for (const [{ size }, screens] of added)
    for (const screen of screens) more.set(screen, (more.get(screen) ?? vain.get(screen) ?? 0) + size);
  return [...more.values()].every((sum) => sum <= VAIN_MOST);
}
