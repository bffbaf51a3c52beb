import type { SettingValues } from '../../platform/settings/values.ts';

const MEGABYTE = 1024 * 1024;

export interface PortalLimits {
  readonly mostBytes: number;
  readonly mostFiles: number;
  /** Bytes of all files that one person has uploaded. */
  readonly room: number;
}

/** What the university allows at most; a record's kind may allow less. */
export function portalLimits(values: SettingValues): PortalLimits {
  return {
    mostBytes: Math.floor(values['file.mostMegabytes'] * MEGABYTE),
    mostFiles: Math.floor(values['file.mostFiles']),
    room: Math.floor(values['file.roomMegabytes'] * MEGABYTE),
  };
}
