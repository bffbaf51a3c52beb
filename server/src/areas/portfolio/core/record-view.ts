/** Logs openings of somebody's papers by others. */
import { writePrivacyLog } from '../../../blocks/audit/privacy-store.ts';
import type { Person } from '../../../platform/access/actor.ts';
import type { Tx } from '../../../platform/db/db.ts';
import type { CallContext } from '../../../platform/http/serve.ts';
import { insertView, type NewView } from './view-store.ts';

export interface RecordedView extends Pick<NewView, 'paper' | 'paperId' | 'audience'> {
  /** The student whose paper it is. */
  readonly ownerId: string;
  /** The menu through which it was opened. */
  readonly menuId: string;
  /** The kinds of data that were shown. */
  readonly fields: readonly string[];
}

/** Logs a reading for its student, before the answer: what cannot be logged is not shown. */
export async function recordView(tx: Tx, ctx: CallContext<Person>, view: RecordedView): Promise<void> {
  const { paper, paperId, audience, ownerId, menuId, fields } = view;
  await insertView(tx, { paper, paperId, audience, viewerId: ctx.actor.memberId, at: ctx.now });
  await writePrivacyLog(tx, ctx, { action: 'R', menuId, subjectIds: [ownerId], fields, reason: null });
}
