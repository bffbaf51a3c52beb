import type { OutcomeCorrection } from '@naru/contract/areas/counselling/meeting/correction-words.ts';

import type { DataKey } from '../../../../platform/sealing/sealing.ts';
import type { CorrectionRow } from './store.ts';

export const presentCorrection = (row: CorrectionRow, key: DataKey): OutcomeCorrection => ({
  correctionId: row.id,
  status: row.status,
  to: row.to,
  by: row.by,
  reason: key.open('correction', row.reason),
  answer: row.answer === null ? null : key.open('answer', row.answer),
  askedAt: row.askedAt.toISOString(),
  decidedAt: row.decidedAt?.toISOString() ?? null,
  version: row.version,
});
