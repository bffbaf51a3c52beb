import type { ClaimStatus, MileageType } from '@naru/contract/areas/learning/mileage/words.ts';
import { reference } from '@naru/contract/areas/reference.ts';

import { useCall } from '../../../../platform/query/use-call.ts';

interface Option {
  readonly value: string;
  readonly label: string;
}

export interface ClaimWords {
  readonly types: readonly Option[];
  readonly statuses: readonly Option[];
  readonly typeOf: (code: MileageType) => string;
  readonly statusOf: (code: ClaimStatus) => string;
}

/** Reads the words of types and states from the code table; nothing until they are there. */
export function useClaimWords(): ClaimWords {
  const types = useEnum('mileageType');
  const statuses = useEnum('mileageClaimStatus');
  const wordOf = (options: readonly Option[], key: string): string =>
    options.find(({ value }) => value === key)?.label ?? '';
  return {
    types,
    statuses,
    typeOf: (code) => wordOf(types, code),
    statusOf: (code) => wordOf(statuses, code),
  };
}

function useEnum(name: 'mileageType' | 'mileageClaimStatus'): readonly Option[] {
  const { data } = useCall(reference.enumeration, { params: { name } }, { staleTime: Infinity, alertMessage: null });
  return (data?.[name] ?? []).map(({ key, value }) => ({ value: key, label: value }));
}
