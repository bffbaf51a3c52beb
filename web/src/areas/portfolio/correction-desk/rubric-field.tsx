import { RUBRIC_POINTS, type Rubric, type RubricPoint } from '@naru/contract/areas/portfolio/words.ts';
import { useId } from 'react';

import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { ScaleField } from '../../../ui/scale-field.tsx';
import styles from './desk.module.css';
import { deskTexts } from './texts.ts';

const SCALE = [1, 2, 3, 4, 5] as const;

interface RubricFieldProps {
  readonly label: string;
  readonly value: Rubric;
  readonly onChange: (value: Rubric) => void;
}

/** Five points, each from 1 to 5 with what the ends mean; any of them can be left out. */
export function RubricField({ label, value, onChange }: RubricFieldProps) {
  const texts = useTexts(deskTexts);
  const format = useFormat();
  const id = useId();
  const without = (point: RubricPoint): Rubric =>
    Object.fromEntries(Object.entries(value).filter(([one]) => one !== point));
  return (
    <div className={styles.rubric} role="group" aria-labelledby={id}>
      <strong id={id}>{label}</strong>
      {RUBRIC_POINTS.map((point) => {
        const { name, least, most } = texts.points[point];
        const given = value[point];
        return (
          <div key={point}>
            <ScaleField
              label={name}
              points={SCALE.map((one) => format.number(one))}
              ends={[least, most]}
              value={given === undefined ? null : format.number(given)}
              onValueChange={(chosen) => onChange({ ...value, [point]: Number(chosen) })}
            />
            {given !== undefined && (
              <Button variant="text" aria-label={`${name} ${texts.noPoint}`} onClick={() => onChange(without(point))}>
                {texts.noPoint}
              </Button>
            )}
          </div>
        );
      })}
    </div>
  );
}
