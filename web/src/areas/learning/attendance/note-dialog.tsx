import { ATTENDANCE_MOST, type AttendanceRow } from '@naru/contract/areas/learning/attendance.ts';
import { useState } from 'react';

import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { attendanceTexts } from './texts.ts';

export interface NoteDialogProps {
  readonly row: AttendanceRow;
  readonly onSave: (note: string) => void;
  readonly onClose: () => void;
}

/** A note beside a mark, which the person can read. */
export function NoteDialog({ row, onSave, onClose }: NoteDialogProps) {
  const texts = useTexts(attendanceTexts).sheet;
  const [note, setNote] = useState(row.note);
  const save = (): void => {
    onSave(note.trim());
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.noteOf(row.name)}
      size="small"
      sticky={note !== row.note}
      actions={
        <>
          <Button onClick={onClose}>{texts.close}</Button>
          <Button variant="primary" onClick={save}>
            {texts.noteSave}
          </Button>
        </>
      }
    >
      <TextField
        label={texts.note}
        help={texts.noteHelp}
        value={note}
        maxLength={ATTENDANCE_MOST.note}
        onChange={(event) => setNote(event.target.value)}
      />
    </Dialog>
  );
}
