import { useState } from 'react';

import { useFormat } from '../../../platform/format/use-format.ts';
import { useLocale } from '../../../platform/i18n/locale.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { DateRangeField } from '../../../ui/date-range-field.tsx';
import { readDays, type ChangeListState } from './change-list.ts';
import styles from './change-log.module.css';
import { changeTexts } from './texts.ts';

/** The days of the list; one of both may stay open. */
export function DaysFilter({ list }: { readonly list: ChangeListState }) {
  const texts = useTexts(changeTexts);
  const format = useFormat();
  const locale = useLocale();
  const [today] = useState(() => format.dateTime(Date.now(), 'YYYY-MM-DD'));
  const [isWrong, setWrong] = useState(false);
  return (
    <DateRangeField
      className={styles.days}
      size="small"
      label={texts.days}
      hideLabel
      today={today}
      locale={locale}
      formatDate={(iso) => format.day(iso)}
      error={isWrong ? texts.wrongDays : undefined}
      value={readDays(list.filters)}
      onValueChange={({ from, to }, unread) => {
        setWrong(unread !== null);
        if (unread === null) list.setFilters({ from: from ?? '', until: to ?? '' });
      }}
    />
  );
}
