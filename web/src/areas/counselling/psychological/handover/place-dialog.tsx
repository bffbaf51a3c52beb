import { type ManagedPlace, PLACE, psychHandover } from '@naru/contract/areas/counselling/psychological/handover.ts';

import { RecordDialog } from '../../../../blocks/record/record-dialog.tsx';
import { RecordFields } from '../../../../blocks/record/record-fields.tsx';
import { useRecordForm } from '../../../../blocks/record/use-record-form.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { handoverTexts } from './texts.ts';

export interface PlaceDialogProps {
  /** Undefined for a new one. */
  readonly place: ManagedPlace | undefined;
  readonly onClose: () => void;
}

/** A place, new or as it is. */
export function PlaceDialog({ place, onClose }: PlaceDialogProps) {
  const { newTitle, changeTitle, save, saved, help } = useTexts(handoverTexts).places;
  const form = useRecordForm(PLACE, {
    kept: 'PAGE',
    entry: place,
    starts: { isInUse: true },
    create: psychHandover.createPlace,
    change: psychHandover.changePlace,
    params: { id: place?.placeId ?? '' },
    after: () => {
      onClose();
      return { text: saved };
    },
  });
  return (
    <RecordDialog form={form} onClose={onClose} words={{ title: place ? changeTitle : newTitle, submit: save }}>
      <RecordFields form={form} of={['nameKo', 'nameEn', 'purposeKo', 'purposeEn', 'phone']} />
      <RecordFields form={form} of={['addressKo', 'addressEn', 'costKo', 'costEn', 'hoursKo', 'hoursEn']} />
      <RecordFields form={form} of={['link', 'isInUse']} help={help} />
    </RecordDialog>
  );
}
