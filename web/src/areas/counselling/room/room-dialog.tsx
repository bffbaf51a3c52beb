import { room as roomCalls } from '@naru/contract/areas/counselling/room/room.ts';
import {
  type Room,
  type RoomBody,
  ROOM_EQUIPMENT,
  ROOM_MOST,
  ROOM_PURPOSES,
} from '@naru/contract/areas/counselling/room/words.ts';
import { useState } from 'react';

import { FormDialog } from '../../../blocks/form/form-dialog.tsx';
import { usePageForm } from '../../../blocks/form/use-page-form.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import { CheckboxGroup } from '../../../ui/checkbox-group.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { HoursField } from './hours-field.tsx';
import { roomTexts } from './texts.ts';
import { TouchedList, type TouchedListProps } from './touched-list.tsx';

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
  /** The room to change; undefined for a new one. */
  readonly room: Room | undefined;
  readonly onClose: () => void;
}

/** A dialog for a new or existing room. It shows the reservations that a change affects before it saves. */
export function RoomDialog({ room, onClose }: RoomDialogProps) {
  const all = useTexts(roomTexts);
  const texts = all.rooms;
  const [seen, setSeen] = useState<Seen | null>(null);
  const create = useCallMutation(roomCalls.createRoom, { alertMessage: null });
  const change = useCallMutation(roomCalls.changeRoom, { alertMessage: null });
  const preview = useCallMutation(roomCalls.previewRoom, { alertMessage: null });
  const form = usePageForm({
    kept: 'PAGE',
    names: {
      nameKo: texts.nameKo,
      nameEn: texts.nameEn,
      place: texts.place,
      capacity: texts.capacity,
      purposeList: texts.purposes,
      equipmentList: texts.equipment,
      hoursList: texts.hours,
    },
    initial: bodyOf(room),
  });
  // Asks about what stands there now, not about what was entered before.
  const touched = seen?.of === JSON.stringify(form.values) ? seen.touched : undefined;
  const isAsking = (touched?.touchedCount ?? 0) > 0;
  const done = {
    onSuccess: () => {
      showToast({ text: texts.saved, tone: 'done' });
      onClose();
    },
    onError: form.refuse,
  };
  const send = (body: RoomBody): void => {
    if (!room) return create.mutate({ body }, done);
    const params = { id: room.roomId };
    const save = (): void => change.mutate({ params, body: { ...body, version: room.version } }, done);
    // Seen already: a second press means it.
    if (isAsking) return save();
    preview.mutate(
      { params, body },
      {
        onSuccess: (found) =>
          found.touchedCount === 0 ? save() : setSeen({ of: JSON.stringify(body), touched: found }),
        onError: form.refuse,
      },
    );
  };
  const hours = form.pick('hoursList');
  return (
    <FormDialog
      form={form}
      onSend={send}
      onClose={onClose}
      isSending={create.isPending || change.isPending || preview.isPending}
      title={room ? texts.changeTitle : texts.newTitle}
      words={{
        submit: isAsking ? texts.saveAnyway : texts.save,
        sending: all.busy,
        failed: all.failed,
        conflict: { text: all.conflict },
      }}
    >
      <TextField {...form.text('nameKo')} label={texts.nameKo} maxLength={ROOM_MOST.name} />
      <TextField {...form.text('nameEn')} label={texts.nameEn} maxLength={ROOM_MOST.name} />
      <TextField {...form.text('place')} label={texts.place} maxLength={ROOM_MOST.place} />
      <NumberField
        {...form.pick('capacity')}
        label={texts.capacity}
        unit={texts.capacityUnit}
        min={1}
        max={ROOM_MOST.people}
        onValueChange={(capacity) => form.set({ capacity: capacity ?? 0 })}
      />
      <CheckboxGroup
        {...form.pick('purposeList')}
        label={texts.purposes}
        column={false}
        options={ROOM_PURPOSES.map((value) => ({ value, label: all.purposes[value] }))}
      />
      <CheckboxGroup
        {...form.pick('equipmentList')}
        label={texts.equipment}
        column={false}
        options={ROOM_EQUIPMENT.map((value) => ({ value, label: all.equipment[value] }))}
      />
      <HoursField id={hours.id} value={hours.value} onChange={hours.onValueChange} error={hours.error} />
      <Switch label={texts.active} note={texts.activeHelp} {...form.flag('isActive')} />
      {touched && <TouchedList touched={touched} />}
    </FormDialog>
  );
}

interface Seen {
  readonly of: string;
  readonly touched: TouchedListProps['touched'];
}

function bodyOf(room: Room | undefined): RoomBody {
  if (!room) return BLANK;
  const { roomId: _id, version: _version, ...body } = room;
  return body;
}
