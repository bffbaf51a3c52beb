import { badgeGrants } from '@naru/contract/areas/portfolio/badge-grant.ts';
import { useState } from 'react';

import { joinFacts } from '../../../platform/format/facts.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import type { ComboboxOption } from '../../../ui/combobox.tsx';
import { MultiCombobox } from '../../../ui/multi-combobox.tsx';
import { badgeDeskTexts } from './texts.ts';

interface HoldersFieldProps {
  readonly id: string;
  readonly error: string | undefined;
  readonly value: readonly ComboboxOption[];
  readonly onValueChange: (students: readonly ComboboxOption[]) => void;
}

/** A field for the students who get a badge, found by name or number. */
export function HoldersField({ id, error, value, onValueChange }: HoldersFieldProps) {
  const texts = useTexts(badgeDeskTexts).grant;
  const [word, setWord] = useState('');
  const found = useCall(
    badgeGrants.findHolders,
    { query: { searchText: word } },
    { enabled: word.length > 1, keepsPrevious: true, alertMessage: null },
  );
  return (
    <MultiCombobox
      id={id}
      label={texts.students}
      help={texts.studentsHelp}
      error={error}
      placeholder={texts.studentsHint}
      options={(word.length > 1 ? (found.data?.studentList ?? []) : []).map(({ studentId, name, number, deptNm }) => ({
        value: studentId,
        label: name,
        note: joinFacts([deptNm, number]),
      }))}
      value={value}
      onValueChange={onValueChange}
      onQueryChange={(typed) => setWord(typed.trim())}
      loading={found.isFetching}
      writeChosen={texts.chosen}
      empty={texts.noStudent}
    />
  );
}
