/** Booking limits of a counsellor: their own, or else the university's. Pure. */
import type { SettingValues } from '../../../platform/settings/values.ts';
import { HORIZON_DAYS, LEAD_HOURS } from './settings.ts';

export interface OwnTerms {
  readonly leadHours: number | null;
  readonly horizonDays: number | null;
}

export interface Terms {
  readonly leadHours: number;
  readonly horizonDays: number;
}

export function defaultTerms(values: SettingValues): Terms {
  return { leadHours: values.of(LEAD_HOURS), horizonDays: values.of(HORIZON_DAYS) };
}

export function termsOf(own: OwnTerms, defaults: Terms): Terms {
  return {
    leadHours: own.leadHours ?? defaults.leadHours,
    horizonDays: own.horizonDays ?? defaults.horizonDays,
  };
}
