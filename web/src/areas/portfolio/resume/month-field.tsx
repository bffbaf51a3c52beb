import { MONTH } from '@naru/contract/areas/portfolio/resume-content.ts';
import { useState } from 'react';

import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { readMonth, writeMonth } from './edits.ts';
import { resumeTexts } from './texts.ts';

interface MonthFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error?: string | undefined;
  readonly disabled?: boolean | undefined;
}

/** A year with its month, or a year alone, as people write it. */
export function MonthField({ label, value, onChange, error, disabled = false }: MonthFieldProps) {
  const texts = useTexts(resumeTexts).item;
  // While it is being typed the text is the person's; it is put in order when the field is left.
  const [typed, setTyped] = useState<string | null>(null);
  const problem = MONTH.test(value) ? error : texts.monthError;
  return (
    <TextField
      label={label}
      help={texts.monthHelp}
      error={typed === null ? problem : undefined}
      inputMode="decimal"
      autoComplete="off"
      maxLength={20}
      disabled={disabled}
      value={typed ?? writeMonth(value)}
      onChange={(event) => {
        setTyped(event.target.value);
        onChange(readMonth(event.target.value));
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
