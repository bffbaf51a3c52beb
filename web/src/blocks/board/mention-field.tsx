import { board as calls } from '@naru/contract/areas/board.ts';
import { useState } from 'react';

import { useTexts } from '../../platform/i18n/use-texts.ts';
import { useCall } from '../../platform/query/use-call.ts';
import type { ComboboxOption } from '../../ui/combobox.tsx';
import { MultiCombobox } from '../../ui/multi-combobox.tsx';
import { boardTexts } from './texts.ts';

export interface MentionFieldProps {
  readonly id: string;
  readonly code: string;
  readonly value: readonly ComboboxOption[];
  readonly error: string | undefined;
  readonly onValueChange: (people: readonly ComboboxOption[]) => void;
}

/** A field for people who read the board, found by name; each is notified of the comment. */
export function MentionField({ id, code, value, error, onValueChange }: MentionFieldProps) {
  const texts = useTexts(boardTexts).comments.mention;
  const [word, setWord] = useState('');
  const found = useCall(
    calls.findMembers,
    { params: { code }, query: { searchText: word } },
    { enabled: word !== '', keepsPrevious: true, alertMessage: null },
  );
  return (
    <MultiCombobox
      id={id}
      label={texts.label}
      help={texts.help}
      error={error}
      placeholder={texts.hint}
      options={(found.data?.memberList ?? []).map(({ memberId, name, deptNm }) => ({
        value: memberId,
        label: name,
        ...(deptNm !== null && { note: deptNm }),
      }))}
      value={value}
      onValueChange={onValueChange}
      onQueryChange={(query) => setWord(query.trim())}
      loading={found.isFetching}
      writeChosen={texts.chosen}
      empty={word === '' ? texts.hint : texts.empty}
    />
  );
}
