import { roomReservation } from '@naru/contract/areas/counselling/room/reservation.ts';
import { ROOM_MOST } from '@naru/contract/areas/counselling/room/words.ts';

import { DayField } from '../../../blocks/form/day-field.tsx';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { Section } from '../../../ui/section.tsx';
import { bodyOf, isSeriesReady, seriesOf, type Repeat } from './reservation-values.ts';
import styles from './room.module.css';
import { roomTexts } from './texts.ts';
import type { ReservationFormState } from './use-reservation-form.ts';

export interface SeriesPartProps {
  readonly form: ReservationFormState;
}

/** The choice of a weekly series, and a list of its days with their conflicts. */
export function SeriesPart({ form }: SeriesPartProps) {
  const texts = useTexts(roomTexts).form;
  const { values } = form;
  return (
    <div className={styles.stack}>
      <RadioGroup<Repeat>
        {...form.pick('repeat')}
        label={texts.repeat}
        options={(['ONCE', 'WEEKS', 'UNTIL'] as const).map((value) => ({ value, label: texts.repeats[value] }))}
      />
      {values.repeat === 'WEEKS' && (
        <NumberField
          {...form.pick('weeks', 'repeatWeeks')}
          label={texts.weeks}
          min={2}
          max={ROOM_MOST.weeks}
          unit={texts.weeksUnit}
        />
      )}
      {values.repeat === 'UNTIL' && (
        <DayField {...form.pick('until', 'repeatUntil')} label={texts.until} from={values.date ?? 'today'} />
      )}
      {isSeriesReady(values) && <Days form={form} />}
    </div>
  );
}

function Days({ form }: SeriesPartProps) {
  const all = useTexts(roomTexts);
  const texts = all.form;
  const format = useFormat();
  const query = useCall(
    roomReservation.previewReservation,
    { body: { ...bodyOf(form.values), ...seriesOf(form.values) } },
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
          note={form.errors.skipsConflicts}
          checked={form.values.skips}
          onChange={(event) => {
            form.set({ skips: event.target.checked });
            form.clear('skipsConflicts');
          }}
        />
      )}
    </Section>
  );
}
