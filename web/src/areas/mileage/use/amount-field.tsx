import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';

import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { mileageUseTexts } from './texts.ts';
import type { PurposeView } from './use-conditions.tsx';
import type { UsePageForm } from './use-form.tsx';
import styles from './use.module.css';

interface AmountFieldProps {
  readonly form: UsePageForm;
  readonly purpose: PurposeView | undefined;
  readonly available: number;
}

/** How much is asked for: written, stepped or chosen, and what is left and received then. */
export function AmountField({ form, purpose, available }: AmountFieldProps) {
  const texts = useTexts(mileageUseTexts).form;
  const format = useFormat();
  const amount = form.values.pointsToUse ?? 0;
  const number = (value: number): string => format.number(value);
  const set = (value: number): void => {
    form.set({ pointsToUse: value });
    form.clear('pointsToUse');
  };
  const step = (by: number): void => {
    if (!purpose) return;
    const { least, most, unit } = purpose;
    set(Math.min(most, Math.max(least, Math.round(amount / unit) * unit + by)));
  };
  const largest = purpose && (purpose.possible > 0 ? purpose.possible : purpose.most);
  return (
    <div className={styles.stack}>
      <NumberField
        {...form.pick('pointsToUse')}
        label={texts.pointsToUse}
        help={
          purpose &&
          texts.pointsHelp({ least: number(purpose.least), most: number(purpose.most), unit: number(purpose.unit) })
        }
        unit={texts.unit}
        min={purpose?.least}
        max={purpose?.most}
        step={purpose?.unit}
      />
      {purpose && largest !== undefined && (
        <div className={styles.stepper}>
          <IconButton icon={IconMinus} label={texts.less(number(purpose.unit))} onClick={() => step(-purpose.unit)} />
          <IconButton icon={IconPlus} label={texts.more(number(purpose.unit))} onClick={() => step(purpose.unit)} />
          <Button size="small" onClick={() => set(purpose.least)}>
            {texts.least(number(purpose.least))}
          </Button>
          <Button size="small" onClick={() => set(largest)}>
            {texts.most(number(largest))}
          </Button>
        </div>
      )}
      {amount > 0 && (
        <div className={styles.outcome} data-over={amount > available || undefined} aria-live="polite">
          <p className={styles.strong}>
            {amount > available ? texts.over(number(amount - available)) : texts.left(number(available - amount))}
          </p>
          {purpose && purpose.wonPerPoint !== null && amount <= available && (
            <p className={styles.text}>{texts.worth(number(amount * purpose.wonPerPoint))}</p>
          )}
        </div>
      )}
    </div>
  );
}
