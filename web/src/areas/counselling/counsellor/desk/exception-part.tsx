import type { Availability } from '@naru/contract/areas/counselling/counsellor/availability.ts';
import { useId, useState } from 'react';

import { ClockField } from '../../../../blocks/calendar/clock-field.tsx';
import { HOUR_TIMES } from '../../../../blocks/calendar/week.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { useLocale } from '../../../../platform/i18n/locale.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { Chip } from '../../../../ui/chip.tsx';
import { DateField } from '../../../../ui/date-field.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { Section } from '../../../../ui/section.tsx';
import { SegmentedControl } from '../../../../ui/segmented-control.tsx';
import styles from './hours.module.css';
import { hoursTexts } from './texts.ts';

type Exception = Availability['exceptionList'][number];

export interface ExceptionPartProps {
  readonly id: string;
  readonly value: readonly Exception[];
  readonly onValueChange: (value: Exception[]) => void;
  readonly holidays: Availability['holidayList'];
  readonly error: string | undefined;
}

const WHOLE_DAY = 'all';

/** The days that differ from the week: closed for a trip, or open for once. */
export function ExceptionPart({ id: listId, value, onValueChange, holidays, error }: ExceptionPartProps) {
  const texts = useTexts(hoursTexts).hours;
  const format = useFormat();
  const locale = useLocale();
  const id = useId();
  const [today] = useState(() => format.dateTime(Date.now(), 'YYYY-MM-DD'));
  const [date, setDate] = useState<string | null>(null);
  const [hour, setHour] = useState<string>(WHOLE_DAY);
  const [way, setWay] = useState<'close' | 'open'>('close');
  const [problem, setProblem] = useState<{ readonly at: 'date' | 'hour'; readonly text: string } | null>(null);
  const sorted = value.toSorted((one, other) =>
    `${one.date} ${one.hour ?? ''}`.localeCompare(`${other.date} ${other.hour ?? ''}`),
  );
  const write = (exception: Exception): string => {
    const day = format.day(exception.date);
    const time = exception.hour === null ? texts.wholeDay : format.hour(exception.hour);
    return exception.isOpen ? texts.openedOn(day, time) : texts.closedOn(day, time);
  };
  const add = (): void => {
    const isOpen = way === 'open';
    const at = hour === WHOLE_DAY ? null : (hour.slice(0, 2) as Exclude<Exception['hour'], null>); // one of the options
    if (date === null) return setProblem({ at: 'date', text: texts.chooseDate });
    if (isOpen && at === null) return setProblem({ at: 'hour', text: texts.chooseHour });
    if (value.some((one) => one.date === date && one.hour === at)) return setProblem({ at: 'date', text: texts.twice });
    setProblem(null);
    setDate(null);
    onValueChange([...value, { date, hour: at, isOpen }]);
    return undefined;
  };
  return (
    <Section title={texts.exceptions} text={texts.exceptionsText} size="small">
      <div id={listId} tabIndex={-1} className={styles.fields}>
        {error !== undefined && (
          <Notice tone="red" live="assertive">
            {error}
          </Notice>
        )}
        <div className={styles.row}>
          <DateField
            id={`${id}-date`}
            label={texts.date}
            error={problem?.at === 'date' ? problem.text : undefined}
            value={date}
            onValueChange={setDate}
            today={today}
            min={today}
            locale={locale}
            formatDate={format.day}
          />
          <ClockField
            id={`${id}-hour`}
            label={texts.hour}
            error={problem?.at === 'hour' ? problem.text : undefined}
            first={{ value: WHOLE_DAY, label: texts.wholeDay }}
            times={HOUR_TIMES}
            value={hour}
            onValueChange={setHour}
          />
          <SegmentedControl
            label={texts.what}
            value={way}
            onValueChange={setWay}
            options={[
              { value: 'close', label: texts.close },
              { value: 'open', label: texts.openOnce },
            ]}
          />
          <Button onClick={add}>{texts.add}</Button>
        </div>
        {sorted.length === 0 ? (
          <p className={styles.note}>{texts.exceptionsNone}</p>
        ) : (
          <div className={styles.chips}>
            {sorted.map((exception) => (
              <Chip
                key={`${exception.date} ${exception.hour}`}
                removeLabel={texts.remove(write(exception))}
                onRemove={() => onValueChange(value.filter((one) => one !== exception))}
              >
                {write(exception)}
              </Chip>
            ))}
          </div>
        )}
        {holidays.length > 0 && (
          <p className={styles.note}>
            {texts.holidays}: {holidays.map((holiday) => `${format.day(holiday.date)} ${holiday.name}`).join(', ')}
          </p>
        )}
      </div>
    </Section>
  );
}
