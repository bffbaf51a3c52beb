import { reference } from '@naru/contract/areas/reference.ts';
import type { MileageKind, MileageType } from '@naru/contract/areas/learning/mileage/words.ts';

import { useCall } from '../../../../platform/query/use-call.ts';

interface Option {
  readonly value: string;
  readonly label: string;
}

export interface MileageWords {
  readonly types: readonly Option[];
  readonly kinds: readonly Option[];
  readonly typeOf: (code: MileageType) => string;
  readonly kindOf: (code: MileageKind) => string;
}

/** Reads the words of types and kinds from the code table; nothing until they are there. */
export function useMileageWords(): MileageWords {
  const types = useEnum('mileageType');
  const kinds = useEnum('mileageKind');
  const wordOf = (options: readonly Option[], key: string): string =>
    options.find(({ value }) => value === key)?.label ?? '';
  return { types, kinds, typeOf: (code) => wordOf(types, code), kindOf: (code) => wordOf(kinds, code) };
}

function useEnum(name: 'mileageType' | 'mileageKind'): readonly Option[] {
  const { data } = useCall(reference.enumeration, { params: { name } }, { staleTime: Infinity, alertMessage: null });
  return (data?.[name] ?? []).map(({ key, value }) => ({ value: key, label: value }));
}
