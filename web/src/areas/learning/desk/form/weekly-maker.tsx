import { PROGRAMME_MOST } from '@naru/contract/areas/learning/words.ts';
import { useState } from 'react';

import { ClockField } from '../../../../blocks/calendar/clock-field.tsx';
import { DayField } from '../../../../blocks/form/day-field.tsx';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { NumberField } from '../../../../ui/number-field.tsx';
import styles from './form.module.css';
import { SESSION_TIMES } from './form-values.ts';
import { programmeFormTexts } from './texts.ts';

export interface WeeklyMakerProps {
  readonly onMake: (first: { date: string; begins: string; ends: string; count: number }) => void;
}

/** Makes sessions that meet every week at the same hours. */
export function WeeklyMaker({ onMake }: WeeklyMakerProps) {
  const texts = useTexts(programmeFormTexts);
  const [date, setDate] = useState<string | null>(null);
  const [begins, setBegins] = useState('14:00');
  const [ends, setEnds] = useState('16:00');
  const [count, setCount] = useState<number | null>(4);
  const isReady = date !== null && /^\d{4}-\d\d-\d\d$/.test(date) && begins !== '' && ends !== '' && (count ?? 0) > 0;
  const make = (): void => {
    if (date === null || count === null) return;
    onMake({ date, begins, ends, count: Math.min(count, PROGRAMME_MOST.sessions) });
    setDate(null);
  };
  return (
    <div className={styles.weekly} role="group" aria-label={texts.weekly}>
      <b>{texts.weekly}</b>
      <div className={styles.weeklyFields}>
        <DayField
          label={texts.weeklyFirst}
          value={date}
          onValueChange={(day, text) => setDate(day ?? (text === '' ? null : text))}
        />
        <ClockField {...SESSION_TIMES} label={texts.begins} value={begins} onValueChange={setBegins} />
        <ClockField {...SESSION_TIMES} label={texts.ends} value={ends} onValueChange={setEnds} />
        <NumberField
          label={texts.weeklyCount}
          unit={texts.times}
          min={1}
          max={PROGRAMME_MOST.sessions}
          value={count}
          onValueChange={setCount}
        />
      </div>
      <div>
        <Button disabled={!isReady} onClick={make}>
          {texts.weeklyMake}
        </Button>
      </div>
    </div>
  );
}
