/** Values of the form that appoints, what is missing in them, and what is sent. */
import type { Duty } from '@naru/contract/access.ts';
import type { DutyWish } from '@naru/contract/areas/duty.ts';

import type { ComboboxOption } from '../../../ui/combobox.tsx';

export interface WishValues {
  readonly dutyCode: Duty | null;
  readonly person: ComboboxOption | null;
  readonly place: ComboboxOption | null;
  readonly beginsOn: string | null;
  readonly endsOn: string | null;
  readonly consentedOn: string | null;
  readonly trainedOn: string | null;
}

export const blankWish = (given: {
  readonly duty: Duty | null;
  readonly place: ComboboxOption | null;
  readonly today: string;
}): WishValues => ({
  dutyCode: given.duty,
  person: null,
  place: given.place,
  beginsOn: given.today,
  endsOn: null,
  consentedOn: null,
  trainedOn: null,
});

type Field = 'dutyCode' | 'memberId' | 'deptCode' | 'beginsOn' | 'endsOn' | 'consentedOn' | 'trainedOn';
interface Say {
  readonly missing: (name: string) => string;
  readonly unchosen: (name: string) => string;
}

/** Finds what is missing; the server judges the rest. */
export function findMissing(
  { dutyCode, person, place, beginsOn, consentedOn, trainedOn }: WishValues,
  names: Readonly<Record<Field, string>>,
  say: Say,
): Partial<Record<Field, string>> {
  const isPeer = dutyCode === 'PEER_COACH';
  return {
    ...(dutyCode === null && { dutyCode: say.unchosen(names.dutyCode) }),
    ...(person === null && { memberId: say.unchosen(names.memberId) }),
    ...(place === null && { deptCode: say.unchosen(names.deptCode) }),
    ...(beginsOn === null && { beginsOn: say.missing(names.beginsOn) }),
    ...(isPeer && consentedOn === null && { consentedOn: say.missing(names.consentedOn) }),
    ...(isPeer && trainedOn === null && { trainedOn: say.missing(names.trainedOn) }),
  };
}

/** Writes what is sent; null while no duty is chosen. */
export function toBody({ dutyCode, person, place, ...days }: WishValues): DutyWish | null {
  if (dutyCode === null) return null;
  return {
    dutyCode,
    memberId: person?.value ?? '',
    deptCode: place?.value ?? '',
    beginsOn: days.beginsOn ?? '',
    endsOn: days.endsOn ?? '',
    consentedOn: days.consentedOn ?? '',
    trainedOn: days.trainedOn ?? '',
  };
}
