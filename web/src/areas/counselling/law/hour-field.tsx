import { law, type LawHour } from '@naru/contract/areas/counselling/law/asking.ts';
import { useId, useState } from 'react';

import { useCounsellingWords } from '../../../blocks/counselling/use-counselling-words.ts';
import { QueryError } from '../../../blocks/query/query-error.tsx';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { ChoiceChip } from '../../../ui/choice-chip.tsx';
import { Field } from '../../../ui/field.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import styles from './law.module.css';
import { lawTexts } from './texts.ts';

export interface ChosenLawHour {
  readonly slotId: string;
  readonly channel: LawHour['channelList'][number];
}

export interface HourFieldProps {
  readonly id: string;
  readonly value: ChosenLawHour | null;
  readonly onValueChange: (value: ChosenLawHour | null) => void;
  readonly error: string | undefined;
  readonly isOptional: boolean;
}

/** As many as stand in two rows on a phone. */
const FIRST_DAYS = 6;

/** The next days with a free hour, the hours of one of them, and how one meets. */
export function HourField({ id, value, onValueChange, error, isOptional }: HourFieldProps) {
  const texts = useTexts(lawTexts).form;
  const format = useFormat();
  const name = useId();
  const { channels } = useCounsellingWords();
  const [showsAll, setShowsAll] = useState(false);
  const [picked, setPicked] = useState<string | null>(null);
  const query = useCall(law.listHours, {}, { staleTime: 0 });
  const days = Map.groupBy(query.data?.hourList ?? [], (hour) => hour.date);
  const chosen = query.data?.hourList.find((hour) => hour.slotId === value?.slotId);
  const shown = [...days].slice(0, showsAll ? undefined : FIRST_DAYS);
  // The day that was asked for, else that of what is chosen, else the next free one.
  const day = picked ?? chosen?.date ?? shown[0]?.[0];
  const choose = (hour: LawHour): void => {
    const [first] = hour.channelList;
    const kept = value !== null && hour.channelList.includes(value.channel) ? value.channel : first;
    if (kept) onValueChange({ slotId: hour.slotId, channel: kept });
  };
  return (
    <div className={styles.stack}>
      <Field
        as="legend"
        id={id}
        label={texts.hour}
        mark={isOptional ? 'optional' : undefined}
        help={isOptional ? texts.hourHelp : undefined}
        error={error}
      >
        {() => (
          <div className={styles.stack}>
            {query.isPending && <Skeleton count={3} />}
            {query.isError && <QueryError title={texts.hoursError} query={query} />}
            {query.isSuccess && days.size === 0 && <p className={styles.meta}>{texts.noHours}</p>}
            <div className={styles.chips} role="group" aria-label={texts.days}>
              {shown.map(([date]) => (
                <ChoiceChip
                  key={date}
                  kind="radio"
                  name={`${name}-day`}
                  value={date}
                  label={format.day(date)}
                  checked={date === day}
                  onCheckedChange={() => setPicked(date)}
                />
              ))}
            </div>
            {day !== undefined && (
              <div className={styles.chips} role="group" aria-label={format.day(day)}>
                {(days.get(day) ?? []).map((hour) => (
                  <ChoiceChip
                    key={hour.slotId}
                    kind="radio"
                    name={`${name}-hour`}
                    value={hour.slotId}
                    label={texts.hourLabel(format.time(hour.beginsAt), hour.counsellorNm)}
                    checked={value?.slotId === hour.slotId}
                    onCheckedChange={() => choose(hour)}
                  />
                ))}
              </div>
            )}
            {days.size > shown.length && (
              <div>
                <Button variant="text" size="small" onClick={() => setShowsAll(true)}>
                  {texts.moreHours}
                </Button>
              </div>
            )}
          </div>
        )}
      </Field>
      {chosen && (
        <Field as="legend" label={texts.channel}>
          {() => (
            <div className={styles.chips}>
              {chosen.channelList.map((channel) => (
                <ChoiceChip
                  key={channel}
                  kind="radio"
                  name={`${name}-channel`}
                  value={channel}
                  label={channels.labelOf(channel)}
                  checked={value?.channel === channel}
                  onCheckedChange={() => onValueChange({ slotId: chosen.slotId, channel })}
                />
              ))}
            </div>
          )}
        </Field>
      )}
    </div>
  );
}
