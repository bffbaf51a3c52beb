import { availability, type WeekHour } from '@naru/contract/areas/counselling/availability.ts';
import { COUNSELLING_MOST } from '@naru/contract/areas/counselling/words.ts';
import { useId, useState } from 'react';

import { counsellingTexts } from '../../../../blocks/counselling/texts.ts';
import { useCounsellingWords } from '../../../../blocks/counselling/use-counselling-words.ts';
import { fieldIdOf } from '../../../../blocks/form/field-problems.ts';
import { sayFailure, sortServerErrors } from '../../../../blocks/form/server-errors.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../../platform/query/use-call-mutation.ts';
import { Button } from '../../../../ui/button.tsx';
import { CheckboxGroup } from '../../../../ui/checkbox-group.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { NumberField } from '../../../../ui/number-field.tsx';
import { Sheet } from '../../../../ui/sheet.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { showToast } from '../../../../ui/toast-store.ts';
import { useDesk } from '../use-desk.ts';
import styles from './meeting-panel.module.css';
import { meetingTexts } from './texts.ts';

export interface SlotSheetProps {
  readonly slot: WeekHour;
  readonly onClose: () => void;
}

const FIELDS = ['capacity', 'channelList', 'place'] as const;

/** What is different about one hour: seats, ways to meet, place. */
export function SlotSheet({ slot, onClose }: SlotSheetProps) {
  const all = useTexts(meetingTexts);
  const texts = all.slot;
  const { conflict } = useTexts(counsellingTexts);
  const format = useFormat();
  const { channels } = useCounsellingWords();
  const { desk } = useDesk();
  const formId = useId();
  const [capacity, setCapacity] = useState<number | null>(slot.capacity);
  const [channelList, setChannelList] = useState<readonly string[]>(slot.channelList);
  const [place, setPlace] = useState(slot.place ?? '');
  const save = useCallMutation(availability.changeSlot, { alertMessage: null });
  const { atFields } = sortServerErrors(save.error, FIELDS);
  const errorOf = (name: (typeof FIELDS)[number]) => atFields.find(({ field }) => field === name)?.message;
  const submit = (): void =>
    save.mutate(
      {
        params: { desk, id: slot.slotId },
        body: {
          capacity: capacity ?? 1,
          channelList: channelList.length > 0 ? ([...channelList] as WeekHour['channelList']) : null, // options of that list
          place: place.trim() === '' ? null : place.trim(),
          version: slot.version,
        },
      },
      {
        onSuccess: () => {
          showToast({ text: texts.saved, tone: 'done' });
          onClose();
        },
      },
    );
  const failure = save.error && atFields.length === 0 ? save.error : null;
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.title(`${format.day(slot.date)} ${format.hour(slot.hour)}`)}
      closeLabel={all.close}
      footer={
        <Button variant="primary" wide busy={save.isPending} busyLabel={texts.saving} onClick={submit}>
          {texts.save}
        </Button>
      }
    >
      <div className={styles.fields}>
        <p className={styles.meta}>{texts.text}</p>
        {failure && (
          <Notice tone="red" live="assertive" title={texts.failed}>
            {sayFailure(failure, conflict)}
          </Notice>
        )}
        <NumberField
          id={fieldIdOf(formId, 'capacity')}
          label={texts.capacity}
          help={texts.capacityHelp}
          unit={texts.people}
          error={errorOf('capacity')}
          value={capacity}
          onValueChange={setCapacity}
          min={1}
          max={COUNSELLING_MOST.participants}
        />
        <CheckboxGroup
          label={texts.channels}
          mark={texts.several}
          error={errorOf('channelList')}
          options={channels.options}
          value={channelList}
          onValueChange={setChannelList}
        />
        <TextField
          label={texts.place}
          mark={texts.optional}
          maxLength={COUNSELLING_MOST.place}
          error={errorOf('place')}
          value={place}
          onChange={(event) => setPlace(event.target.value)}
        />
        <p className={styles.meta}>{texts.closeHint}</p>
      </div>
    </Sheet>
  );
}
