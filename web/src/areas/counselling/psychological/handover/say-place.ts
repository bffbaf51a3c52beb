import type { ManagedPlace, Place } from '@naru/contract/areas/counselling/psychological/handover.ts';

import type { Locale } from '../../../../platform/format/context.ts';

/** A place as its students read it: what has no English is told in Korean. */
export function sayPlace(place: ManagedPlace, locale: Locale): Place {
  const say = (ko: string, en: string): string => (locale === 'en' && en !== '' ? en : ko);
  const { placeId, phone, link } = place;
  return {
    placeId,
    phone,
    link,
    name: say(place.nameKo, place.nameEn),
    purpose: say(place.purposeKo, place.purposeEn),
    address: say(place.addressKo, place.addressEn),
    cost: say(place.costKo, place.costEn),
    hours: say(place.hoursKo, place.hoursEn),
  };
}
