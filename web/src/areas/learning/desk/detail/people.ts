/** How many people a programme concerns. Pure. */
import type { DeskProgrammeDetail } from '@naru/contract/areas/learning/desk/programmes.ts';

type Counted = Pick<DeskProgrammeDetail, 'content' | 'takenCount' | 'heldCount' | 'queueCount' | 'applyCount'>;

/** Those who applied and have neither a seat nor a place in the queue; a first come leaves nobody so. */
export const waitingOf = ({ content, applyCount, queueCount, heldCount }: Counted): number =>
  content.selection === 'FIRST_COME' ? 0 : Math.max(0, applyCount - queueCount - heldCount);

/** Everybody with a seat, an offer, a place in the queue, or an application that waits. */
export const peopleOf = (programme: Counted): number =>
  programme.takenCount + programme.heldCount + programme.queueCount + waitingOf(programme);
