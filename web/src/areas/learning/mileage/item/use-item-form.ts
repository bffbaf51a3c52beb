import { mileageItems } from '@naru/contract/areas/learning/mileage/items.ts';
import { useState } from 'react';

import { usePageForm } from '../../../../blocks/form/use-page-form.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../../platform/query/use-call-mutation.ts';
import { addressOf } from '../../../../platform/route.ts';
import { showToast } from '../../../../ui/toast-store.ts';
import { ruleFormRoute } from '../rule/routes.ts';
import {
  beginWith,
  bodyOf,
  contentOf,
  listMissing,
  type ItemDetail,
  type ItemField,
  type ItemValues,
} from './item-values.ts';
import { itemListRoute } from './routes.ts';
import { itemTexts } from './texts.ts';

/** The form of an item: its values, what they lack, and saving it; a new one goes on to its first rule. */
export function useItemForm(item: ItemDetail | undefined) {
  const texts = useTexts(itemTexts).form;
  const [initial] = useState(() => beginWith(item));
  const form = usePageForm<ItemValues, ItemField>({
    names: {
      code: texts.code,
      typeCode: texts.type,
      source: texts.source,
      programmeType: texts.programmeType,
      nameKo: texts.nameKo,
      nameEn: texts.nameEn,
      evidenceKo: texts.evidenceKo,
      evidenceEn: texts.evidenceEn,
      asksNumber: texts.asksNumber,
      mostQuantity: texts.mostQuantity,
      gradeGroup: texts.gradeGroup,
      position: texts.position,
    },
    initial,
    check: (values) => Object.fromEntries(listMissing(values).map((field) => [field, texts.missing[field]])),
  });
  const create = useCallMutation(mileageItems.createItem, { alertMessage: null });
  const change = useCallMutation(mileageItems.changeItem, { alertMessage: null });
  const send = (values: ItemValues): void => {
    const body = bodyOf(values);
    if (!body) return form.showProblems({ typeCode: texts.missing.typeCode });
    const leave = (text: string, to: string): void => {
      showToast({ text, tone: 'done' });
      form.leave(to);
    };
    if (item) {
      const input = { params: { id: item.itemId }, body: { ...contentOf(values), version: item.version } };
      return change.mutate(input, {
        onSuccess: () => leave(texts.saved, addressOf(itemListRoute)),
        onError: form.refuse,
      });
    }
    create.mutate(
      { body },
      {
        onSuccess: ({ itemId }) => leave(texts.made, addressOf(ruleFormRoute, { params: { id: itemId } })),
        onError: form.refuse,
      },
    );
  };
  return { form, send, isSaving: create.isPending || change.isPending };
}

export type ItemPageForm = ReturnType<typeof useItemForm>['form'];
