/** Badges of one’s own, their catalogue, and the public check. Written by hand. */
import { ASKERS, NO_SUCH_ID, OFFICE, type ExpectedCall } from '../people.ts';

/** Those who earn badges, and those who tell students of them. */
const READERS = [...ASKERS, 'supervisor', 'chiefsupervisor', 'coach', ...OFFICE];

export const OWN_BADGE_CALLS: Readonly<Record<string, ExpectedCall>> = {
  'ownBadges.listOwnBadges': { whom: ASKERS, code: '0000' },
  'ownBadges.readOwnBadge': { whom: ASKERS, code: '404' },
  'ownBadges.changeNameShown': { whom: ASKERS, code: '404', body: { isNamePublic: true, version: 1 } },
  'ownBadges.listCatalogue': { whom: READERS, code: '0000' },
  'ownBadges.readCatalogueBadge': { whom: READERS, code: '404' },
  'credentials.checkBadge': { whom: 'everybody', code: '404', params: { id: NO_SUCH_ID } },
};
