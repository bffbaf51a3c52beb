import { useState } from 'react';

import { addDays, HOURS } from '../../../../blocks/calendar/week.ts';
import { useCounsellingWords } from '../../../../blocks/counselling/use-counselling-words.ts';
import { DayField } from '../../../../blocks/form/day-field.tsx';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { Section } from '../../../../ui/section.tsx';
import { Select } from '../../../../ui/select.tsx';
import { StudentsField } from '../../shared/students-field.tsx';
import { useDesk } from '../../shared/use-desk.ts';
import styles from './record-form.module.css';
import type { RecordValues } from './record-values.ts';
import { recordTexts } from './texts.ts';
import type { RecordFormState } from './use-record-form.ts';

/** Meetings may be entered for this many days back. */
const BACK_DAYS = 14;

/** The students, time and channel of a meeting that nobody requested. */
export function AfterwardsFields({ form }: { readonly form: RecordFormState }) {
  const texts = useTexts(recordTexts);
  const format = useFormat();
  const { desk } = useDesk();
  const { channels } = useCounsellingWords();
  const [today] = useState(() => format.dateTime(Date.now(), 'YYYY-MM-DD'));
  const way = form.pick('channel');
  return (
    <Section title={texts.who} size="small">
      <div className={styles.fields}>
        <StudentsField
          {...form.pick('students', 'stdntIdList')}
          desk={desk}
          label={texts.stdntIdList}
          help={texts.studentsHelp}
        />
        <DayField
          {...form.day('date')}
          label={texts.date}
          help={texts.dateHelp}
          from={addDays(today, -BACK_DAYS)}
          to={today}
        />
        <Select
          {...form.pick('hour')}
          label={texts.hour}
          options={HOURS.map((hour) => ({ value: String(hour), label: format.hour(hour) }))}
        />
        <Select
          {...way}
          label={texts.channel}
          options={channels.options}
          onValueChange={(channel) => way.onValueChange(channel as RecordValues['channel'])} // one of the options
        />
      </div>
    </Section>
  );
}
