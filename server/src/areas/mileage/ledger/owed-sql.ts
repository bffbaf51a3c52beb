/** A debt of an account `a`: points that a correction or a withdrawal took beyond what there was. */
import { sql } from 'kysely';

/** Written as the index of those who owe something has it. */
export const OWES = sql<boolean>`(a.balance - a.held) < 0`;

/** The points that are owed; 0 where there is no account. */
export const OWED = sql<number>`greatest(0, coalesce(a.held - a.balance, 0))`;
