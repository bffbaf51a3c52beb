/**
 * Keeps the content of forms when a session ends that its person did not end: for them alone, at the same address, for an
 * hour. A sign-out and the next person forget it, and a shared PC keeps none.
 */
import { type KeyStorage, openKeyStorage } from '../../platform/session/key-storage.ts';

/** TAB: in this tab, also while another page signs in. PAGE: in memory only, for what nothing may write down. */
export type KeptWhere = 'TAB' | 'PAGE' | 'NOWHERE';

export interface LeftPlace {
  readonly username: string;
  /** Path and search of the page. */
  readonly address: string;
  /** Tells the forms of one page apart. */
  readonly form: string;
}

const LEFT = 'naru.left.';
const KEPT_MS = 3_600_000;

const inTab = openKeyStorage(() => sessionStorage);
const inPage = openKeyStorage(() => {
  throw new Error('Nothing is written down.');
});
const BOTH: readonly KeyStorage[] = [inTab, inPage];

const beginningOf = (username: string, address = ''): string => `${LEFT}${encodeURIComponent(username)} ${address}`;
const keyOf = ({ username, address, form }: LeftPlace): string => `${beginningOf(username, address)} ${form}`;

/** Keeps what can be written down: a file that is still on this computer cannot. */
export function keepLeft(place: LeftPlace, values: object, where: Exclude<KeptWhere, 'NOWHERE'>): void {
  const typed = Object.entries(values).filter(([, value]) => !(value instanceof Blob));
  (where === 'TAB' ? inTab : inPage).write(
    keyOf(place),
    JSON.stringify({ at: Date.now(), values: Object.fromEntries(typed) }),
  );
}

/** Reads what was left of a form with these fields. */
export function readLeft<Values extends object>(place: LeftPlace, blank: Values): Partial<Values> | undefined {
  for (const storage of BOTH) {
    const left = parse(storage.read(keyOf(place)));
    const known = Object.entries(left ?? {}).filter(([name]) => name in blank);
    if (known.length > 0) return Object.fromEntries(known) as Partial<Values>; // its own fields only
  }
  return undefined;
}

/** Whether something waits there that no form has taken. */
export function hasLeft(username: string, address: string): boolean {
  const beginning = `${beginningOf(username, address)} `;
  return BOTH.some((storage) => storage.list(beginning).some((key) => parse(storage.read(key)) !== undefined));
}

export function dropLeft(place: LeftPlace): void {
  for (const storage of BOTH) storage.remove(keyOf(place));
}

/** Forgets what everybody left, or everybody but one. */
export function forgetLeft(except?: string): void {
  const own = except === undefined ? undefined : beginningOf(except);
  for (const storage of BOTH)
    for (const key of storage.list(LEFT))
      if (own === undefined || !key.startsWith(own) || parse(storage.read(key)) === undefined) storage.remove(key);
}

/** Undefined for nothing, what cannot be read, and what is too old. */
function parse(text: string | null): object | undefined {
  if (text === null) return undefined;
  try {
    const { at, values } = JSON.parse(text) as { at?: unknown; values?: unknown };
    const isFresh = typeof at === 'number' && Date.now() - at < KEPT_MS;
    return isFresh && typeof values === 'object' && values !== null ? values : undefined;
  } catch {
    return undefined;
  }
}
