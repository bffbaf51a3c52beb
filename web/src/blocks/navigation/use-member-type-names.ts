import { useEnumeration } from '../enumeration/use-enumeration.ts';

/** Joins the names of member types from the enumeration; omits general ones if a more specific one implies them. */
export function useMemberTypeNames(types: readonly string[]): string {
  const { options } = useEnumeration('memberType');
  const isClose = types.some((type) => type === 'CURRENT_STUDENT' || type === 'ALUMNI');
  return types
    .filter((type) => !(isClose && type === 'STUDENT'))
    .flatMap((type) => options.find(({ value }) => value === type)?.label ?? [])
    .join(', ');
}
