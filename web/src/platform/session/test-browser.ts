/**
 * For tests: several tabs of one browser, with one local storage, its events and one lock manager.
 */
import { createExclusive } from './exclusive.ts';
import { type KeyStorage, openKeyStorage } from './key-storage.ts';

/** Other tabs get the event of a write a little later, as in a browser. */
const EVENT_DELAY_MS = 5;

export interface TestTab {
  readonly storage: KeyStorage;
  readonly events: EventTarget;
}

export interface TestBrowser {
  readonly openTab: () => TestTab;
  readonly locks: Pick<LockManager, 'request'>;
  readonly stored: Map<string, string>;
}

export function openTestBrowser(): TestBrowser {
  const stored = new Map<string, string>();
  const tabs: EventTarget[] = [];

  const openTab = (): TestTab => {
    const events = new EventTarget();
    tabs.push(events);
    const tell = (key: string): void => {
      for (const other of tabs.filter((tab) => tab !== events)) {
        setTimeout(() => other.dispatchEvent(Object.assign(new Event('storage'), { key })), EVENT_DELAY_MS);
      }
    };
    const storage = openKeyStorage(
      () => ({
        getItem: (key) => stored.get(key) ?? null,
        setItem: (key, value) => {
          stored.set(key, value);
          tell(key);
        },
        removeItem: (key) => {
          if (stored.delete(key)) tell(key);
        },
      }),
      () => [...stored.keys()],
    );
    return { storage, events };
  };
  return { openTab, locks: testLocks(), stored };
}

function testLocks(): Pick<LockManager, 'request'> {
  const tails = new Map<string, Promise<unknown>>();
  const request = async (name: string, work: () => Promise<unknown>): Promise<unknown> => {
    const result = (tails.get(name) ?? Promise.resolve()).then(work);
    tails.set(
      name,
      result.catch(() => undefined),
    );
    return result;
  };
  return { request: request as LockManager['request'] }; // the one signature that is used
}

export function exclusiveOf(browser: TestBrowser, tab: TestTab, hasLocks: boolean) {
  return createExclusive({
    locks: hasLocks ? browser.locks : undefined,
    storage: tab.storage,
    newKey: () => Math.random().toString(36).slice(2),
  });
}

const HOUR_MS = 3_600_000;

/** Makes a token with so much life left; another serial number is another token of the same session. */
export function makeToken(
  hoursLeft: number,
  { sid = 'session-1', serial = 1, ...more }: { sid?: string; serial?: number; [claim: string]: unknown } = {},
): string {
  const claims = { exp: (Date.now() + hoursLeft * HOUR_MS) / 1000, sid, jti: serial, ...more };
  const bytes = new TextEncoder().encode(JSON.stringify(claims));
  const part = btoa(String.fromCodePoint(...bytes));
  return `e30.${part.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}.x`;
}
