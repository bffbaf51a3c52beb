import { useState } from 'react';

import { addDays, HOURS } from '../../../../blocks/calendar/week.ts';
import { useCounsellingWords } from '../../../../blocks/counselling/use-counselling-words.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { useLocale } from '../../../../platform/i18n/locale.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { DateField } from '../../../../ui/date-field.tsx';
import { Section } from '../../../../ui/section.tsx';
import { Select } from '../../../../ui/select.tsx';
import { StudentsField } from '../students-field.tsx';
import { useDesk } from '../use-desk.ts';
import styles from './record-form.module.css';
import type { RecordValues } from './record-values.ts';
import { recordTexts } from './texts.ts';

export interface AfterwardsFieldsProps {
  readonly values: RecordValues;
  readonly onChange: (part: Partial<RecordValues>) => void;
  readonly idOf: (name: string) => string;
  readonly errorOf: (name: 'stdntIdList' | 'date' | 'hour' | 'channel') => string | undefined;
}

/** Days back that a meeting may be entered. */
const BACK_DAYS = 14;

/** With whom, when and how, of a meeting that nobody had asked for. */
export function AfterwardsFields({ values, onChange, idOf, errorOf }: AfterwardsFieldsProps) {
  const texts = useTexts(recordTexts);
  const format = useFormat();
  const locale = useLocale();
  const { desk } = useDesk();
  const { channels } = useCounsellingWords();
  const [today] = useState(() => format.dateTime(Date.now(), 'YYYY-MM-DD'));
  const labels = { placeholder: texts.choose, empty: texts.none };
  return (
    <Section title={texts.who} size="small">
      <div className={styles.fields}>
        <StudentsField
          desk={desk}
          id={idOf('stdntIdList')}
          label={texts.stdntIdList}
          help={texts.studentsHelp}
          error={errorOf('stdntIdList')}
          value={values.students}
          onValueChange={(students) => onChange({ students })}
        />
        <DateField
          id={idOf('date')}
          label={texts.date}
          help={texts.dateHelp}
          error={errorOf('date')}
          value={values.date}
          onValueChange={(iso, text) => onChange({ date: iso ?? (text === '' ? null : text) })}
          today={today}
          min={addDays(today, -BACK_DAYS)}
          max={today}
          locale={locale}
          formatDate={format.day}
          labels={{ open: texts.openCalendar, calendar: texts.calendar, loading: texts.loading }}
        />
        <Select
          id={idOf('hour')}
          label={texts.hour}
          error={errorOf('hour')}
          options={HOURS.map((hour) => ({ value: String(hour), label: format.hour(hour) }))}
          value={values.hour}
          onValueChange={(hour) => onChange({ hour })}
          labels={labels}
        />
        <Select
          id={idOf('channel')}
          label={texts.channel}
          error={errorOf('channel')}
          options={channels.options}
          value={values.channel}
          onValueChange={(channel) => onChange({ channel: channel as RecordValues['channel'] })} // one of the options
          labels={labels}
        />
      </div>
    </Section>
  );
}
