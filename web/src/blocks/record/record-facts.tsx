import { appliesWith, type FieldName, type RecordSpec, type RecordValues } from '@naru/contract/shared/record.ts';

import { useLocale } from '../../platform/i18n/locale.ts';
import type { ChoiceOption } from '../../ui/choice-option.ts';
import { DefinitionList } from '../../ui/definition-list.tsx';
import { useEnumeration } from '../enumeration/use-enumeration.ts';

export interface RecordFactsProps<R extends RecordSpec> {
  readonly record: R;
  readonly entry: RecordValues<R>;
  readonly of: readonly FieldName<R>[];
  /** Words of options that are no enumeration of the portal's. */
  readonly options?: Readonly<Partial<Record<FieldName<R>, readonly ChoiceOption[]>>> | undefined;
}

/** Lists fields of a declared record with their words; those that do not apply are left out. */
export function RecordFacts<R extends RecordSpec>({ record, entry, of, options }: RecordFactsProps<R>) {
  const locale = useLocale();
  const items = of.flatMap((name) => {
    const field = record.fields[name];
    if (!field || !appliesWith(field, entry)) return [];
    const value = String(entry[name] ?? '');
    const word = options?.[name]?.find((option) => option.value === value)?.label;
    return [{ term: field.name[locale], value: word ?? <WordOf enumeration={field.enumeration} value={value} /> }];
  });
  return <DefinitionList items={items} />;
}

interface WordOfProps {
  readonly enumeration: Parameters<typeof useEnumeration>[0];
  readonly value: string;
}

/** The word of a key, or the value itself where it is of no enumeration. */
function WordOf({ enumeration, value }: WordOfProps) {
  const { options } = useEnumeration(enumeration);
  if (enumeration === undefined) return value;
  return options.find((option) => option.value === value)?.label ?? '';
}
