/**
 * Light, dark, or as the device has it; kept in this browser and set by the page before its first paint.
 */
import { createStore, useStore } from './http/store.ts';
import { keyStorage } from './session/key-storage.ts';

export type Look = 'system' | 'light' | 'dark';

const KEY = 'naru.look';

const store = createStore<Look>(readStored());

function readStored(): Look {
  const kept = keyStorage.read(KEY);
  return kept === 'light' || kept === 'dark' ? kept : 'system';
}

export function useLook(): Look {
  return useStore(store);
}

export function chooseLook(look: Look): void {
  if (look === 'system') keyStorage.remove(KEY);
  else keyStorage.write(KEY, look);
  document.documentElement.dataset['theme'] = look;
  store.write(look);
}
