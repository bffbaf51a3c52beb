import { z } from 'zod';

import { Id } from './id.ts';

/** Names what a sheet would do, as its preview saw it. */
export const PlanKey = z.string().min(1).max(64);

/** An uploaded sheet with the key of its preview: it is read again, and refused where it would do something else by now. */
export const PreviewedSheet = z.object({ fileId: Id, planKey: PlanKey });
