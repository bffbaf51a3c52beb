import { useFormat } from '../../platform/format/use-format.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { listTexts } from './texts.ts';
import styles from './waited-days.module.css';

/** From so many days of waiting on, it is said in amber. */
const LATE_DAYS = 7;

interface WaitedDaysProps {
  readonly askedAt: string;
  /** Says it in a sentence, where no header does. */
  readonly say?: ((days: string) => string) | undefined;
}

/** Says for how many days somebody has waited for a decision. */
export function WaitedDays({ askedAt, say }: WaitedDaysProps) {
  const texts = useTexts(listTexts);
  const format = useFormat();
  const days = -(format.daysUntil(askedAt) ?? 0);
  return (
    <span className={days >= LATE_DAYS ? styles.late : undefined}>{(say ?? texts.waited)(format.number(days))}</span>
  );
}
