import { badgeClasses } from '@naru/contract/areas/portfolio/badge-class.ts';
import { useState } from 'react';

import { joinFacts } from '../../../platform/format/facts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { Combobox, type ComboboxOption } from '../../../ui/combobox.tsx';
import { useBadgeWords } from './use-badge-words.ts';

interface SeriesFieldProps {
  readonly value: ComboboxOption | null;
  readonly onValueChange: (value: ComboboxOption | null) => void;
}

/** A field to find a programme, with all its runs, by its name. */
export function SeriesField({ value, onValueChange }: SeriesFieldProps) {
  const { texts: all, nameOf, typeOf } = useBadgeWords();
  const texts = all.form;
  const [word, setWord] = useState('');
  const found = useCall(
    badgeClasses.findSeries,
    { query: { searchText: word } },
    { enabled: word !== '', keepsPrevious: true, alertMessage: null },
  );
  const options = (word === '' ? [] : (found.data?.seriesList ?? [])).map(({ seriesId, name, type, deptNm }) => ({
    value: seriesId,
    label: nameOf(name),
    note: joinFacts([typeOf(type), deptNm]),
  }));
  return (
    <Combobox
      label={texts.series}
      placeholder={texts.seriesHint}
      options={options}
      value={value}
      onValueChange={onValueChange}
      onQueryChange={(typed) => setWord(typed.trim())}
      loading={found.isFetching}
      empty={texts.noSeries}
    />
  );
}
