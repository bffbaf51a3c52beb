/** Tells other areas when a meeting comes to count as held, or no longer does. */
import { ASKED_KINDS, type CounsellingKind } from '@naru/contract/areas/counselling/words.ts';

import { emitEvent } from '../../../../blocks/event/emit.ts';
import { personIn, type Taker } from '../../../../blocks/workflow/machine.ts';
import { meetingCorrected, meetingHeld } from '../../shared/held-event.ts';
import { confirmationThen, isHeld } from '../core/rules.ts';
import type { MovedMeeting } from './machine.ts';

const KINDS_OF_EVENTS: readonly CounsellingKind[] = ASKED_KINDS;

/** Emits ids alone, and nothing about legal counselling: a line of mileage would betray it. */
export async function tellOthers(taker: Taker, { row, transition, version }: MovedMeeting): Promise<void> {
  if (!KINDS_OF_EVENTS.includes(row.kind)) return;
  const counts = isHeld({ status: transition.to, confirmation: confirmationThen(row, transition) });
  if (counts === isHeld(row)) return;
  const happened = { recordId: row.id, version, data: { memberId: row.studentMemberId } };
  await emitEvent(personIn(taker), counts ? meetingHeld : meetingCorrected, happened);
}
