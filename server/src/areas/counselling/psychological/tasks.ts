import { destroyOldCases } from '../../../blocks/retention/destroy-store.ts';
import type { ScheduledTask } from '../shared/scheduled-task.ts';
import { PSYCH_DRAFT_DAYS } from './application/calls.ts';
import { deleteOldPsychDrafts } from './case/store.ts';
import { deleteOldReferrals } from '../referral/tasks.ts';
import { sealPlainPlaces } from './case/place-store.ts';
import { remindOfSessions } from './desk/remind.ts';
import { psychCentre } from './referral/centre.ts';
import { emergencyRetention } from './referral/keep-store.ts';
import { workOnReferrals } from './referral/tasks.ts';
import { openingRetention, psychRetention } from './retention-store.ts';
import { KEEP_YEARS } from './case/settings.ts';

const DAY_MS = 86_400_000;

export const psychTasks: readonly ScheduledTask[] = [
  workOnReferrals,
  ({ db, now }) => remindOfSessions(db, now),
  ({ db, sealing }) => sealPlainPlaces(db, sealing),
];

export const psychNightTasks: readonly ScheduledTask[] = [
  ({ db, now }) => {
    const before = new Date(now.getTime() - PSYCH_DRAFT_DAYS * DAY_MS);
    return db.transaction().execute((tx) => deleteOldPsychDrafts(tx, before));
  },
  ({ db, now, settings }) => destroyOldCases(db, psychRetention, { years: settings.of(KEEP_YEARS), now }),
  ({ db, now, settings }) => destroyOldCases(db, openingRetention, { years: settings.of(KEEP_YEARS), now }),
  ({ db, now, settings }) => destroyOldCases(db, emergencyRetention, { years: settings.of(KEEP_YEARS), now }),
  ({ db, now }) => db.transaction().execute((tx) => deleteOldReferrals(tx, psychCentre, now)),
];
