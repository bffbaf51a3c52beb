import { programmeDesk } from '@naru/contract/areas/learning/desk/programmes.ts';
import { useState } from 'react';

import { useCall } from '../../../../platform/query/use-call.ts';
import type { ComboboxOption } from '../../../../ui/combobox.tsx';

/** Finds people who could manage a programme, or keep its attendance, by two characters of their name. */
export function usePeople(isHelper: boolean) {
  const [word, setWord] = useState('');
  const query = useCall(
    programmeDesk.findManagers,
    { query: { searchText: word, isHelper } },
    { enabled: word.length > 1, alertMessage: null },
  );
  const options: ComboboxOption[] = (query.data?.personList ?? []).map(({ memberId, name, deptNm }) => ({
    value: memberId,
    label: name,
    note: deptNm ?? undefined,
  }));
  return { options, isLoading: query.isFetching, search: (typed: string) => setWord(typed.trim()) };
}
