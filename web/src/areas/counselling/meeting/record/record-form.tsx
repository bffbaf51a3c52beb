import type { DeskMeeting } from '@naru/contract/areas/counselling/meeting/desk.ts';
import { COUNSELLING_MOST } from '@naru/contract/areas/counselling/words.ts';

import { counsellingTexts } from '../../../../blocks/counselling/texts.ts';
import { DayField } from '../../../../blocks/form/day-field.tsx';
import { Form } from '../../../../blocks/form/form.tsx';
import { FormDock } from '../../../../blocks/form/form-dock.tsx';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { TextArea } from '../../../../ui/text-area.tsx';
import { AfterwardsFields } from './afterwards-fields.tsx';
import { AttendeeFields } from './attendee-fields.tsx';
import { PrivateSection, SharedSection, TalkSection } from './note-sections.tsx';
import styles from './record-form.module.css';
import { listGroup, type RecordMode } from './record-values.ts';
import { TaskFields } from './task-fields.tsx';
import { recordTexts } from './texts.ts';
import { useRecordForm } from './use-record-form.ts';
import { useSaveRecord } from './use-save-record.ts';

export interface RecordFormProps {
  readonly mode: RecordMode;
  /** Undefined for a meeting that nobody requested. */
  readonly meeting: DeskMeeting | undefined;
}

/** The shared note, private note and follow-ups of a meeting; the input survives every failure. */
export function RecordForm({ mode, meeting }: RecordFormProps) {
  const texts = useTexts(recordTexts);
  const { conflict } = useTexts(counsellingTexts);
  const form = useRecordForm(mode, meeting);
  const { save, isBusy } = useSaveRecord({ form, mode, meeting });
  const { absent, students } = form.values;
  const attendees = meeting && mode === 'group' ? listGroup(meeting) : [];
  const people = meeting
    ? attendees
        .filter(({ requestId }) => !absent.includes(requestId))
        .map(({ stdntId, name }) => ({ value: stdntId, label: name }))
    : students.map(({ value, label }) => ({ value, label }));
  const missed = form.pick('absent', 'attendeeList');
  return (
    <Form
      className={styles.form}
      form={form}
      onSend={save}
      guard={{ isOn: form.frame.isUnsaved && !isBusy, text: texts.unsaved }}
      words={{ failed: texts.failed, conflict: { text: conflict } }}
      actions={
        <FormDock>
          <Button type="submit" variant="primary" busy={isBusy} busyLabel={texts.saving}>
            {texts.save}
          </Button>
        </FormDock>
      }
    >
      {mode === 'afterwards' && <AfterwardsFields form={form} />}
      {mode === 'group' && (
        <AttendeeFields
          id={missed.id}
          attendees={attendees}
          absent={absent}
          onAbsentChange={missed.onValueChange}
          error={missed.error}
        />
      )}
      {mode === 'CORRECT_COMPLETED' && (
        <TextArea
          {...form.text('reason')}
          label={texts.reason}
          help={texts.reasonHelp}
          maxLength={COUNSELLING_MOST.reason}
        />
      )}
      <TalkSection form={form} />
      <SharedSection form={form} />
      <TaskFields {...form.pick('tasks', 'followUpList')} people={people} />
      <DayField {...form.day('nextOn')} label={texts.nextOn} mark="optional" from="today" />
      <PrivateSection form={form} />
    </Form>
  );
}
