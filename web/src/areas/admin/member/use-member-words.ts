import { reference } from '@naru/contract/areas/reference.ts';

import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import type { MemberFilter } from './member-list.ts';
import { memberTexts } from './texts.ts';

export interface MemberWords {
  /** The word for each filter. */
  readonly names: Readonly<Record<MemberFilter, string>>;
  /** A filter that is set, in words. */
  readonly write: (name: MemberFilter, value: string) => string;
  readonly types: readonly { readonly value: string; readonly label: string }[];
}

export function useMemberWords(): MemberWords {
  const texts = useTexts(memberTexts);
  const { data } = useCall(reference.enumeration, { params: { name: 'memberType' } }, { staleTime: Infinity });
  const types = (data?.['memberType'] ?? []).map(({ key, value }) => ({ value: key, label: value }));
  const words: Readonly<Record<MemberFilter, (value: string) => string>> = {
    text: texts.searchChip,
    status: (value) => texts.statuses[value as 'ACTIVE'], // one of the filter's values
    type: (value) => types.find((type) => type.value === value)?.label ?? value,
    external: (value) => (value === 'Y' ? texts.outside : texts.inside),
  };
  return {
    names: { text: texts.search, status: texts.status, type: texts.type, external: texts.external },
    write: (name, value) => words[name](value),
    types,
  };
}
