/** The browser's copy of what the server does not have yet. */
import type { KeyStorage } from '../../platform/session/key-storage.ts';
import type { Marks } from './types.ts';

/** Where the value of a page stands against the server. */
export interface Stand {
  /** Fingerprints of what was sent on that version without an answer: the server may have one of them. */
  readonly sent?: readonly string[] | undefined;
  /** The parts of that version. */
  readonly base?: Marks | undefined;
  /** It was chosen over what the server has, and not saved yet. */
  readonly overrules?: boolean | undefined;
}

interface Draft<T> extends Stand {
  readonly value: T;
  /** The version on which it stands. */
  readonly version: number;
}

interface KeptDraft<T> extends Draft<T> {
  readonly at: number;
}

interface KeptDeps {
  readonly storage: KeyStorage;
  readonly key: string;
  readonly tab: string;
}

/** Keeps a copy for each tab: two tabs never write over each other's, and one that is opened later finds what was left. */
export function createKept<T>({ storage, key, tab }: KeptDeps) {
  const own = `${key}.${tab}`;
  const read = (name: string): KeptDraft<T> | undefined => {
    const text = storage.read(name);
    return text === null ? undefined : (JSON.parse(text) as KeptDraft<T>); // written below
  };
  const list = (): readonly string[] => storage.list(`${key}.`);
  return {
    /** Finds what was left here last. */
    find: (): Draft<T> | undefined =>
      list()
        .flatMap((name) => read(name) ?? [])
        .toSorted((one, other) => other.at - one.at)[0],
    keep: (draft: Draft<T>): void => storage.write(own, JSON.stringify({ ...draft, at: Date.now() })),
    /** Forgets this value wherever it stands: the server has it, or nobody wants it. Other values stay. */
    settle: (value: T | undefined): void => {
      const text = JSON.stringify(value);
      for (const name of list()) {
        const draft = read(name);
        if (draft && (name === own || JSON.stringify(draft.value) === text)) storage.remove(name);
      }
    },
  };
}

/** Fingerprints that are kept; older ones are of saves that were answered or never arrived. */
const MOST_SENT = 50;

export const addSent = (sent: readonly string[], value: unknown): readonly string[] =>
  [...sent.filter((one) => one !== printOf(value)), printOf(value)].slice(-MOST_SENT);

/**
 * Makes a fingerprint of JSON, whose keys the server gives in an order of its own: its length and two sums of it
 * (FNV-1a), far more than a browser's own saves need.
 */
export function printOf(value: unknown): string {
  const text = JSON.stringify(sortKeys(value)) ?? '';
  let [one, other] = [0x811c9dc5, 0x1000193];
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    one = Math.imul(one ^ unit, 0x01000193);
    other = Math.imul(other ^ unit, 0x85ebca6b);
  }
  return `${text.length}.${(one >>> 0).toString(36)}.${(other >>> 0).toString(36)}`;
}

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([key, entry]) => [key, sortKeys(entry)]));
}
