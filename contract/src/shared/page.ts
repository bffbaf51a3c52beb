/**
 * Paged lists as the specification shapes them (docs/specification.md §7).
 */
import { z } from 'zod';

export const PAGE_SIZES = ['10', '20', '50', '100', 'all'] as const;

/** The most rows that `size=all` gives; screens say so. */
export const ALL_BOUND = 1000;

/** The query of a paged list; `sort` may repeat, first one first: `name,asc`. */
export const PageQuery = z.object({
  page: z.number().int().min(0).max(1_000_000).default(0),
  size: z.enum(PAGE_SIZES).default('20'),
  sort: z.array(z.string().max(60)).max(5).optional(),
});

/** Returns the schema of a paged list. `totalIsBound`: counting stopped at `totalElements` ("1,000+"). */
export function pageOf<T extends z.ZodType>(item: T) {
  return z.object({
    content: z.array(item),
    totalElements: z.number().int(),
    totalPages: z.number().int(),
    number: z.number().int(),
    size: z.number().int(),
    totalIsBound: z.boolean(),
  });
}
