import { useFormat } from '../../../../platform/format/use-format.ts';
import styles from './waited-days.module.css';

/** From so many days of waiting on, it is said in amber. */
const LATE_DAYS = 7;

interface WaitedDaysProps {
  readonly askedAt: string;
  readonly say: (days: string) => string;
}

/** Says for how many days somebody has waited for a decision. */
export function WaitedDays({ askedAt, say }: WaitedDaysProps) {
  const format = useFormat();
  const days = -(format.daysUntil(askedAt) ?? 0);
  return <span className={days >= LATE_DAYS ? styles.late : undefined}>{say(format.number(days))}</span>;
}
