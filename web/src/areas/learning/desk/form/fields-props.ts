import type { programmeDesk } from '@naru/contract/areas/learning/desk/programmes.ts';
import type { CallOutput } from '@naru/contract/call.ts';

import type { ProgrammeForm } from './use-programme-form.ts';

export interface FieldsProps {
  readonly form: ProgrammeForm;
  readonly choices: CallOutput<typeof programmeDesk.listChoices>;
  /** Approved or applied for: what was promised stays. */
  readonly isFrozen: boolean;
}
