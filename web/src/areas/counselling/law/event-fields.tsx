import { LAW_MOST } from '@naru/contract/areas/counselling/law/words.ts';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';

import { DayField } from '../../../blocks/form/day-field.tsx';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Section } from '../../../ui/section.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { EventValues } from './form-values.ts';
import styles from './law.module.css';
import { lawTexts } from './texts.ts';

export interface EventFieldsProps {
  readonly value: readonly EventValues[];
  readonly onValueChange: (value: EventValues[]) => void;
}

/** Asks what happened when, a line each; those with a date are put in their order. */
export function EventFields({ value, onValueChange }: EventFieldsProps) {
  const texts = useTexts(lawTexts).form;
  const format = useFormat();
  const set = (key: number, part: Partial<EventValues>): void =>
    onValueChange(value.map((one) => (one.key === key ? { ...one, ...part } : one)));
  const sortByDate = (): void => {
    const sorted = value.toSorted((one, other) => (one.on ?? '9').localeCompare(other.on ?? '9'));
    if (sorted.some((one, at) => one !== value[at])) onValueChange(sorted);
  };
  const nextKey = Math.max(-1, ...value.map(({ key }) => key)) + 1;
  return (
    <Section title={texts.timeline} text={texts.timelineText} size="small">
      <div className={styles.stack}>
        {value.map((one, index) => {
          const number = format.number(index + 1);
          return (
            <div key={one.key} className={styles.event}>
              <DayField
                label={texts.eventOn}
                value={one.on}
                onValueChange={(iso) => set(one.key, { on: iso })}
                onBlur={sortByDate}
                far
              />
              <TextField
                label={texts.event(number)}
                maxLength={LAW_MOST.event}
                value={one.text}
                onChange={(event) => set(one.key, { text: event.target.value })}
              />
              <IconButton
                icon={IconTrash}
                label={texts.removeEvent(number)}
                onClick={() => onValueChange(value.filter(({ key }) => key !== one.key))}
              />
            </div>
          );
        })}
        {value.length < LAW_MOST.events && (
          <div>
            <Button icon={IconPlus} onClick={() => onValueChange([...value, { key: nextKey, on: null, text: '' }])}>
              {texts.addEvent}
            </Button>
          </div>
        )}
      </div>
    </Section>
  );
}
