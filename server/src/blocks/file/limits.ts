import type { SettingValues } from '../../platform/settings/values.ts';
import { FILE_ROOM_MEGABYTES, MOST_FILES, MOST_FILE_MEGABYTES } from './settings.ts';

const MEGABYTE = 1024 * 1024;

export interface PortalLimits {
  readonly mostBytes: number;
  readonly mostFiles: number;
  /** Bytes of all files that one person has uploaded. */
  readonly room: number;
}

/** Returns the university's limits; a kind of record may allow less. */
export function portalLimits(values: SettingValues): PortalLimits {
  return {
    mostBytes: Math.floor(values.of(MOST_FILE_MEGABYTES) * MEGABYTE),
    mostFiles: Math.floor(values.of(MOST_FILES)),
    room: Math.floor(values.of(FILE_ROOM_MEGABYTES) * MEGABYTE),
  };
}
