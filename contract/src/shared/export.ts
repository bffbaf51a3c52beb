/**
 * Lists as Excel files: a short one is the answer itself, a long one is made later
 * (docs/specification.md, Excel files).
 */
import { z } from 'zod';

import { Id } from './id.ts';

/** Why a list is taken away, in 5 characters at least; kept in the privacy log. */
export const ExportReason = z.string().max(300);

/** Instead of the file, where the list is too long for an answer: what is made of it. */
export const ExportStarted = z.object({ exportId: Id });
