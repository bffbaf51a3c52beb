import { reference } from '@naru/contract/areas/reference.ts';

import { useCall } from '../../platform/query/use-call.ts';

/** Joins the names of member types from the enumeration; omits general ones if a more specific one implies them. */
export function useMemberTypeNames(types: readonly string[]): string {
  const { data } = useCall(reference.enumeration, { params: { name: 'memberType' } }, { staleTime: Infinity });
  const names = new Map((data?.['memberType'] ?? []).map((item) => [item.key, item.value]));
  const isClose = types.some((type) => type === 'CURRENT_STUDENT' || type === 'ALUMNI');
  return types
    .filter((type) => !(isClose && type === 'STUDENT'))
    .map((type) => names.get(type) ?? '')
    .filter(Boolean)
    .join(', ');
}
