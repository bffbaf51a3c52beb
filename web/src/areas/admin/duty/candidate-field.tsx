import type { Duty } from '@naru/contract/access.ts';
import { duties, type DutyCandidate } from '@naru/contract/areas/duty.ts';
import { useState } from 'react';

import { joinFacts } from '../../../platform/format/facts.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { Combobox, type ComboboxOption } from '../../../ui/combobox.tsx';
import { dutyTexts } from './texts.ts';

export interface CandidateFieldProps {
  /** People who could have this duty are found. */
  readonly duty: Duty;
  readonly id: string;
  readonly label: string;
  readonly error?: string | undefined;
  readonly value: ComboboxOption | null;
  readonly onValueChange: (value: ComboboxOption | null, candidate: DutyCandidate | undefined) => void;
}

/** A field to find a person by name or number. */
export function CandidateField({ duty, id, label, error, value, onValueChange }: CandidateFieldProps) {
  const texts = useTexts(dutyTexts).form;
  const [word, setWord] = useState('');
  const query = useCall(
    duties.findCandidates,
    { query: { dutyCode: duty, searchText: word } },
    { enabled: word.length > 1, alertMessage: null },
  );
  const found = query.data?.candidateList ?? [];
  return (
    <Combobox
      id={id}
      label={label}
      help={texts.help.memberId}
      error={error}
      options={found.map((one) => ({
        value: one.memberId,
        label: one.name,
        note: joinFacts([one.deptNm ?? '', one.number]),
      }))}
      loading={query.isFetching}
      onQueryChange={(typed) => setWord(typed.trim())}
      value={value}
      onValueChange={(option) =>
        onValueChange(
          option,
          found.find(({ memberId }) => memberId === option?.value),
        )
      }
      empty={texts.empty}
    />
  );
}
