import { invitation } from '@naru/contract/areas/counselling/meeting/invitation.ts';
import { useState } from 'react';

import { counsellingTexts } from '../../../blocks/counselling/texts.ts';
import { joinFacts } from '../../../platform/format/facts.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import type { ComboboxOption } from '../../../ui/combobox.tsx';
import { MultiCombobox } from '../../../ui/multi-combobox.tsx';
import type { useDesk } from './use-desk.ts';

export interface StudentsFieldProps {
  readonly desk: ReturnType<typeof useDesk>['desk'];
  readonly id: string;
  readonly label: string;
  readonly help: string;
  readonly error: string | undefined;
  readonly value: readonly ComboboxOption[];
  readonly onValueChange: (students: readonly ComboboxOption[]) => void;
}

/** A field for students of the counsellor, found by name or number. */
export function StudentsField({ desk, id, label, help, error, value, onValueChange }: StudentsFieldProps) {
  const texts = useTexts(counsellingTexts);
  const [word, setWord] = useState('');
  const found = useCall(
    invitation.findStudents,
    { params: { desk }, query: { searchText: word || undefined } },
    { keepsPrevious: true },
  );
  return (
    <MultiCombobox
      id={id}
      label={label}
      help={help}
      error={error}
      placeholder={texts.studentsHint}
      options={(found.data?.studentList ?? []).map((student) => ({
        value: student.stdntId,
        label: student.name,
        note: joinFacts([student.deptNm, student.studentNo]),
      }))}
      value={value}
      onValueChange={onValueChange}
      onQueryChange={(query) => setWord(query.trim())}
      loading={found.isFetching}
      writeChosen={texts.studentsChosen}
      empty={texts.noStudent}
    />
  );
}
