/** The name under which slots take the counsellor's time. */
export const SLOT_TIME = 'counselling.slot' as const;

/** A request takes its student's time under this name. */
export const REQUEST_TIME = 'counselling.request' as const;
