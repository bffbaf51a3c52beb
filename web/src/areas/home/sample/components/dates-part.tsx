import { useState } from 'react';

import { useFormat } from '../../../../platform/format/use-format.ts';
import { useLocale } from '../../../../platform/i18n/locale.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { DateField } from '../../../../ui/date-field.tsx';
import { DateRangeField } from '../../../../ui/date-range-field.tsx';
import type { DateRange } from '../../../../ui/date-range.ts';
import { type IsoDate, toLocalDate } from '../../../../ui/date-text.ts';
import { TimeField } from '../../../../ui/time-field.tsx';
import { listTimes } from '../../../../ui/time-steps.ts';
import styles from './components.module.css';
import { Part } from './part.tsx';
import { componentTexts } from './texts.ts';

const TODAY = '2026-11-20';

export function DatesPart() {
  const all = useTexts(componentTexts);
  const texts = all.dates;
  const format = useFormat();
  const locale = useLocale();
  const [day, setDay] = useState<IsoDate | null>('2026-11-24');
  const [isWrong, setIsWrong] = useState(false);
  const [span, setSpan] = useState<DateRange>({ from: '2026-11-09', to: '2026-11-19' });
  const [isSpanWrong, setSpanWrong] = useState(false);
  const [time, setTime] = useState('14:10');
  const [birthday, setBirthday] = useState<IsoDate | null>('2005-04-12');
  const shared = {
    today: TODAY,
    locale,
    labels: { open: texts.open, calendar: texts.calendar, loading: all.loading },
  };
  return (
    <Part title={texts.title}>
      <DateField
        {...shared}
        label={texts.day}
        help={texts.help}
        error={isWrong ? texts.wrong : undefined}
        formatDate={(iso) => format.day(iso)}
        min={TODAY}
        isDayOff={(iso) => [0, 6].includes(toLocalDate(iso).getDay())}
        value={day}
        onValueChange={(value, written) => {
          setDay(value);
          setIsWrong(value === null && written !== '');
        }}
      />
      <output className={styles.quiet}>{day === null ? texts.none : texts.chosen(format.day(day))}</output>
      <DateRangeField
        {...shared}
        label={texts.span}
        help={texts.spanHelp}
        error={isSpanWrong ? texts.wrong : undefined}
        formatDate={(iso) => format.day(iso)}
        max="2026-12-18"
        value={span}
        onValueChange={(value, unread) => {
          setSpan(value);
          setSpanWrong(unread !== null);
        }}
      />
      <DateField
        {...shared}
        far
        label={texts.birthday}
        formatDate={(iso) => format.day(iso)}
        max={TODAY}
        value={birthday}
        onValueChange={setBirthday}
      />
      <TimeField
        label={texts.time}
        help={texts.timeHelp}
        times={listTimes({ from: '09:00', to: '18:00' })}
        formatTime={(at) => format.time(`${TODAY}T${at}:00+09:00`)}
        placeholder={texts.noTime}
        value={time}
        onValueChange={setTime}
      />
    </Part>
  );
}
