import { mileagePurposes, type DeskPurpose } from '@naru/contract/areas/learning/mileage/purposes.ts';
import { useState } from 'react';

import { usePageForm } from '../../../../blocks/form/use-page-form.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../../platform/query/use-call-mutation.ts';
import { addressOf } from '../../../../platform/route.ts';
import { showToast } from '../../../../ui/toast-store.ts';
import { beginWith, bodyOf, listMissing, type PurposeField, type PurposeValues } from './purpose-values.ts';
import { purposeListRoute } from './routes.ts';
import { purposeTexts } from './texts.ts';

/** The form of a purpose: its values, what they lack, and saving it. */
export function usePurposeForm(purpose: DeskPurpose) {
  const texts = useTexts(purposeTexts).form;
  const [initial] = useState(() => beginWith(purpose));
  const form = usePageForm<PurposeValues, PurposeField>({
    names: {
      nameKo: texts.nameKo,
      nameEn: texts.nameEn,
      textKo: texts.textKo,
      textEn: texts.textEn,
      leastPoints: texts.leastPoints,
      pointsUnit: texts.pointsUnit,
      mostPoints: texts.mostPoints,
      timesTerm: texts.timesTerm,
      timesLife: texts.timesLife,
      mostTerms: texts.mostTerms,
      wonPerPoint: texts.wonPerPoint,
      isInUse: texts.isInUse,
    },
    initial,
    check: (values) => Object.fromEntries(listMissing(values).map((field) => [field, texts.missing[field]])),
  });
  const change = useCallMutation(mileagePurposes.changePurpose, { alertMessage: null });
  const { purposeCode, version } = purpose;
  const send = (values: PurposeValues): void =>
    change.mutate(
      { params: { purposeCode }, body: { ...bodyOf(values), version } },
      {
        onSuccess: () => {
          showToast({ text: texts.saved, tone: 'done' });
          form.leave(addressOf(purposeListRoute));
        },
        onError: form.refuse,
      },
    );
  return { form, send, isSaving: change.isPending };
}

export type PurposePageForm = ReturnType<typeof usePurposeForm>['form'];
