import { z } from 'zod';

/** Yes or no as the specification writes them (docs/specification.md §3). */
export const YesNo = z.enum(['Y', 'N']);
export type YesNo = z.output<typeof YesNo>;
