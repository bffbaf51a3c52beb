import type { Duty } from '@naru/contract/access.ts';
import type { DutyStatus } from '@naru/contract/areas/duty.ts';
import { reference } from '@naru/contract/areas/reference.ts';

import { useCall } from '../../../platform/query/use-call.ts';

export interface DutyWords {
  readonly dutyOf: (code: Duty) => string;
  readonly statusOf: (status: DutyStatus) => string;
}

/** Reads the words for duties and their states; nothing until they are there. */
export function useDutyWords(): DutyWords {
  const duties = useCall(reference.enumeration, { params: { name: 'duty' } }, { staleTime: Infinity });
  const statuses = useCall(reference.enumeration, { params: { name: 'dutyStatus' } }, { staleTime: Infinity });
  const wordIn = (options: readonly { key: string; value: string }[] | undefined, key: string): string =>
    options?.find((one) => one.key === key)?.value ?? '';
  return {
    dutyOf: (code) => wordIn(duties.data?.['duty'], code),
    statusOf: (status) => wordIn(statuses.data?.['dutyStatus'], status),
  };
}
