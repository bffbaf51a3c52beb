const TERM = /^(?:19|20|21)\d{4}$/;

/** Reads a term from the filter of a list as calls take it; undefined where it is none. */
export const termCodeOf = (filter: string): string | undefined => (TERM.test(filter) ? filter : undefined);
