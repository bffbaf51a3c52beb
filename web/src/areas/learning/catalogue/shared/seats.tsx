import type { ProgrammeCard, Stage } from '@naru/contract/areas/learning/words.ts';

import { useFormat } from '../../../../platform/format/use-format.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { ProgressBar } from '../../../../ui/progress-bar.tsx';
import { catalogueTexts } from '../texts.ts';
import styles from './seats.module.css';

type Seated = Pick<ProgrammeCard, 'stage' | 'selection' | 'capacity' | 'freeCount' | 'queueCount'>;

const APPLYING: ReadonlySet<Stage> = new Set(['OPEN', 'QUEUE', 'FULL']);

/**
 * Shows the seats that are taken as a bar, and how many wait, while people can apply; before that the seats, after it the
 * people. A choice has no bar, since nobody has a seat before it.
 */
export function Seats({ programme, size }: { readonly programme: Seated; readonly size?: 'large' }) {
  const texts = useTexts(catalogueTexts).card;
  const format = useFormat();
  const { stage, selection, capacity, freeCount, queueCount } = programme;
  const all = format.number(capacity);
  if (stage === 'SOON') return <p className={styles.text}>{texts.capacity(all)}</p>;
  if (!APPLYING.has(stage)) return <p className={styles.text}>{texts.people(format.number(capacity - freeCount))}</p>;
  if (selection !== 'FIRST_COME' && freeCount === capacity)
    return <p className={styles.text}>{selection === 'LOTTERY' ? texts.lottery(all) : texts.choice(all)}</p>;
  const text = freeCount === 0 ? texts.seatsFull(all) : texts.seats(format.number(freeCount), all);
  return (
    <div className={styles.seats}>
      <ProgressBar
        label={texts.seatsLabel}
        value={capacity - freeCount}
        max={capacity}
        valueText={text}
        hideText
        size={size}
      />
      <p className={styles.text} data-full={freeCount === 0 || undefined}>
        <span>{text}</span>
        {queueCount > 0 && <span>{texts.queue(format.number(queueCount))}</span>}
      </p>
    </div>
  );
}
