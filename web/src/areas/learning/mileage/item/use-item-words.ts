import type { MileageType } from '@naru/contract/areas/learning/mileage/words.ts';
import { PROGRAMME_TYPES, type ProgrammeType } from '@naru/contract/areas/learning/words.ts';
import { reference } from '@naru/contract/areas/reference.ts';

import { useCall } from '../../../../platform/query/use-call.ts';
import { useMileageWords } from '../shared/use-mileage-words.ts';

interface Option<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

export interface ItemWords {
  readonly types: readonly Option<string>[];
  readonly typeOf: (code: MileageType) => string;
  readonly programmes: readonly Option<ProgrammeType>[];
  readonly programmeOf: (code: ProgrammeType) => string;
}

/** Reads the words of types of mileage and of programmes from the code table; nothing until they are there. */
export function useItemWords(): ItemWords {
  const { types, typeOf } = useMileageWords();
  const asked = { params: { name: 'programmeType' } } as const;
  const { data } = useCall(reference.enumeration, asked, { staleTime: Infinity, alertMessage: null });
  const programmeOf = (code: ProgrammeType): string =>
    data?.programmeType?.find(({ key }) => key === code)?.value ?? '';
  const programmes = PROGRAMME_TYPES.map((value) => ({ value, label: programmeOf(value) }));
  return { types, typeOf, programmes, programmeOf };
}
