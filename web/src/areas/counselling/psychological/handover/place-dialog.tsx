import {
  type ManagedPlace,
  PLACE_MOST,
  type PlaceBody,
  psychHandover,
} from '@naru/contract/areas/counselling/psychological/handover.ts';

import { FormDialog } from '../../../../blocks/form/form-dialog.tsx';
import { usePageForm } from '../../../../blocks/form/use-page-form.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../../platform/query/use-call-mutation.ts';
import { Switch } from '../../../../ui/switch.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { showToast } from '../../../../ui/toast-store.ts';
import { psychDeskTexts } from '../desk/texts.ts';
import { handoverTexts } from './texts.ts';

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
type PlaceField = (typeof FIELDS)[number][0];
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
  const all = useTexts(handoverTexts);
  const texts = all.places;
  const { failed, conflict } = useTexts(psychDeskTexts);
  const create = useCallMutation(psychHandover.createPlace, { alertMessage: null });
  const change = useCallMutation(psychHandover.changePlace, { alertMessage: null });
  const form = usePageForm<PlaceBody, PlaceField>({
    kept: 'PAGE',
    names: Object.fromEntries(FIELDS.map(([name]) => [name, texts[name]])) as Record<PlaceField, string>, // of these fields
    initial: bodyOf(place),
  });
  const done = {
    onSuccess: () => {
      showToast({ text: texts.saved, tone: 'done' });
      onClose();
    },
    onError: form.refuse,
  };
  const send = (body: PlaceBody): void => {
    if (place) change.mutate({ params: { id: place.placeId }, body: { ...body, version: place.version } }, done);
    else create.mutate({ body }, done);
  };
  return (
    <FormDialog
      form={form}
      onSend={send}
      onClose={onClose}
      isSending={create.isPending || change.isPending}
      title={place ? texts.changeTitle : texts.newTitle}
      isWritten
      words={{ submit: texts.save, sending: all.busy, failed, conflict: { text: conflict } }}
    >
      {FIELDS.map(([name, most]) => (
        <TextField
          key={name}
          {...form.text(name)}
          label={texts[name]}
          mark={NEEDED.has(name) ? undefined : 'optional'}
          maxLength={most}
        />
      ))}
      <Switch label={texts.inUse} note={texts.inUseHelp} {...form.flag('isInUse')} />
    </FormDialog>
  );
}

function bodyOf(place: ManagedPlace | undefined): PlaceBody {
  if (!place) return BLANK;
  const { placeId: _id, version: _version, ...body } = place;
  return body;
}
