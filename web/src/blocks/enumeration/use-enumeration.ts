import { reference } from '@naru/contract/areas/reference.ts';
import type { EnumKey, EnumName } from '@naru/contract/enums.ts';

import { useCall } from '../../platform/query/use-call.ts';
import type { ChoiceOption } from '../../ui/choice-option.ts';

export interface Enumeration<Key extends string> {
  readonly options: readonly ChoiceOption<Key>[];
  /** The word of a key; nothing until the words are there. */
  readonly wordOf: (key: Key) => string;
}

/** Reads the words of an enumeration by its name; no options without one, and until they are there. */
export function useEnumeration<N extends EnumName>(name: N | undefined): Enumeration<EnumKey<N>> {
  const asked = { params: { name: name ?? 'mileageType' } } as const;
  const isAsked = name !== undefined;
  const { data } = useCall(reference.enumeration, asked, { staleTime: Infinity, alertMessage: null, enabled: isAsked });
  const entries = (name && data?.[name]) ?? [];
  const options = entries.map(({ key, value }) => ({ value: key as EnumKey<N>, label: value })); // of this enumeration
  return { options, wordOf: (key) => options.find(({ value }) => value === key)?.label ?? '' };
}
