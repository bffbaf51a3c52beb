/** Rules on who may sign up from outside (docs/specification.md §3). Pure. */
import { YOUNGEST_AGE } from '@naru/contract/areas/outside.ts';

/** Mails to one address a day: more would be a nuisance to its owner. */
export const MOST_LINKS_A_DAY = 5;

export const SIGN_UP_MS = 24 * 60 * 60_000;

/** Returns whether the calendar has this day. */
export function isDay(date: string): boolean {
  const at = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(date);
}

/**
 * Returns the age in full years on a day; both as `2026-11-21`. Born on February 29, one is a year older on March 1.
 */
export function ageOn(birthDate: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

export function isOldEnough(birthDate: string, today: string): boolean {
  return isDay(birthDate) && birthDate <= today && ageOn(birthDate, today) >= YOUNGEST_AGE;
}

export interface Agreed {
  readonly code: string;
  readonly version: number;
}

/** Documents that were not agreed to in the version that is in force. */
export function missingAgreements(agreed: readonly Agreed[], inForce: readonly Agreed[]): string[] {
  return inForce
    .filter(({ code, version }) => !agreed.some((one) => one.code === code && one.version === version))
    .map(({ code }) => code);
}
