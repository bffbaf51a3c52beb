import type { CorrectionAction, CorrectionHistoryEntry } from '@naru/contract/areas/portfolio/correction-desk.ts';

import { selectHistory } from '../../../blocks/workflow/history-store.ts';
import type { CallContext } from '../../../platform/http/serve.ts';
import { CORRECTION } from '../correction/store.ts';

/** Reads what happened to a request, the earliest first. */
export async function readHistory({ db, locale }: CallContext, id: string): Promise<CorrectionHistoryEntry[]> {
  const rows = await selectHistory<CorrectionAction>(db, { entity: CORRECTION, id, locale });
  return rows.map(({ at, ...entry }) => ({ ...entry, at: at.toISOString() }));
}
