import { WEB_ADDRESS } from '@naru/contract/areas/portfolio/resume-content.ts';
import { useState } from 'react';

import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { TextField } from '../../../../ui/text-field.tsx';
import { fieldTexts } from '../field-texts.ts';

interface AddressFieldProps {
  readonly label: string;
  readonly help?: string;
  readonly error: string | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Returns an address as it is kept: people leave out how it begins. */
function completeAddress(typed: string): string {
  const text = typed.trim();
  if (WEB_ADDRESS.test(text)) return text;
  const whole = `https://${text}`;
  return /^[a-z]+:/i.test(text) || !WEB_ADDRESS.test(whole) ? text : whole;
}

/** An address on the web. */
export function AddressField({ label, help, error, value, onChange }: AddressFieldProps) {
  const texts = useTexts(fieldTexts);
  // While it is being typed the text is the person's; it is put in order when the field is left.
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextField
      label={label}
      help={help ?? texts.urlHelp}
      error={typed === null ? error : undefined}
      type="url"
      inputMode="url"
      autoComplete="off"
      value={typed ?? value}
      onChange={(event) => {
        setTyped(event.target.value);
        onChange(completeAddress(event.target.value));
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
