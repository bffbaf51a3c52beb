import { mileageClaims, type ClaimItem, type OwnClaim } from '@naru/contract/areas/mileage/claims.ts';

import { fileIdOf, paramsOf } from '../../../blocks/file/file-name.ts';
import { usePageForm } from '../../../blocks/form/use-page-form.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import { addressOf } from '../../../platform/route.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { beginWith, deedOf, listMissing, type ClaimValues } from './claim-values.ts';
import { ownClaimRoute } from './routes.ts';
import { claimTexts } from './texts.ts';

interface ClaimFormOf {
  readonly items: readonly ClaimItem[];
  readonly claim: OwnClaim | undefined;
  readonly today: string;
}

/** The form of a claim: its values, what they lack, and handing it in. */
export function useClaimForm({ items, claim, today }: ClaimFormOf) {
  const texts = useTexts(claimTexts).form;
  const { item: itemName, happenedOn, certificateNo, files, note } = texts;
  const itemOf = (id: string | null): ClaimItem | undefined => items.find(({ itemId }) => itemId === id);
  const initial: ClaimValues = claim ? beginWith(claim) : { ...beginWith(undefined), happenedOn: today };
  const form = usePageForm({
    names: { itemId: itemName, happenedOn, quantity: texts.amount, certificateNo, fileId: files, note },
    initial,
    check: (values) => {
      const missing = listMissing(values, itemOf(values.itemId), (claim?.numberEnd ?? null) !== null);
      return Object.fromEntries(missing.map((field) => [field, texts.missing[field]]));
    },
  });
  const create = useCallMutation(mileageClaims.createClaim, { alertMessage: null });
  const change = useCallMutation(mileageClaims.changeClaim, { alertMessage: null });
  const send = (values: ClaimValues): void => {
    const deed = deedOf(values);
    if (!deed) return form.showProblems({ quantity: texts.missing.quantity });
    const fileId = fileIdOf(values.files) ?? null;
    const keepList = values.files.map((file) => Number(paramsOf(file).fileSn));
    const body = { ...deed, certificateNo: values.certificateNo, note: values.note, fileId, keepList };
    const onSuccess = ({ claimId }: { readonly claimId: string }): void => {
      showToast({ text: texts.sent, tone: 'done' });
      if (claim) form.settle(values);
      else form.leave(addressOf(ownClaimRoute, { params: { id: claimId } }));
    };
    if (claim === undefined) return create.mutate({ body }, { onSuccess, onError: form.refuse });
    const input = { params: { id: claim.claimId }, body: { ...body, version: claim.version } };
    change.mutate(input, { onSuccess, onError: form.refuse });
  };
  return { form, item: itemOf(form.values.itemId), send, isPending: create.isPending || change.isPending };
}
