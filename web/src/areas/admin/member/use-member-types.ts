import { reference } from '@naru/contract/areas/reference.ts';

import { useCall } from '../../../platform/query/use-call.ts';

/** Reads the kinds of members with their words; none until they are there. */
export function useMemberTypes(): readonly { readonly value: string; readonly label: string }[] {
  const { data } = useCall(reference.enumeration, { params: { name: 'memberType' } }, { staleTime: Infinity });
  return (data?.['memberType'] ?? []).map(({ key, value }) => ({ value: key, label: value }));
}
