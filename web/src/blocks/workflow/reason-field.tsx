import { useState } from 'react';

import { useFormat } from '../../platform/format/use-format.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { Stack } from '../../ui/stack.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { workflowTexts } from './texts.ts';

interface ReasonFieldProps {
  readonly id: string;
  readonly label: string;
  readonly help: string | undefined;
  readonly keys: readonly string[];
  /** The words of the keys. */
  readonly options: Readonly<Record<string, string>>;
  /** Most characters of a written one. */
  readonly most: number | null;
  /** A key or what was written; null until one is chosen. */
  readonly value: string | null;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

/** No key: keys are words in capitals. */
const WRITTEN = '…';

/** A reason: one of a few, or in one's own words. */
export function ReasonField(props: ReasonFieldProps) {
  const { id, label, help, keys, options, most, value, error, onChange } = props;
  const texts = useTexts(workflowTexts);
  const format = useFormat();
  // The text stays while somebody looks at the others.
  const [written, setWritten] = useState(value !== null && !keys.includes(value) ? value : '');
  const isWriting = value !== null && !keys.includes(value);
  const write = (text: string): void => {
    setWritten(text);
    onChange(text);
  };
  return (
    <Stack gap={12}>
      <RadioGroup
        column
        id={isWriting ? `${id}-choice` : id}
        label={label}
        help={help}
        options={[
          ...keys.map((key) => ({ value: key, label: options[key] ?? key })),
          { value: WRITTEN, label: texts.ownReason },
        ]}
        value={isWriting ? WRITTEN : value}
        error={isWriting ? undefined : error}
        onValueChange={(next) => onChange(next === WRITTEN ? written : next)}
      />
      {isWriting && (
        <TextArea
          id={id}
          label={texts.ownReason}
          hideLabel
          rows={3}
          maxLength={most ?? undefined}
          countText={most === null ? undefined : (length) => texts.count(format.number(length), format.number(most))}
          value={value}
          error={error}
          onChange={(event) => write(event.target.value)}
        />
      )}
    </Stack>
  );
}
