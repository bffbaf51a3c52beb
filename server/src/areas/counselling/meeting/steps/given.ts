import type { RecordBody } from '@naru/contract/areas/counselling/meeting/record-body.ts';
import type { COUNSELLOR_STEPS, STUDENT_STEPS } from '@naru/contract/areas/counselling/meeting/steps.ts';
import type { StepGiven } from '@naru/contract/shared/workflow.ts';

/** Steps of both sides, of the clock, and of other machines: of a case of law, of a correction. */
export type MeetingGiven =
  | StepGiven<typeof COUNSELLOR_STEPS>
  | StepGiven<typeof STUDENT_STEPS>
  | { readonly action: 'EXPIRE' | 'END_DUTY' | 'UNCONFIRM' }
  /** Legal counselling: its record is the case. */
  | { readonly action: 'COMPLETE'; readonly record: null }
  | { readonly action: 'CORRECT_COMPLETED'; readonly reason: string; readonly record: null }
  | { readonly action: 'CORRECT_ABSENT'; readonly reason: string };

/** Returns the record that a step brings; null where it brings none. */
export const recordIn = (given: MeetingGiven): RecordBody | null => ('record' in given ? given.record : null);
