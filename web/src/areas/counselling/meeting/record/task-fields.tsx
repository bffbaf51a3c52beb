import { COUNSELLING_MOST } from '@naru/contract/areas/counselling/words.ts';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';

import { counsellingTexts } from '../../../../blocks/counselling/texts.ts';
import { DayField } from '../../../../blocks/form/day-field.tsx';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { Section } from '../../../../ui/section.tsx';
import { Select } from '../../../../ui/select.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import styles from './record-form.module.css';
import type { TaskValues } from './record-values.ts';
import { recordTexts } from './texts.ts';

export interface TaskFieldsProps {
  readonly id: string;
  readonly value: readonly TaskValues[];
  readonly onValueChange: (value: TaskValues[]) => void;
  readonly error: string | undefined;
  /** In a group, the students who can have a follow-up of their own; fewer than two for nobody in particular. */
  readonly people: readonly { readonly value: string; readonly label: string }[];
}

const EVERYBODY = 'everybody';
const WHO = ['STUDENT', 'COUNSELLOR', 'BOTH'] as const;

/** The agreed follow-ups: what, by whom, until when. */
export function TaskFields({ id, value, onValueChange, error, people }: TaskFieldsProps) {
  const texts = useTexts(recordTexts);
  const { who } = useTexts(counsellingTexts);
  const format = useFormat();
  const set = (key: number, part: Partial<TaskValues>): void =>
    onValueChange(value.map((task) => (task.key === key ? { ...task, ...part } : task)));
  const nextKey = Math.max(-1, ...value.map(({ key }) => key)) + 1;
  return (
    <Section title={texts.followUps} text={texts.followUpsText} size="small">
      <div id={id} tabIndex={-1} className={styles.fields}>
        {error !== undefined && (
          <Notice tone="red" live="assertive">
            {error}
          </Notice>
        )}
        {value.map((task, index) => {
          const number = format.number(index + 1);
          return (
            <div key={task.key} className={styles.task}>
              <TextField
                label={texts.task(number)}
                maxLength={COUNSELLING_MOST.task}
                value={task.text}
                onChange={(event) => set(task.key, { text: event.target.value })}
              />
              <Select
                label={texts.taskWho}
                options={WHO.map((one) => ({ value: one, label: who[one] }))}
                value={task.who}
                onValueChange={(next) => set(task.key, { who: next })}
              />
              {people.length > 1 && (
                <Select
                  label={texts.taskWhose}
                  options={[{ value: EVERYBODY, label: texts.everybody }, ...people]}
                  value={task.stdntId || EVERYBODY}
                  onValueChange={(next) => set(task.key, { stdntId: next === EVERYBODY ? '' : next })}
                />
              )}
              <DayField
                label={texts.taskDue}
                mark="optional"
                value={task.dueOn}
                onValueChange={(iso, text) => set(task.key, { dueOn: iso ?? (text === '' ? null : text) })}
              />
              <IconButton
                icon={IconTrash}
                label={texts.removeTask(number)}
                onClick={() => onValueChange(value.filter(({ key }) => key !== task.key))}
              />
            </div>
          );
        })}
        {value.length < COUNSELLING_MOST.tasks && (
          <div>
            <Button
              icon={IconPlus}
              onClick={() =>
                onValueChange([...value, { key: nextKey, text: '', who: 'STUDENT', dueOn: null, stdntId: '' }])
              }
            >
              {texts.addTask}
            </Button>
          </div>
        )}
      </div>
    </Section>
  );
}
