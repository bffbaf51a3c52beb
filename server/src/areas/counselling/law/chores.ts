import { destroyOldCases } from '../../../blocks/retention/destroy.ts';
import type { Chore } from '../chore.ts';
import { DRAFT_DAYS } from '../request/calls.ts';
import { deleteOldLawDrafts } from './draft.ts';
import { lawRetention } from './retention.ts';

const DAY_MS = 86_400_000;

export const lawNightChores: readonly Chore[] = [
  ({ db, now }) => {
    const before = new Date(now.getTime() - DRAFT_DAYS * DAY_MS);
    return db.transaction().execute((tx) => deleteOldLawDrafts(tx, before));
  },
  ({ db, now, settings }) => destroyOldCases(db, lawRetention, { years: settings['counselling.retentionYears'], now }),
];
