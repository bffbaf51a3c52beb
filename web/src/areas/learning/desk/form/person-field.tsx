import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { Combobox, type ComboboxOption } from '../../../../ui/combobox.tsx';
import { programmeFormTexts } from './texts.ts';
import { usePeople } from './use-people.ts';

export interface PersonFieldProps {
  readonly id: string;
  readonly label: string;
  readonly error: string | undefined;
  readonly value: ComboboxOption | null;
  readonly onValueChange: (value: ComboboxOption | null) => void;
  readonly disabled: boolean;
}

/** The one who manages it. */
export function PersonField({ id, label, error, value, onValueChange, disabled }: PersonFieldProps) {
  const texts = useTexts(programmeFormTexts);
  const people = usePeople(false);
  return (
    <Combobox
      id={id}
      label={label}
      error={error}
      options={people.options}
      loading={people.isLoading}
      onQueryChange={people.search}
      value={value}
      onValueChange={onValueChange}
      disabled={disabled}
      empty={texts.noPeople}
    />
  );
}
