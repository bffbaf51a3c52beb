import { MILEAGE_MOST } from '@naru/contract/areas/mileage/words.ts';
import { useState } from 'react';

import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { NumberField } from '../../../ui/number-field.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { objectionTexts } from './texts.ts';

type Sign = 'ADD' | 'TAKE';

interface PointsFieldProps {
  readonly id: string;
  /** 0 while nothing is written. */
  readonly value: number;
  readonly onChange: (points: number) => void;
  readonly error: string | undefined;
}

/** Points with a sign: number pads of phones have no minus. */
export function PointsField({ id, value, onChange, error }: PointsFieldProps) {
  const texts = useTexts(objectionTexts).desk.UPHOLD;
  const [sign, setSign] = useState<Sign>(value < 0 ? 'TAKE' : 'ADD');
  const write = (amount: number, by: Sign): void => onChange(by === 'TAKE' ? -amount : amount);
  const amount = Math.abs(value);
  return (
    <Stack>
      <SegmentedControl<Sign>
        label={texts.sign}
        options={[
          { value: 'ADD', label: texts.add },
          { value: 'TAKE', label: texts.take },
        ]}
        value={sign}
        onValueChange={(next) => {
          setSign(next);
          write(amount, next);
        }}
      />
      <NumberField
        id={id}
        label={texts.points}
        value={amount === 0 ? null : amount}
        min={1}
        max={MILEAGE_MOST.points}
        error={error}
        onValueChange={(next) => write(Math.abs(next ?? 0), sign)}
      />
    </Stack>
  );
}
