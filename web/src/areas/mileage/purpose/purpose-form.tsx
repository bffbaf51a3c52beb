import { mileagePurposes, PURPOSE, type DeskPurpose } from '@naru/contract/areas/mileage/purposes.ts';

import { RecordFields } from '../../../blocks/record/record-fields.tsx';
import { RecordForm } from '../../../blocks/record/record-form.tsx';
import { useRecordForm } from '../../../blocks/record/use-record-form.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { addressOf } from '../../../platform/route.ts';
import { purposeListRoute } from './routes.ts';
import { purposeTexts } from './texts.ts';

/** The form of a purpose: what students read, what it asks for, and what a point is worth. */
export function PurposeForm({ purpose }: { readonly purpose: DeskPurpose }) {
  const { help, units } = useTexts(purposeTexts).form;
  const form = useRecordForm(PURPOSE, {
    entry: purpose,
    change: mileagePurposes.changePurpose,
    params: { purposeCode: purpose.purposeCode },
    after: () => ({ to: addressOf(purposeListRoute) }),
  });
  const fields = { form, help, unit: units };
  return (
    <RecordForm form={form}>
      <RecordFields {...fields} of={['nameKo', 'nameEn']} beside />
      <RecordFields {...fields} of={['textKo', 'textEn']} />
      <RecordFields {...fields} of={['leastPoints', 'mostPoints']} beside />
      <RecordFields {...fields} of={['pointsUnit']} />
      <RecordFields {...fields} of={['timesTerm', 'timesLife']} beside />
      <RecordFields {...fields} of={['mostTerms']} />
      {purpose.wonPerPoint !== null && <RecordFields {...fields} of={['wonPerPoint']} isRequired />}
      <RecordFields {...fields} of={['isInUse']} />
    </RecordForm>
  );
}
