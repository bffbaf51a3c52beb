import { isPrompt } from '@naru/contract/areas/portfolio/prompt.ts';
import { SHOWN_MOST } from '@naru/contract/areas/portfolio/shown-words.ts';

import { useFormat } from '../../../../platform/format/use-format.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { TextArea, type TextAreaProps } from '../../../../ui/text-area.tsx';
import { fieldTexts } from '../field-texts.ts';
import { ownWords, promptWords } from '../prompt-words.ts';

interface LinesFieldProps extends Pick<TextAreaProps, 'label' | 'help' | 'error' | 'rows'> {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Several lines of text, with their count. */
export function LinesField({ value, onChange, ...frame }: LinesFieldProps) {
  const texts = useTexts(fieldTexts);
  const format = useFormat();
  return (
    <TextArea
      {...frame}
      value={ownWords(value)}
      placeholder={isPrompt(value) ? promptWords(value) : undefined}
      countText={(length) => texts.count(format.number(length), format.number(SHOWN_MOST.text))}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
