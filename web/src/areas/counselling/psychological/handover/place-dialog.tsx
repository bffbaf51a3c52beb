import {
  type ManagedPlace,
  PLACE_MOST,
  type PlaceBody,
  psychHandOver,
} from '@naru/contract/areas/counselling/psychological/hand-over.ts';
import { useState } from 'react';

import { sortServerErrors } from '../../../../blocks/form/server-errors.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../../platform/query/use-call-mutation.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Switch } from '../../../../ui/switch.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { showToast } from '../../../../ui/toast-store.ts';
import { FailureNotice } from '../desk/failure-notice.tsx';
import styles from './hand-over.module.css';
import { handOverTexts } from './texts.ts';

/** Each with the most characters that it takes. */
const FIELDS = [
  ['nameKo', PLACE_MOST.name],
  ['nameEn', PLACE_MOST.name],
  ['purposeKo', PLACE_MOST.text],
  ['purposeEn', PLACE_MOST.text],
  ['phone', PLACE_MOST.phone],
  ['addressKo', PLACE_MOST.text],
  ['addressEn', PLACE_MOST.text],
  ['costKo', PLACE_MOST.text],
  ['costEn', PLACE_MOST.text],
  ['hoursKo', PLACE_MOST.text],
  ['hoursEn', PLACE_MOST.text],
  ['link', PLACE_MOST.link],
] as const;
const NAMES = FIELDS.map(([name]) => name);
const NEEDED: ReadonlySet<string> = new Set(['nameKo', 'purposeKo', 'phone']);

const BLANK: PlaceBody = {
  nameKo: '',
  nameEn: '',
  purposeKo: '',
  purposeEn: '',
  phone: '',
  addressKo: '',
  addressEn: '',
  costKo: '',
  costEn: '',
  hoursKo: '',
  hoursEn: '',
  link: '',
  isInUse: true,
};

export interface PlaceDialogProps {
  /** Undefined for a new one. */
  readonly place: ManagedPlace | undefined;
  readonly onClose: () => void;
}

/** A place, new or as it is. */
export function PlaceDialog({ place, onClose }: PlaceDialogProps) {
  const all = useTexts(handOverTexts);
  const texts = all.places;
  const [values, setValues] = useState<PlaceBody>(() => bodyOf(place));
  const options = {
    alertMessage: null,
    onSuccess: () => {
      showToast({ text: texts.saved, tone: 'done' });
      onClose();
    },
  };
  const create = useCallMutation(psychHandOver.createPlace, options);
  const change = useCallMutation(psychHandOver.changePlace, options);
  const failure = create.error ?? change.error;
  const sorted = sortServerErrors(failure, NAMES);
  const errors = new Map<string, string>(sorted.atFields.map(({ field, message }) => [field, message]));
  const save = (): void => {
    if (place) change.mutate({ params: { id: place.placeId }, body: { ...values, version: place.version } });
    else create.mutate({ body: values });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={place ? texts.changeTitle : texts.newTitle}
      closeLabel={all.close}
      sticky
      actions={
        <>
          <Button onClick={onClose}>{all.close}</Button>
          <Button variant="primary" busy={create.isPending || change.isPending} busyLabel={all.busy} onClick={save}>
            {texts.save}
          </Button>
        </>
      }
    >
      <div className={styles.stack}>
        {FIELDS.map(([name, most]) => (
          <TextField
            key={name}
            label={texts[name]}
            mark={NEEDED.has(name) ? undefined : texts.optional}
            maxLength={most}
            error={errors.get(name)}
            value={values[name]}
            onChange={(event) => setValues({ ...values, [name]: event.target.value })}
          />
        ))}
        <Switch
          label={texts.inUse}
          note={texts.inUseHelp}
          checked={values.isInUse}
          onCheckedChange={(isInUse) => setValues({ ...values, isInUse })}
        />
        {sorted.atFields.length === 0 && <FailureNotice failure={failure} />}
      </div>
    </Dialog>
  );
}

function bodyOf(place: ManagedPlace | undefined): PlaceBody {
  if (!place) return BLANK;
  const { placeId: _id, version: _version, ...body } = place;
  return body;
}
