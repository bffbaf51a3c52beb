import { destroyOldCases } from '../../../blocks/retention/destroy.ts';
import type { Chore } from '../chore.ts';
import { PSYCH_DRAFT_DAYS } from './application/calls.ts';
import { deleteOldPsychDrafts } from './application/store.ts';
import { deleteOldReferrals } from '../referral/chores.ts';
import { sealPlainPlaces } from './desk/place.ts';
import { remindOfSessions } from './desk/remind.ts';
import { psychCentre } from './referral/centre.ts';
import { emergencyRetention, workOnReferrals } from './referral/chores.ts';
import { psychRetention } from './retention.ts';

const DAY_MS = 86_400_000;

export const psychChores: readonly Chore[] = [
  ({ db, now }) => workOnReferrals(db, now),
  ({ db, now }) => remindOfSessions(db, now),
  ({ db, sealing }) => sealPlainPlaces(db, sealing),
];

export const psychNightChores: readonly Chore[] = [
  ({ db, now }) => {
    const before = new Date(now.getTime() - PSYCH_DRAFT_DAYS * DAY_MS);
    return db.transaction().execute((tx) => deleteOldPsychDrafts(tx, before));
  },
  ({ db, now, settings }) => destroyOldCases(db, psychRetention, { years: settings['psychological.keepYears'], now }),
  ({ db, now, settings }) =>
    destroyOldCases(db, emergencyRetention, { years: settings['psychological.keepYears'], now }),
  ({ db, now }) => db.transaction().execute((tx) => deleteOldReferrals(tx, psychCentre, now)),
];
