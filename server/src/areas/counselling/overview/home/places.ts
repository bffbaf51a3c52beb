/** For whom the home reads the summary of counselling: who answers at a desk, and who asks. */
import type { HomePlace } from '../../../../blocks/manifest/home-source.ts';
import type { Actor } from '../../../../platform/access/actor.ts';
import { kindsAt } from '../../shared/desk.ts';

const isAtDesk = (actor: Actor): boolean => kindsAt(actor).some((kind) => kind !== 'LAW');

export const deskPlace: HomePlace = { part: 'DESK', isFor: isAtDesk };

export const askerPlace: HomePlace = {
  part: 'COUNSELLING',
  // Somebody on both sides has one widget for both, at the desk's place.
  isFor: (actor) => actor.studentId !== null && actor.rights.may('CS_HIST', 'R') && !isAtDesk(actor),
};
