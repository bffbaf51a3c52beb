/** Badges follow programmes, tests, points and other badges as they come and go. */
import { followEvent, type EventKind, type Follower } from '../../../blocks/manifest/event.ts';
import { testInvalidated, testTaken } from '../../ability/api.ts';
import { programmeCompleted, programmeWithdrawn } from '../../learning/api.ts';
import { mileagePosted } from '../../mileage/api.ts';
import { badgeGranted, badgeRevoked } from './events.ts';
import type { ConditionKind } from './rules.ts';
import { settlePerson } from './settle.ts';

type OfPerson = { readonly memberId: string; readonly [field: string]: string | number | boolean | null };

const settleAfter = <Data extends OfPerson>(
  event: EventKind<Data>,
  name: string,
  kinds: readonly ConditionKind[],
): Follower => followEvent(event, name, (ctx, { data }) => settlePerson(ctx, data.memberId, kinds));

const PROGRAMMES = ['PROGRAMME', 'PROGRAMMES', 'HOURS'] as const;

export const BADGE_FOLLOWERS: readonly Follower[] = [
  settleAfter(programmeCompleted, 'badge.settleCompleted', PROGRAMMES),
  settleAfter(programmeWithdrawn, 'badge.settleWithdrawn', PROGRAMMES),
  settleAfter(testTaken, 'badge.settleTaken', ['TEST']),
  settleAfter(testInvalidated, 'badge.settleInvalidated', ['TEST']),
  settleAfter(mileagePosted, 'badge.settlePosted', ['MILEAGE']),
  settleAfter(badgeGranted, 'badge.settleGranted', ['BADGE']),
  settleAfter(badgeRevoked, 'badge.settleRevoked', ['BADGE']),
];
