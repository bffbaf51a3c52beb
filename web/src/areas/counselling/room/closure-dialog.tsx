import { room as roomCalls } from '@naru/contract/areas/counselling/room/room.ts';
import { type Room, ROOM_MOST } from '@naru/contract/areas/counselling/room/words.ts';
import { useState } from 'react';

import { ClockField } from '../../../blocks/calendar/clock-field.tsx';
import { DayField } from '../../../blocks/form/day-field.tsx';
import { FormDialog } from '../../../blocks/form/form-dialog.tsx';
import { usePageForm } from '../../../blocks/form/use-page-form.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import { Select } from '../../../ui/select.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import styles from './room.module.css';
import { CLOCKS } from './segments.ts';
import { roomTexts } from './texts.ts';
import { TouchedList, type TouchedListProps } from './touched-list.tsx';
import { useRoomWords } from './use-room-words.ts';

const EVERY = 'EVERY';

interface Values {
  readonly roomId: string;
  readonly beginsOn: string | null;
  readonly begins: string;
  readonly endsOn: string | null;
  readonly ends: string;
  readonly reason: string;
}

interface Seen {
  readonly of: string;
  readonly touched: TouchedListProps['touched'];
}

const BLANK: Values = { roomId: EVERY, beginsOn: null, begins: '09:00', endsOn: null, ends: '18:00', reason: '' };

/** A dialog to close a room, or all of them, for a time. It shows affected reservations first. */
export function ClosureDialog({ rooms, onClose }: { readonly rooms: readonly Room[]; readonly onClose: () => void }) {
  const all = useTexts(roomTexts);
  const texts = all.blocks;
  const words = useRoomWords();
  const [seen, setSeen] = useState<Seen | null>(null);
  const create = useCallMutation(roomCalls.createClosure, { alertMessage: null });
  const preview = useCallMutation(roomCalls.previewClosure, { alertMessage: null });
  const form = usePageForm({
    kept: 'PAGE',
    names: {
      roomId: texts.room,
      beginsOn: texts.beginsOn,
      begins: all.form.begins,
      endsOn: texts.endsOn,
      ends: all.form.ends,
      reason: texts.reason,
    },
    initial: BLANK,
  });
  const { values, set } = form;
  // Asks about what stands there now, not about what was entered before.
  const touched = seen?.of === JSON.stringify(values) ? seen.touched : undefined;
  const isAsking = (touched?.touchedCount ?? 0) > 0;
  const send = (written: Values): void => {
    const { roomId, beginsOn, endsOn, ...rest } = written;
    const body = { ...rest, beginsOn: beginsOn ?? '', endsOn: endsOn ?? '', roomId: roomId === EVERY ? null : roomId };
    const save = (): void =>
      create.mutate(
        { body },
        {
          onSuccess: () => {
            showToast({ text: texts.added, tone: 'done' });
            onClose();
          },
          onError: form.refuse,
        },
      );
    // Seen already: a second press means it.
    if (isAsking) return save();
    preview.mutate(
      { body },
      {
        onSuccess: (found) =>
          found.touchedCount === 0 ? save() : setSeen({ of: JSON.stringify(written), touched: found }),
        onError: form.refuse,
      },
    );
  };
  return (
    <FormDialog
      form={form}
      onSend={send}
      onClose={onClose}
      isSending={create.isPending || preview.isPending}
      title={texts.newTitle}
      description={texts.text}
      words={{
        submit: isAsking ? texts.submitAnyway : texts.submit,
        sending: all.busy,
        failed: all.failed,
        conflict: { text: all.conflict },
      }}
    >
      <Select
        {...form.pick('roomId')}
        label={texts.room}
        options={[
          { value: EVERY, label: all.allRooms },
          ...rooms.map((room) => ({ value: room.roomId, label: words.nameOf(room) })),
        ]}
      />
      <div className={styles.pair}>
        <DayField
          {...form.day('beginsOn')}
          label={texts.beginsOn}
          from="today"
          onValueChange={(iso) => set({ beginsOn: iso, endsOn: values.endsOn ?? iso })}
        />
        <ClockField {...form.pick('begins')} label={all.form.begins} times={CLOCKS.slice(0, -1)} />
        <DayField {...form.day('endsOn')} label={texts.endsOn} from="today" />
        <ClockField {...form.pick('ends')} label={all.form.ends} times={CLOCKS.slice(1)} />
      </div>
      <TextField {...form.text('reason')} label={texts.reason} maxLength={ROOM_MOST.reason} />
      {touched && <TouchedList touched={touched} />}
    </FormDialog>
  );
}
