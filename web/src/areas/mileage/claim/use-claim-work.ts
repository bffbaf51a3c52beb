import { mileageClaimDesk } from '@naru/contract/areas/mileage/claims.ts';

import { useEnumeration } from '../../../blocks/enumeration/use-enumeration.ts';
import type { ListOf } from '../../../blocks/list/use-list-state.ts';
import { useWorkMode, type WorkMode } from '../../../blocks/work-mode/use-work-mode.ts';
import type { WorkRow } from '../../../blocks/work-mode/work-rows.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import type { ClaimRow } from './claim-columns.tsx';
import type { CLAIMS } from './claim-list.ts';
import { claimTexts } from './texts.ts';

export const workRowOf = ({ claimId, version, mark, status }: ClaimRow): WorkRow => ({
  id: claimId,
  version,
  mark,
  isWaiting: status === 'WAIT',
});

/** How claims are decided one after the other or many at once. */
export function useClaimWork(
  list: ListOf<typeof CLAIMS>,
  rows: readonly ClaimRow[],
  query: { readonly refetch: () => unknown },
): WorkMode {
  const { APPROVE, REFUSE } = useTexts(claimTexts).desk;
  const refusals = useEnumeration('mileageClaimRefusal').options;
  const { reason, ...refuse } = REFUSE;
  const options = Object.fromEntries(refusals.map(({ value, label }) => [value, label]));
  return useWorkMode({
    list,
    calls: mileageClaimDesk,
    menuId: 'LRN_MILEADM',
    rows: rows.map(workRowOf),
    query,
    words: { APPROVE, REFUSE: { ...refuse, fields: { reason: { label: reason, options } } } },
  });
}
