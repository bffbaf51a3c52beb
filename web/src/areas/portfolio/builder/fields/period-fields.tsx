import { isReversed } from '@naru/contract/areas/portfolio/resume-shape.ts';

import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { MonthField } from '../../resume/month-field.tsx';
import { fieldTexts } from '../field-texts.ts';
import type { Period } from '../period-words.ts';
import styles from './fields.module.css';

interface PeriodFieldsProps {
  readonly period: Period;
  readonly onChange: (more: Partial<Period>, field: string) => void;
  readonly problemAt: (field: string) => string | undefined;
  readonly disabled: boolean;
}

/** When something began and ended. */
export function PeriodFields({ period, onChange, problemAt, disabled }: PeriodFieldsProps) {
  const texts = useTexts(fieldTexts);
  return (
    <>
      <div className={styles.pair}>
        <MonthField
          label={texts.begins}
          value={period.begins}
          onChange={(begins) => onChange({ begins }, 'begins')}
          error={problemAt('begins')}
          disabled={disabled}
        />
        {!period.isOngoing && (
          <MonthField
            label={texts.ends}
            value={period.ends}
            onChange={(ends) => onChange({ ends }, 'ends')}
            error={isReversed(period) ? texts.reversed : problemAt('ends')}
            disabled={disabled}
          />
        )}
      </div>
      <Checkbox
        label={texts.isOngoing}
        checked={period.isOngoing}
        disabled={disabled}
        onChange={(event) => onChange({ isOngoing: event.target.checked, ends: '' }, 'isOngoing')}
      />
    </>
  );
}
