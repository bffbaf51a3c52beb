/** How deleting a paper ends the request for its correction, which lies above the papers. */
import type { WriteContext } from '../../../platform/http/serve.ts';

/** A paper that may be in correction: a letter, or a résumé that was handed in alone. */
export interface CorrectedPaper {
  readonly letterId: string | null;
  readonly resumeId: string | null;
}

/** Ends the caller's open request about a paper, if there is one; the one who has it is told. */
export type EndRequest = (ctx: WriteContext, paper: CorrectedPaper) => Promise<void>;
