export const RAIL_KEY = 'naru.rail';
/** A window, or letters, of which the rail's names would take a third. */
export const NARROW_SHELL = '(max-width: 59.999rem)';

/** Whether the rail begins folded: by the person's choice, or where it would take too much. */
export const isRailFolded = (kept: string | null, isNarrow: boolean): boolean =>
  kept === null ? isNarrow : kept === 'closed';
