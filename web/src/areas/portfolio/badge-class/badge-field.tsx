import { badgeClasses } from '@naru/contract/areas/portfolio/badge-class.ts';

import { useCall } from '../../../platform/query/use-call.ts';
import { Combobox, type ComboboxOption } from '../../../ui/combobox.tsx';
import { useBadgeWords } from './use-badge-words.ts';

interface BadgeFieldProps {
  readonly value: ComboboxOption | null;
  /** A badge that cannot be chosen. */
  readonly exceptId: string | undefined;
  readonly onValueChange: (value: ComboboxOption | null) => void;
}

/** A field to choose another badge. */
export function BadgeField({ value, exceptId, onValueChange }: BadgeFieldProps) {
  const { texts: all, nameOf } = useBadgeWords();
  const texts = all.form;
  const { data, isFetching } = useCall(badgeClasses.listClassOptions, {}, { alertMessage: null });
  const options = (data?.classList ?? [])
    .filter(({ classId }) => classId !== exceptId)
    .map(({ classId, name, status }) => ({ value: classId, label: nameOf(name), note: all.status[status] }));
  return (
    <Combobox
      label={texts.badge}
      placeholder={texts.chooseBadge}
      options={options}
      value={value}
      onValueChange={onValueChange}
      loading={isFetching}
      empty={texts.noBadge}
    />
  );
}
