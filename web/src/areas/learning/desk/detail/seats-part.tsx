import type { DeskProgrammeDetail } from '@naru/contract/areas/learning/desk/programmes.ts';

import { useFormat } from '../../../../platform/format/use-format.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { Section } from '../../../../ui/section.tsx';
import { SeatBar } from '../shared/seat-bar.tsx';
import { deskTexts } from '../shared/texts.ts';
import styles from './detail.module.css';
import { waitingOf } from './people.ts';
import { detailTexts } from './texts.ts';

/** Seats as they fill, with the numbers beside the picture. */
export function SeatsPart({ programme }: { readonly programme: DeskProgrammeDetail }) {
  const { seats } = useTexts(deskTexts);
  const { seats: own } = useTexts(detailTexts);
  const format = useFormat();
  const { capacity, takenCount, heldCount, queueCount } = programme;
  const free = Math.max(0, capacity - takenCount - heldCount);
  const say = { taken: format.number(takenCount), capacity: format.number(capacity) };
  const numbers = [
    { of: 'taken', term: seats.taken, count: takenCount },
    ...(heldCount > 0 ? [{ of: 'held', term: seats.held, count: heldCount }] : []),
    { of: 'free', term: seats.free, count: free },
    { of: 'queue', term: seats.queue, count: queueCount },
  ];
  const toAnswer = waitingOf(programme);
  return (
    <Section
      label={seats.label}
      title={takenCount >= capacity ? seats.full(say.capacity) : seats.finding(say)}
      size="small"
    >
      <SeatBar capacity={capacity} taken={takenCount} held={heldCount} queued={queueCount} size="page" />
      <dl className={styles.counts}>
        {numbers.map(({ of, term, count }) => (
          <div key={of}>
            <dt>
              <span className={styles.key} data-of={of} aria-hidden />
              {term}
            </dt>
            <dd>{format.number(count)}</dd>
          </div>
        ))}
        {toAnswer > 0 && (
          <div>
            <dt>{own.waiting}</dt>
            <dd className={styles.over}>{format.number(toAnswer)}</dd>
          </div>
        )}
      </dl>
    </Section>
  );
}
