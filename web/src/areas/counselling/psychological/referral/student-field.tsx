import { referral } from '@naru/contract/areas/counselling/referral/referral.ts';
import { useState } from 'react';

import { joinFacts } from '../../../../platform/format/facts.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../../platform/query/use-call.ts';
import { Combobox, type ComboboxOption } from '../../../../ui/combobox.tsx';
import { referralTexts } from './texts.ts';

export interface ReferralStudentFieldProps {
  readonly id: string;
  readonly error: string | undefined;
  readonly disabled: boolean;
  readonly value: ComboboxOption | null;
  readonly onValueChange: (student: ComboboxOption | null) => void;
}

/** One of the students whom the professor may refer, found by name or number. */
export function ReferralStudentField(props: ReferralStudentFieldProps) {
  const texts = useTexts(referralTexts).form;
  const [word, setWord] = useState('');
  const found = useCall(
    referral.findReferable,
    { query: { searchText: word || undefined } },
    { keepsPrevious: true, enabled: !props.disabled },
  );
  return (
    <Combobox
      {...props}
      label={texts.student}
      help={texts.studentHelp}
      placeholder={texts.studentHint}
      options={(found.data?.studentList ?? []).map((student) => ({
        value: student.stdntId,
        label: student.name,
        note: joinFacts([student.deptNm, student.studentNo]),
      }))}
      onQueryChange={(query) => setWord(query.trim())}
      loading={found.isFetching}
      empty={texts.noStudent}
    />
  );
}
