/**
 * What holds for a counsellor: their own wish, or else what the university has settled. Pure.
 */
import type { SettingValues } from '../../platform/settings/values.ts';

export interface OwnTerms {
  readonly leadHours: number | null;
  readonly horizonDays: number | null;
}

export interface Terms {
  readonly leadHours: number;
  readonly horizonDays: number;
}

export function defaultTerms(values: SettingValues): Terms {
  return { leadHours: values['counselling.leadHours'], horizonDays: values['counselling.horizonDays'] };
}

export function termsOf(own: OwnTerms, defaults: Terms): Terms {
  return {
    leadHours: own.leadHours ?? defaults.leadHours,
    horizonDays: own.horizonDays ?? defaults.horizonDays,
  };
}
