import { destroyOldCases } from '../../../blocks/retention/destroy-store.ts';
import type { ScheduledTask } from '../shared/scheduled-task.ts';
import { DRAFT_DAYS } from '../meeting/request/store.ts';
import { deleteOldLawDrafts } from './draft-store.ts';
import { lawRetention } from './retention-store.ts';
import { RETENTION_YEARS } from './settings.ts';

const DAY_MS = 86_400_000;

export const lawNightTasks: readonly ScheduledTask[] = [
  ({ db, now }) => {
    const before = new Date(now.getTime() - DRAFT_DAYS * DAY_MS);
    return db.transaction().execute((tx) => deleteOldLawDrafts(tx, before));
  },
  ({ db, now, settings }) => destroyOldCases(db, lawRetention, { years: settings.of(RETENTION_YEARS), now }),
];
