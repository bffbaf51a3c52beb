import type { Handover, ManagedPlace, Place } from '@naru/contract/areas/counselling/psychological/handover.ts';

import type { Locale } from '../../../../platform/http/messages.ts';
import type { DataKey } from '../../../../platform/sealing/sealing.ts';
import type { HandoverRow } from './store.ts';

/** As it is sealed: the place in both languages, so that everybody reads theirs. */
export interface Proposal {
  readonly place: ManagedPlace;
  readonly passed: Handover['passed'];
  readonly note: string;
}

const purposeOf = (id: string): string => `hand over ${id}`;

export const sealProposal = (key: DataKey, id: string, proposal: Proposal): string =>
  key.seal(purposeOf(id), JSON.stringify(proposal));

export function presentPlace(place: ManagedPlace, locale: Locale): Place {
  const say = (ko: string, en: string): string => (locale === 'en' && en !== '' ? en : ko);
  return {
    placeId: place.placeId,
    name: say(place.nameKo, place.nameEn),
    purpose: say(place.purposeKo, place.purposeEn),
    phone: place.phone,
    address: say(place.addressKo, place.addressEn),
    cost: say(place.costKo, place.costEn),
    hours: say(place.hoursKo, place.hoursEn),
    link: place.link,
  };
}

export function presentHandover(row: HandoverRow, key: DataKey, locale: Locale): Handover {
  const { place, passed, note } = JSON.parse(key.open(purposeOf(row.id), row.content)) as Proposal; // as it was sealed
  return {
    handoverId: row.id,
    status: row.status,
    place: presentPlace(place, locale),
    passed,
    note,
    proposedAt: row.proposedAt.toISOString(),
    answeredAt: row.answeredAt?.toISOString() ?? null,
    deliveredAt: row.deliveredAt?.toISOString() ?? null,
    consentVersion: row.consentVersion,
    version: row.version,
  };
}
