import { useState } from 'react';

import { useFormat } from '../../../platform/format/use-format.ts';
import { useLocale } from '../../../platform/i18n/locale.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Combobox } from '../../../ui/combobox.tsx';
import { DateRangeField } from '../../../ui/date-range-field.tsx';
import type { DateRange } from '../../../ui/date-range.ts';
import { FilterSelect, ListFilters } from '../../list/list-filters.tsx';
import type { ListOf } from '../../list/use-list-state.ts';
import { readPeriod, writePeriod, type STATISTICS_LIST } from './statistics-list.ts';
import styles from './statistics.module.css';
import { statisticsTexts } from './texts.ts';
import type { StatisticsWords } from './use-statistics-words.ts';

export interface StatisticsFiltersProps {
  readonly list: ListOf<typeof STATISTICS_LIST>;
  readonly words: StatisticsWords;
  /** As the figures have it; undefined until they are there. */
  readonly period: DateRange | undefined;
  /** Departments are to be chosen of others only. */
  readonly hasOthers: boolean;
}

const NO_DAYS: DateRange = { from: null, to: null };

export function StatisticsFilters({ list, words, period, hasOthers }: StatisticsFiltersProps) {
  const texts = useTexts(statisticsTexts);
  const format = useFormat();
  const locale = useLocale();
  const [today] = useState(() => format.dateTime(Date.now(), 'YYYY-MM-DD'));
  // Holds the days being written, until both are there.
  const [draft, setDraft] = useState<DateRange | null>(null);
  const [isWrong, setWrong] = useState(false);
  const shown = draft ?? readPeriod(list.filters.period) ?? period ?? NO_DAYS;
  return (
    <ListFilters list={list} label={texts.filters} words={words} summary={undefined}>
      <DateRangeField
        className={styles.period}
        size="small"
        label={texts.period}
        hideLabel
        today={today}
        locale={locale}
        formatDate={(iso) => format.day(iso)}
        error={isWrong ? texts.wrongPeriod : undefined}
        value={shown}
        onValueChange={(value, unread) => {
          setWrong(unread !== null);
          const isWhole = value.from !== null && value.to !== null && unread === null;
          setDraft(isWhole ? null : value);
          if (isWhole) list.setFilter('period', writePeriod(value));
        }}
      />
      {hasOthers && (
        <Combobox
          className={styles.department}
          label={texts.department}
          hideLabel
          size="small"
          placeholder={texts.department}
          options={words.departments}
          value={words.departments.find(({ value }) => value === list.filters.dept) ?? null}
          onValueChange={(option) => list.setFilter('dept', option?.value ?? '')}
          empty={texts.departmentEmpty}
        />
      )}
      {hasOthers && (
        <FilterSelect list={list} filter="kind" label={texts.kind} any={texts.kindAll} options={words.kinds} />
      )}
      <FilterSelect
        list={list}
        filter="channel"
        label={texts.channel}
        any={texts.channelAll}
        options={words.channels.options}
      />
      {(!hasOthers || list.filters.topic !== '') && (
        <FilterSelect
          list={list}
          filter="topic"
          label={texts.topic}
          any={texts.topicAll}
          options={words.topics.options}
        />
      )}
    </ListFilters>
  );
}
