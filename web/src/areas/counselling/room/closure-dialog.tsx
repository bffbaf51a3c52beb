import { room as roomCalls } from '@naru/contract/areas/counselling/room.ts';
import { type Room, ROOM_MOST } from '@naru/contract/areas/counselling/room-words.ts';
import { useState } from 'react';

import { useClockText } from '../../../blocks/calendar/use-clock-text.ts';
import { sortServerErrors } from '../../../blocks/form/server-errors.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useLocale } from '../../../platform/i18n/locale.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import { Button } from '../../../ui/button.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { FailureNotice } from './failure-notice.tsx';
import styles from './room.module.css';
import { CLOCKS } from './segments.ts';
import { roomTexts } from './texts.ts';
import { TouchedList } from './touched-list.tsx';
import { useRoomWords } from './use-room-words.ts';

const FIELDS = ['roomId', 'beginsOn', 'begins', 'endsOn', 'ends', 'reason'] as const;
const EVERY = 'EVERY';

interface Values {
  readonly roomId: string;
  readonly beginsOn: string | null;
  readonly begins: string;
  readonly endsOn: string | null;
  readonly ends: string;
  readonly reason: string;
}

const BLANK: Values = { roomId: EVERY, beginsOn: null, begins: '09:00', endsOn: null, ends: '18:00', reason: '' };

/** A time in which a room, or all of them, cannot be had. What it touches is shown before it is made. */
export function ClosureDialog({ rooms, onClose }: { readonly rooms: readonly Room[]; readonly onClose: () => void }) {
  const all = useTexts(roomTexts);
  const texts = all.blocks;
  const format = useFormat();
  const clockText = useClockText();
  const locale = useLocale();
  const words = useRoomWords();
  const [today] = useState(() => format.dateTime(Date.now(), 'YYYY-MM-DD'));
  const [values, setValues] = useState(BLANK);
  const create = useCallMutation(roomCalls.createClosure, {
    alertMessage: null,
    onSuccess: () => {
      showToast({ text: texts.added, tone: 'done' });
      onClose();
    },
  });
  const preview = useCallMutation(roomCalls.previewClosure, { alertMessage: null });
  const failure = create.error ?? preview.error;
  const sorted = sortServerErrors(failure, FIELDS);
  const errors = Object.fromEntries(sorted.atFields.map(({ field, message }) => [field, message]));
  const set = (part: Partial<Values>): void => {
    setValues((current) => ({ ...current, ...part }));
    create.reset();
    preview.reset();
  };
  const touched = preview.data;
  const isAsking = (touched?.touchedCount ?? 0) > 0;
  const save = (): void => {
    const { roomId, beginsOn, endsOn, ...rest } = values;
    const dates = { beginsOn: beginsOn ?? '', endsOn: endsOn ?? '' };
    const body = { ...rest, ...dates, roomId: roomId === EVERY ? null : roomId };
    // Seen already: whoever presses again means it.
    if (isAsking) create.mutate({ body });
    else preview.mutate({ body }, { onSuccess: ({ touchedCount }) => touchedCount === 0 && create.mutate({ body }) });
  };
  const dates = {
    today,
    min: today,
    locale,
    formatDate: format.day,
    labels: { open: all.openCalendar, calendar: all.calendar, loading: all.loading },
  };
  const clocks = CLOCKS.map((value) => ({ value, label: clockText(value) }));
  const labels = { placeholder: all.choose, empty: all.nothing };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.newTitle}
      description={texts.text}
      closeLabel={all.close}
      sticky
      actions={
        <>
          <Button onClick={onClose}>{all.close}</Button>
          <Button variant="primary" busy={create.isPending || preview.isPending} busyLabel={all.busy} onClick={save}>
            {isAsking ? texts.submitAnyway : texts.submit}
          </Button>
        </>
      }
    >
      <div className={styles.stack}>
        <Select
          label={texts.room}
          error={errors['roomId']}
          options={[
            { value: EVERY, label: all.allRooms },
            ...rooms.map((room) => ({ value: room.roomId, label: words.nameOf(room) })),
          ]}
          value={values.roomId}
          onValueChange={(roomId) => set({ roomId })}
          labels={labels}
        />
        <div className={styles.pair}>
          <DateField
            {...dates}
            label={texts.beginsOn}
            error={errors['beginsOn']}
            value={values.beginsOn}
            onValueChange={(iso) => set({ beginsOn: iso, endsOn: values.endsOn ?? iso })}
          />
          <Select
            label={all.form.begins}
            error={errors['begins']}
            options={clocks.slice(0, -1)}
            value={values.begins}
            onValueChange={(begins) => set({ begins })}
            labels={labels}
          />
          <DateField
            {...dates}
            label={texts.endsOn}
            error={errors['endsOn']}
            value={values.endsOn}
            onValueChange={(iso) => set({ endsOn: iso })}
          />
          <Select
            label={all.form.ends}
            error={errors['ends']}
            options={clocks.slice(1)}
            value={values.ends}
            onValueChange={(ends) => set({ ends })}
            labels={labels}
          />
        </div>
        <TextField
          label={texts.reason}
          maxLength={ROOM_MOST.reason}
          error={errors['reason']}
          value={values.reason}
          onChange={(event) => set({ reason: event.target.value })}
        />
        {touched && <TouchedList touched={touched} />}
        <FailureNotice failure={failure} elsewhere={sorted.elsewhere} />
      </div>
    </Dialog>
  );
}
