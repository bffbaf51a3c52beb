/**
 * Keeps values of a form until the window is closed; never passwords, never files.
 */
import { openKeyStorage } from '../../platform/session/key-storage.ts';

const storage = openKeyStorage(() => sessionStorage);

/** The person is a part of the name: who signs in after them in the same window sees nothing of it. */
export function draftKeyOf(form: string, username: string): string {
  return `naru.draft.${username}.${form}`;
}

/** Reads the kept values of a form with these fields; undefined if there are none, or they can't be read any more. */
export function readDraft<Values extends object>(key: string, blank: Values): Partial<Values> | undefined {
  const text = storage.read(key);
  if (text === null) return undefined;
  try {
    const kept: unknown = JSON.parse(text);
    if (typeof kept !== 'object' || kept === null) return undefined;
    const known = Object.entries(kept).filter(([name]) => name in blank);
    return known.length > 0 ? (Object.fromEntries(known) as Partial<Values>) : undefined; // its own fields only
  } catch {
    return undefined;
  }
}

export function writeDraft<Values extends object>(
  key: string,
  values: Values,
  leaveOut: readonly (keyof Values)[] = [],
): void {
  const kept = Object.entries(values).filter(([name]) => !leaveOut.some((left) => left === name));
  storage.write(key, JSON.stringify(Object.fromEntries(kept)));
}

export function dropDraft(key: string): void {
  storage.remove(key);
}
