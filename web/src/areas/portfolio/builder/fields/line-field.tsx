import { isPrompt } from '@naru/contract/areas/portfolio/prompt.ts';

import { TextField, type TextFieldProps } from '../../../../ui/text-field.tsx';
import { ownWords, promptWords } from '../prompt-words.ts';

interface LineFieldProps extends Pick<TextFieldProps, 'label' | 'help' | 'error' | 'disabled' | 'hideLabel'> {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A line of text; a prompt that nobody answered yet asks in its place. */
export function LineField({ value, onChange, ...frame }: LineFieldProps) {
  return (
    <TextField
      {...frame}
      autoComplete="off"
      value={ownWords(value)}
      placeholder={isPrompt(value) ? promptWords(value) : undefined}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
