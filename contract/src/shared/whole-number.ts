/** Whole numbers that a column of four bytes holds: a larger one would be refused by the database alone. */
import { z } from 'zod';

const LARGEST = 2_147_483_647;

/** A number from 1 on: a version, a place in a list. */
export const Ordinal = z.number().int().min(1).max(LARGEST);

/** A number from 0 on: 0 is the version of what is not there yet. */
export const WholeNumber = z.number().int().min(0).max(LARGEST);
