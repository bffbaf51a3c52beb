/**
 * The values in force, kept until a change is signalled.
 */
import type { Db } from '../db/db.ts';
import type { Signals } from '../db/signals.ts';
import type { Setting } from './declare.ts';
import { selectSettings } from './store.ts';

const TTL_MS = 30_000;

export interface SettingValues {
  /** Returns what the university set, or the default. */
  readonly of: <Value extends string | number>(setting: Setting<Value>) => Value;
}

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
  return valuesFrom(new Map(rows.map((row) => [row.key, row.value])));
}

/** Gives values by key; a setting without one has its default. */
function valuesFrom(set: ReadonlyMap<string, unknown>): SettingValues {
  return {
    of: <Value extends string | number>(setting: Setting<Value>) => {
      const value = set.get(setting.key);
      // Somebody may have written another value into the database by hand.
      return setting.accepts(value) ? (value as Value) : setting.defaultValue;
    },
  };
}
