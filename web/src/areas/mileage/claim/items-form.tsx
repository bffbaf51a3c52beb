import { mileageClaims, type OwnClaim } from '@naru/contract/areas/mileage/claims.ts';

import { QueryError } from '../../../blocks/query/query-error.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ClaimForm } from './claim-form.tsx';
import { claimTexts } from './texts.ts';

/** The form of a claim, once it is known what can be claimed. */
export function ItemsForm({ claim }: { readonly claim?: OwnClaim | undefined }) {
  const all = useTexts(claimTexts);
  const query = useCall(mileageClaims.listClaimItems, {}, { label: all.form.item });
  if (query.isError && !query.data) return <QueryError title={all.form.itemsError} query={query} />;
  if (!query.data) return <Skeleton count={6} />;
  return <ClaimForm items={query.data.itemList} claim={claim} />;
}
