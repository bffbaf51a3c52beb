import { roomReservation } from '@naru/contract/areas/counselling/room-reservation.ts';
import { ROOM_MOST } from '@naru/contract/areas/counselling/room-words.ts';
import { useState } from 'react';

import { useFormat } from '../../../platform/format/use-format.ts';
import { useLocale } from '../../../platform/i18n/locale.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { Section } from '../../../ui/section.tsx';
import { bodyOf, isSeriesReady, seriesOf, type Repeat, type ReservationValues } from './reservation-values.ts';
import styles from './room.module.css';
import { roomTexts } from './texts.ts';

export interface SeriesPartProps {
  readonly values: ReservationValues;
  readonly onChange: (part: Partial<ReservationValues>) => void;
  readonly errors: Readonly<Record<string, string | undefined>>;
}

/** Whether it is week by week, and each of the days with what stands in its way. */
export function SeriesPart({ values, onChange, errors }: SeriesPartProps) {
  const all = useTexts(roomTexts);
  const texts = all.form;
  const format = useFormat();
  const locale = useLocale();
  const [today] = useState(() => format.dateTime(Date.now(), 'YYYY-MM-DD'));
  return (
    <div className={styles.stack}>
      <RadioGroup<Repeat>
        label={texts.repeat}
        options={(['ONCE', 'WEEKS', 'UNTIL'] as const).map((value) => ({ value, label: texts.repeats[value] }))}
        value={values.repeat}
        onValueChange={(repeat) => onChange({ repeat })}
      />
      {values.repeat === 'WEEKS' && (
        <NumberField
          label={texts.weeks}
          min={2}
          max={ROOM_MOST.weeks}
          unit={texts.weeksUnit}
          error={errors['repeatWeeks']}
          value={values.weeks}
          onValueChange={(weeks) => onChange({ weeks })}
        />
      )}
      {values.repeat === 'UNTIL' && (
        <DateField
          label={texts.until}
          error={errors['repeatUntil']}
          value={values.until}
          onValueChange={(until) => onChange({ until })}
          today={today}
          min={values.date ?? today}
          locale={locale}
          formatDate={format.day}
          labels={{ open: all.openCalendar, calendar: all.calendar, loading: all.loading }}
        />
      )}
      {isSeriesReady(values) && <Days values={values} onChange={onChange} error={errors['skipsConflicts']} />}
    </div>
  );
}

function Days({
  values,
  onChange,
  error,
}: Pick<SeriesPartProps, 'values' | 'onChange'> & { error: string | undefined }) {
  const all = useTexts(roomTexts);
  const texts = all.form;
  const format = useFormat();
  const query = useCall(
    roomReservation.previewReservation,
    { body: { ...bodyOf(values), ...seriesOf(values) } },
    { staleTime: 0 },
  );
  const dayList = query.data?.dayList ?? [];
  if (dayList.length === 0) return null;
  const free = dayList.filter(({ obstacle }) => obstacle === null);
  return (
    <Section
      title={texts.series}
      size="small"
      headingLevel={2}
      text={texts.seriesText(format.number(free.length), format.number(dayList.length))}
    >
      <ol>
        {dayList.map(({ date, obstacle }) => (
          <li key={date} className={styles.date} data-obstacle={obstacle ?? undefined}>
            <span>{format.day(date)}</span>
            <span className={styles.meta}>{obstacle === null ? texts.free : all.dayObstacles[obstacle]}</span>
          </li>
        ))}
      </ol>
      {free.length > 0 && free.length < dayList.length && (
        <Checkbox
          label={texts.skips}
          note={error}
          checked={values.skips}
          onChange={(event) => onChange({ skips: event.target.checked })}
        />
      )}
    </Section>
  );
}
