/**
 * Names of what is kept in this browser until the server has it: by person, so that nobody else who signs in here sees
 * it. On a shared PC it goes with the session.
 */
export const UNSENT = 'naru.unsent.';

/** @param parts what it is of, from wide to narrow, beginning with the kind */
export const unsentKey = (person: string, ...parts: readonly string[]): string => UNSENT + [person, ...parts].join('.');
