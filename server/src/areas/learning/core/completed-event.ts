/** Facts about completions; other areas follow them by api.ts. */
import { defineEvent } from '../../../blocks/manifest/event.ts';

export interface CompletedProgramme {
  readonly memberId: string;
  readonly programmeId: string;
  readonly [field: string]: string;
}

/** Somebody completed a programme; the record is the trainee. */
export const programmeCompleted = defineEvent<CompletedProgramme>('programme.completed');
/** A completion was taken back. */
export const programmeWithdrawn = defineEvent<CompletedProgramme>('programme.withdrawn');
