import { ITEM, mileageItems } from '@naru/contract/areas/mileage/items.ts';
import type { CallOutput } from '@naru/contract/call.ts';

import { RecordFields } from '../../../blocks/record/record-fields.tsx';
import { RecordForm } from '../../../blocks/record/record-form.tsx';
import { useRecordForm } from '../../../blocks/record/use-record-form.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { addressOf } from '../../../platform/route.ts';
import { ruleFormRoute } from '../rule/routes.ts';
import { itemListRoute } from './routes.ts';
import { itemTexts } from './texts.ts';
import { useSourceOptions } from './use-source-options.ts';

export type ItemDetail = CallOutput<typeof mileageItems.readItem>['item'];

/** The form of an item; what stays as it was made is asked once. A new one goes on to its first rule. */
export function ItemForm({ item }: { readonly item?: ItemDetail | undefined }) {
  const texts = useTexts(itemTexts).form;
  const { help } = texts;
  const form = useRecordForm(ITEM, {
    entry: item,
    starts: { source: 'CLAIM', position: 0 },
    create: mileageItems.createItem,
    change: mileageItems.changeItem,
    params: { id: item?.itemId ?? '' },
    after: ({ itemId }) =>
      item
        ? { to: addressOf(itemListRoute) }
        : { to: addressOf(ruleFormRoute, { params: { id: itemId } }), text: texts.made },
  });
  const options = { source: useSourceOptions() };
  return (
    <RecordForm form={form}>
      <RecordFields form={form} of={['source', 'programmeType', 'typeCode', 'code']} help={help} options={options} />
      <RecordFields form={form} of={['nameKo', 'nameEn']} beside />
      <RecordFields form={form} of={['evidenceKo', 'evidenceEn']} help={help} beside />
      <RecordFields form={form} of={['asksNumber', 'mostQuantity', 'takesDecimals']} help={help} />
      <RecordFields form={form} of={['gradeGroup', 'position']} help={help} beside />
    </RecordForm>
  );
}
