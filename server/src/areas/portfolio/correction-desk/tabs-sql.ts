/** The lists of the desk as scopes. */
import type { DeskTab } from '@naru/contract/areas/portfolio/correction-desk.ts';
import type { CorrectionStatus } from '@naru/contract/areas/portfolio/words.ts';
import { sql, type RawBuilder } from 'kysely';

import { handsOut, isDone, isOffered, isOthers, isTaken, type DeskReader } from '../correction/scope-sql.ts';
import { IS_FREE } from './list-store.ts';

/** Builds the condition that a request `c` reaches somebody while nobody has it: it is offered, or they hand out all. */
export const isReached = (reader: DeskReader): RawBuilder<boolean> =>
  handsOut(reader.actor, 'R') ? isOthers(reader.actor) : isOffered(reader);

/** Builds the condition that a request `c` stands in a list of somebody's. */
export function isInTab(tab: DeskTab, reader: DeskReader): RawBuilder<boolean> {
  switch (tab) {
    case 'QUEUE':
      return sql<boolean>`(${IS_FREE} and ${isReached(reader)})`;
    case 'MINE':
      return isTaken(reader.actor);
    case 'DONE':
      return isDone(reader.actor, reader.now);
    case 'ALL':
      return handsOut(reader.actor, 'R') ? isOthers(reader.actor) : sql<boolean>`false`;
  }
}

/** Returns the state of a list; the list of all has either, open ones first asked for. */
export function statusOf(tab: DeskTab, status: CorrectionStatus | undefined): CorrectionStatus {
  if (tab === 'ALL') return status ?? 'REQUESTED';
  return tab === 'DONE' ? 'COMPLETED' : 'REQUESTED';
}
