import { availability, type WeekHour } from '@naru/contract/areas/counselling/counsellor/availability.ts';
import { COUNSELLING_MOST } from '@naru/contract/areas/counselling/words.ts';

import { counsellingTexts } from '../../../../blocks/counselling/texts.ts';
import { useCounsellingWords } from '../../../../blocks/counselling/use-counselling-words.ts';
import { FormSheet } from '../../../../blocks/form/form-sheet.tsx';
import { usePageForm } from '../../../../blocks/form/use-page-form.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../../platform/query/use-call-mutation.ts';
import { CheckboxGroup } from '../../../../ui/checkbox-group.tsx';
import { NumberField } from '../../../../ui/number-field.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { showToast } from '../../../../ui/toast-store.ts';
import { useDesk } from '../../shared/use-desk.ts';
import styles from './meeting-panel.module.css';
import { meetingTexts } from './texts.ts';

export interface SlotSheetProps {
  readonly slot: WeekHour;
  readonly onClose: () => void;
}

interface SlotValues {
  readonly capacity: number | null;
  readonly channelList: readonly string[];
  readonly place: string;
}

/** A sheet for the settings of one hour that differ from the others: seats, channels, place. */
export function SlotSheet({ slot, onClose }: SlotSheetProps) {
  const texts = useTexts(meetingTexts).slot;
  const { conflict } = useTexts(counsellingTexts);
  const format = useFormat();
  const { channels } = useCounsellingWords();
  const { desk } = useDesk();
  const save = useCallMutation(availability.changeSlot, { alertMessage: null });
  const initial: SlotValues = { capacity: slot.capacity, channelList: slot.channelList, place: slot.place ?? '' };
  const form = usePageForm({
    kept: 'PAGE',
    names: { capacity: texts.capacity, channelList: texts.channels, place: texts.place },
    initial,
  });
  const send = ({ capacity, channelList, place }: SlotValues): void =>
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
        onError: form.refuse,
      },
    );
  return (
    <FormSheet
      form={form}
      onSend={send}
      onClose={onClose}
      isSending={save.isPending}
      title={texts.title(`${format.day(slot.date)} ${format.hour(slot.hour)}`)}
      words={{ submit: texts.save, sending: texts.saving, failed: texts.failed, conflict: { text: conflict } }}
    >
      <p className={styles.meta}>{texts.text}</p>
      <NumberField
        {...form.pick('capacity')}
        label={texts.capacity}
        help={texts.capacityHelp}
        unit={texts.people}
        min={1}
        max={COUNSELLING_MOST.participants}
      />
      <CheckboxGroup {...form.pick('channelList')} label={texts.channels} mark="several" options={channels.options} />
      <TextField {...form.text('place')} label={texts.place} mark="optional" maxLength={COUNSELLING_MOST.place} />
      <p className={styles.meta}>{texts.closeHint}</p>
    </FormSheet>
  );
}
