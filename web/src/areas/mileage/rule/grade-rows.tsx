import { MOST_GRADES } from '@naru/contract/areas/mileage/rules.ts';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';

import type { OwnField } from '../../../blocks/record/record-fields.tsx';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { blankRow, type GradeRow } from './formula-draft.ts';
import styles from './rule.module.css';
import { ruleDeskTexts } from './texts.ts';

interface GradeRowsProps extends Pick<OwnField, 'id' | 'error'> {
  readonly rowList: readonly GradeRow[];
  readonly onChange: (rows: readonly GradeRow[]) => void;
}

/** The table of grades, a row each. */
export function GradeRows({ id, error, rowList, onChange: write }: GradeRowsProps) {
  const texts = useTexts(ruleDeskTexts).form;
  const format = useFormat();
  const change = (key: string, part: Partial<GradeRow>): void =>
    write(rowList.map((row) => (row.key === key ? { ...row, ...part } : row)));
  return (
    <Field as="legend" id={id} label={texts.rows} help={texts.rowsHelp} error={error}>
      {() => (
        <Stack gap={12}>
          {rowList.map(({ key, least, points }, at) => (
            <div key={key} className={styles.grade}>
              <NumberField
                label={texts.least}
                value={least}
                decimals={2}
                min={0}
                onValueChange={(value) => change(key, { least: value })}
              />
              <NumberField
                label={texts.rowPoints}
                value={points}
                unit={texts.unit}
                min={0}
                onValueChange={(value) => change(key, { points: value })}
              />
              {rowList.length > 1 && (
                <IconButton
                  icon={IconX}
                  label={texts.removeRow(format.number(at + 1))}
                  onClick={() => write(rowList.filter((row) => row.key !== key))}
                />
              )}
            </div>
          ))}
          {rowList.length < MOST_GRADES && (
            <div>
              <Button onClick={() => write([...rowList, blankRow()])}>{texts.addRow}</Button>
            </div>
          )}
        </Stack>
      )}
    </Field>
  );
}
