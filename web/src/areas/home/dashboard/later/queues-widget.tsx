import type { Queue } from '@naru/contract/areas/home.ts';

import { AppLink } from '../../../../blocks/navigation/app-link.tsx';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { AgeBar } from '../../../../ui/age-bar.tsx';
import { ButtonLink } from '../../../../ui/button-link.tsx';
import { joinClasses } from '../../../../ui/join-classes.ts';
import { Section } from '../../../../ui/section.tsx';
import { FiguresState } from './figures-state.tsx';
import styles from './figures.module.css';
import { laterTexts } from './texts.ts';
import { useFigures } from './use-figures.ts';

const totalOf = ({ freshCount, waitingCount, lateCount }: Queue): number => freshCount + waitingCount + lateCount;

/** Work that waits for the person's office, by its age. */
export function QueuesWidget() {
  const texts = useTexts(laterTexts).queues;
  const format = useFormat();
  const query = useFigures();
  if (!query.data) return <FiguresState query={query} />;
  const queues = query.data.queueList.filter((queue) => totalOf(queue) > 0);
  const sum = (count: (queue: Queue) => number): number => queues.reduce((all, queue) => all + count(queue), 0);
  const [total, late] = [sum(totalOf), sum(({ lateCount }) => lateCount)];
  const finding = late > 0 ? texts.late(format.number(late)) : texts.some(format.number(total));
  const most = Math.max(1, ...queues.map(totalOf));
  return (
    <Section
      label={texts.label}
      title={total === 0 ? texts.none : finding}
      text={total === 0 ? texts.kinds(format.list(query.data.queueList.map(({ name }) => name))) : undefined}
    >
      <ul className={styles.rows}>
        {queues.map((queue) => (
          <li key={queue.id} className={styles.queue}>
            <b className={styles.name}>{queue.name}</b>
            <AgeBar counts={[queue.freshCount, queue.waitingCount, queue.lateCount]} max={most} />
            <span className={styles.count}>
              <b>{texts.count(format.number(totalOf(queue)))}</b>
              {queue.oldestAt !== null && (
                <small className={joinClasses(queue.lateCount > 0 && styles.soon)}>
                  {texts.since(format.day(queue.oldestAt, { hasWeekday: false }))}
                </small>
              )}
            </span>
            <ButtonLink as={(slot) => <AppLink to={queue.path} aria-label={texts.open(queue.name)} {...slot} />}>
              {texts.see}
            </ButtonLink>
          </li>
        ))}
      </ul>
      {total > 0 && (
        <p className={styles.key}>
          {texts.ages.map((age, index) => (
            <span key={age}>
              <span className={styles.swatch}>
                <AgeBar counts={[index === 0 ? 1 : 0, index === 1 ? 1 : 0, index === 2 ? 1 : 0]} max={1} />
              </span>
              {age}
            </span>
          ))}
        </p>
      )}
    </Section>
  );
}
