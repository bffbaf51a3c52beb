/** Shown work on the home (docs/specification.md §6, §7): students and alumni their own. */
import { ASKERS, type ExpectedCall } from '../people.ts';

export const SHOWN_SUMMARY_CALLS: Readonly<Record<string, ExpectedCall>> = {
  'shownSummary.readShownSummary': { whom: ASKERS, code: '0000' },
};
