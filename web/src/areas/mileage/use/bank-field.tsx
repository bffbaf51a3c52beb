import { BANKS } from '@naru/contract/areas/mileage/banks.ts';
import { MILEAGE_MOST } from '@naru/contract/areas/mileage/words.ts';
import { useState } from 'react';

import { useLocale } from '../../../platform/i18n/locale.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Select } from '../../../ui/select.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { mileageUseTexts } from './texts.ts';
import type { UsePageForm } from './use-form.tsx';

/** The option that lets people write the name of a bank. */
const OTHER = 'OTHER';

/** A bank of a list, or another one by its name. */
export function BankField({ form }: { readonly form: UsePageForm }) {
  const texts = useTexts(mileageUseTexts).form;
  const isKorean = useLocale() === 'ko';
  const { bank } = form.values;
  const isListed = BANKS.some(({ name }) => name === bank);
  const [isOther, setOther] = useState(bank !== '' && !isListed);
  const choose = (next: string): void => {
    setOther(next === OTHER);
    form.set({ bank: next === OTHER ? '' : next });
    form.clear('bank');
  };
  const written = form.text('bank');
  return (
    <>
      <Select
        {...(!isOther && { id: written.id, error: written.error })}
        label={texts.bank}
        options={[
          ...BANKS.map(({ name, nameEn }) => ({ value: name, label: isKorean ? name : nameEn })),
          { value: OTHER, label: texts.bankOther },
        ]}
        value={isOther ? OTHER : bank === '' ? null : bank}
        onValueChange={choose}
      />
      {isOther && <TextField {...written} label={texts.bankName} maxLength={MILEAGE_MOST.bank} autoComplete="off" />}
    </>
  );
}
