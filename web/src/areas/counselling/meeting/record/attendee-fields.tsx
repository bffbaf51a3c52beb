import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { ChoiceChip } from '../../../../ui/choice-chip.tsx';
import { Field } from '../../../../ui/field.tsx';
import styles from './record-form.module.css';
import type { Attendee } from './record-values.ts';
import { recordTexts } from './texts.ts';

export interface AttendeeFieldsProps {
  readonly id: string;
  readonly attendees: readonly Attendee[];
  /** The requests of those who did not come. */
  readonly absent: readonly string[];
  readonly onAbsentChange: (absent: readonly string[]) => void;
  readonly error: string | undefined;
}

/** The choice of the students of a group who came. */
export function AttendeeFields({ id, attendees, absent, onAbsentChange, error }: AttendeeFieldsProps) {
  const texts = useTexts(recordTexts);
  return (
    <Field as="legend" id={id} label={texts.attendeeList} help={texts.attendeesHelp} error={error}>
      {() => (
        <div className={styles.chips}>
          {attendees.map(({ requestId, name }) => (
            <ChoiceChip
              key={requestId}
              label={name}
              checked={!absent.includes(requestId)}
              onCheckedChange={(isOn) =>
                onAbsentChange(isOn ? absent.filter((one) => one !== requestId) : [...absent, requestId])
              }
            />
          ))}
        </div>
      )}
    </Field>
  );
}
