import { room as roomCalls } from '@naru/contract/areas/counselling/room.ts';
import {
  type Room,
  type RoomBody,
  ROOM_EQUIPMENT,
  ROOM_MOST,
  ROOM_PURPOSES,
} from '@naru/contract/areas/counselling/room-words.ts';
import { useState } from 'react';

import { sortServerErrors } from '../../../blocks/form/server-errors.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckboxGroup } from '../../../ui/checkbox-group.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { FailureNotice } from './failure-notice.tsx';
import { HoursField } from './hours-field.tsx';
import styles from './room.module.css';
import { roomTexts } from './texts.ts';
import { TouchedList } from './touched-list.tsx';

const FIELDS = ['nameKo', 'nameEn', 'place', 'capacity', 'equipmentList', 'purposeList', 'hoursList'] as const;
const WORKDAYS = [1, 2, 3, 4, 5] as const;

const BLANK: RoomBody = {
  nameKo: '',
  nameEn: '',
  place: '',
  capacity: 4,
  equipmentList: [],
  purposeList: ['INDIVIDUAL'],
  hoursList: WORKDAYS.map((weekday) => ({ weekday, opens: '09:00', closes: '18:00' })),
  isActive: true,
};

export interface RoomDialogProps {
  /** Undefined for a new one. */
  readonly room: Room | undefined;
  readonly onClose: () => void;
}

/** A room, new or as it is. What a change touches is shown before it is made. */
export function RoomDialog({ room, onClose }: RoomDialogProps) {
  const all = useTexts(roomTexts);
  const texts = all.rooms;
  const [values, setValues] = useState<RoomBody>(() => bodyOf(room));
  const options = {
    alertMessage: null,
    onSuccess: () => {
      showToast({ text: texts.saved, tone: 'done' });
      onClose();
    },
  };
  const create = useCallMutation(roomCalls.createRoom, options);
  const change = useCallMutation(roomCalls.changeRoom, options);
  const preview = useCallMutation(roomCalls.previewRoom, { alertMessage: null });
  const failure = create.error ?? change.error ?? preview.error;
  const sorted = sortServerErrors(failure, FIELDS);
  const errors = Object.fromEntries(sorted.atFields.map(({ field, message }) => [field, message]));
  const set = (part: Partial<RoomBody>): void => {
    setValues((current) => ({ ...current, ...part }));
    for (const one of [create, change, preview]) one.reset();
  };
  const touched = preview.data;
  const save = (): void => {
    if (!room) return create.mutate({ body: values });
    const params = { id: room.roomId };
    const send = (): void => change.mutate({ params, body: { ...values, version: room.version } });
    // Seen already: whoever presses again means it.
    if (touched && touched.touchedCount > 0) return send();
    return preview.mutate({ params, body: values }, { onSuccess: ({ touchedCount }) => touchedCount === 0 && send() });
  };
  const isBusy = create.isPending || change.isPending || preview.isPending;
  const isAsking = (touched?.touchedCount ?? 0) > 0;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={room ? texts.changeTitle : texts.newTitle}
      closeLabel={all.close}
      sticky
      actions={
        <>
          <Button onClick={onClose}>{all.close}</Button>
          <Button variant="primary" busy={isBusy} busyLabel={all.busy} onClick={save}>
            {isAsking ? texts.saveAnyway : texts.save}
          </Button>
        </>
      }
    >
      <div className={styles.stack}>
        <TextField
          label={texts.nameKo}
          maxLength={ROOM_MOST.name}
          error={errors['nameKo']}
          value={values.nameKo}
          onChange={(event) => set({ nameKo: event.target.value })}
        />
        <TextField
          label={texts.nameEn}
          maxLength={ROOM_MOST.name}
          error={errors['nameEn']}
          value={values.nameEn}
          onChange={(event) => set({ nameEn: event.target.value })}
        />
        <TextField
          label={texts.place}
          maxLength={ROOM_MOST.place}
          error={errors['place']}
          value={values.place}
          onChange={(event) => set({ place: event.target.value })}
        />
        <NumberField
          label={texts.capacity}
          unit={texts.capacityUnit}
          min={1}
          max={ROOM_MOST.people}
          error={errors['capacity']}
          value={values.capacity}
          onValueChange={(capacity) => set({ capacity: capacity ?? 0 })}
        />
        <CheckboxGroup
          label={texts.purposes}
          column={false}
          error={errors['purposeList']}
          options={ROOM_PURPOSES.map((value) => ({ value, label: all.purposes[value] }))}
          value={values.purposeList}
          onValueChange={(purposeList) => set({ purposeList })}
        />
        <CheckboxGroup
          label={texts.equipment}
          column={false}
          options={ROOM_EQUIPMENT.map((value) => ({ value, label: all.equipment[value] }))}
          value={values.equipmentList}
          onValueChange={(equipmentList) => set({ equipmentList })}
        />
        <HoursField value={values.hoursList} onChange={(hoursList) => set({ hoursList })} error={errors['hoursList']} />
        <Switch
          label={texts.active}
          note={texts.activeHelp}
          checked={values.isActive}
          onCheckedChange={(isActive) => set({ isActive })}
        />
        {touched && <TouchedList touched={touched} />}
        <FailureNotice failure={failure} elsewhere={sorted.elsewhere} />
      </div>
    </Dialog>
  );
}

function bodyOf(room: Room | undefined): RoomBody {
  if (!room) return BLANK;
  const { roomId: _id, version: _version, ...body } = room;
  return body;
}
