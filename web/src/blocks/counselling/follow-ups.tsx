import type { FollowUp } from '@naru/contract/areas/counselling/meeting/meeting.ts';

import { FACT_DOT } from '../../platform/format/facts.ts';
import { useFormat } from '../../platform/format/use-format.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import styles from './follow-ups.module.css';
import { counsellingTexts } from './texts.ts';
import type { Side } from './use-counselling-words.ts';

export interface FollowUpsProps {
  readonly tasks: readonly FollowUp[];
  readonly side: Side;
  /** How the other one is called. */
  readonly otherName: string;
  readonly onTick: (taskId: string, isDone: boolean) => void;
  /** Tasks whose change is on its way. */
  readonly isBusy?: boolean | undefined;
}

const SOON_DAYS = 3;

/** Lists the tasks that both agreed on; a student ticks off their own, a counsellor all of them. */
export function FollowUps({ tasks, side, otherName, onTick, isBusy = false }: FollowUpsProps) {
  const texts = useTexts(counsellingTexts);
  const format = useFormat();
  const own = side === 'student' ? 'STUDENT' : 'COUNSELLOR';
  const describe = (who: FollowUp['who']): string =>
    who === 'BOTH' ? texts.who.BOTH : who === own ? texts.mine : texts.theirs(otherName);
  return (
    <ul className={styles.list}>
      {tasks.map((task) => {
        const isLocked = side === 'student' && task.who === 'COUNSELLOR';
        const isSoon = !task.isDone && task.dueOn !== null && (format.daysUntil(task.dueOn) ?? Infinity) <= SOON_DAYS;
        return (
          <li key={task.taskId} className={styles.task}>
            <Checkbox
              label={<span className={task.isDone ? styles.done : undefined}>{task.text}</span>}
              checked={task.isDone}
              disabled={isLocked}
              aria-disabled={isBusy || undefined}
              onChange={(event) => !isBusy && onTick(task.taskId, event.target.checked)}
            />
            <span className={styles.meta}>
              {describe(task.who)}
              {task.dueOn !== null && (
                <>
                  {FACT_DOT}
                  <span className={joinClasses(isSoon && styles.soon)}>{format.day(task.dueOn)}</span>
                </>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
