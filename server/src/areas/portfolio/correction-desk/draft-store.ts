/** The word on the whole and the rubric while they are being written. */
import type { Rubric } from '@naru/contract/areas/portfolio/words.ts';
import { type RawBuilder } from 'kysely';

import { firstOf, type Tx } from '../../../platform/db/db.ts';

export interface DraftRow {
  readonly overall: string;
  readonly rubric: Rubric;
  readonly draftVersion: number;
}

export function lockOptionalDraft(
  tx: Tx,
  { id, isIn }: { readonly id: string; readonly isIn: RawBuilder<boolean> },
): Promise<DraftRow | undefined> {
  return firstOf<DraftRow>(tx)`
    select c.overall, c.rubric, c.draft_version as "draftVersion" from letter_correction c
    where c.id = ${id}::uuid and ${isIn} for update`;
}

export async function updateDraft(
  tx: Tx,
  { id, overall, rubric }: Omit<DraftRow, 'draftVersion'> & { readonly id: string },
): Promise<void> {
  await tx
    .updateTable('letter_correction')
    .set((eb) => ({
      overall,
      rubric: JSON.stringify(rubric),
      draft_version: eb('letter_correction.draft_version', '+', 1),
    }))
    .where('letter_correction.id', '=', id)
    .execute();
}
