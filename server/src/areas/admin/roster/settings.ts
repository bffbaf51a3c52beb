/** Limits of a roster import. */
import { numberSetting, type Setting } from '../../../platform/settings/declare.ts';

export const MOST_BUNDLE_MEGABYTES = numberSetting('roster.mostMegabytes', {
  defaultValue: 500,
  min: 1,
  max: 2_000,
  description: { ko: '가져올 명부 묶음의 최대 크기 (MB)', en: 'Maximum size of a roster bundle (MB)' },
});

export const ROSTER_SETTINGS: readonly Setting[] = [MOST_BUNDLE_MEGABYTES];
