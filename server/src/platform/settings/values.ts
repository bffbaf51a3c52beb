/**
 * The values in force, kept until a change is signalled.
 */
import type { Db } from '../db/pool.ts';
import type { Signals } from '../db/signals.ts';
import { isSettingKey, SETTINGS, type SettingKey } from './declared.ts';
import { selectSettings } from './store.ts';

const TTL_MS = 30_000;

export type SettingValues = {
  readonly [K in SettingKey]: (typeof SETTINGS)[K]['defaultValue'] extends number ? number : string;
};

export interface Settings {
  readonly read: () => Promise<SettingValues>;
}

export function createSettings(db: Db, signals: Signals): Settings {
  let kept: { value: Promise<SettingValues>; until: number } | undefined;
  signals.subscribe((signal) => {
    if (signal === 'settings' || signal === 'lost') kept = undefined;
  });
  return {
    read: () => {
      if (kept && kept.until > Date.now() && signals.isConnected()) return kept.value;
      const entry = { value: load(db), until: Date.now() + TTL_MS };
      kept = entry;
      entry.value.catch(() => {
        if (kept === entry) kept = undefined;
      });
      return entry.value;
    },
  };
}

async function load(db: Db): Promise<SettingValues> {
  const rows = await selectSettings(db);
  const values: Record<string, unknown> = Object.fromEntries(
    Object.entries(SETTINGS).map(([key, setting]) => [key, setting.defaultValue]),
  );
  for (const row of rows) if (isSettingKey(row.key)) values[row.key] = row.value;
  return values as SettingValues; // only values that isValidSetting let in are stored
}
