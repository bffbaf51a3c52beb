/** Prep sheets of the demonstration: students with an approved request share theirs with the counsellor. */
import type { CounsellingKind } from '@naru/contract/areas/counselling/words.ts';
import { PREP_KINDS } from '@naru/contract/areas/counselling/counsellor/prep.ts';
import type { Insertable } from 'kysely';

import type { DB } from '../src/platform/db/schema.gen.ts';
import type { MeetingRows } from './meetings.ts';
import { createIds } from './random.ts';

/** The text that every portal begins with. */
const VERSION = 1;

export function makePrepConsents(
  { requests }: MeetingRows,
  kindOf: (counsellorId: string) => CounsellingKind | undefined,
): Insertable<DB['counselling_prep_consent']>[] {
  const nextId = createIds('counselling_prep_consent');
  return requests
    .filter(({ status, counsellor_id }) => {
      const kind = kindOf(counsellor_id);
      return status === 'APPROVED' && PREP_KINDS.some((one) => one === kind);
    })
    .map((request) => ({
      id: nextId(),
      request_id: request.id,
      document_version: VERSION,
      agreed_at: String(request.created_at),
      // Only of who shares a test with this counsellor there is something to see.
      tests_agreed_at: String(request.created_at),
    }));
}
