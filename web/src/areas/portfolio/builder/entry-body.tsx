import IconRosetteDiscountCheck from '@tabler/icons-react/dist/esm/icons/IconRosetteDiscountCheck.mjs';

import { Icon } from '../../../ui/icon.tsx';
import styles from './page.module.css';
import { periodWords, type Period } from './period-words.ts';
import { PromptText } from './prompt-text.tsx';

interface EntryBodyProps extends Period {
  readonly title: string;
  readonly place: string;
  readonly text: string;
  readonly isConfirmed: boolean;
  readonly isGone?: boolean | undefined;
}

/** One entry: when, what, where, and what it was about. */
export function EntryBody({ title, place, text, isConfirmed, isGone, ...period }: EntryBodyProps) {
  const when = periodWords(period);
  return (
    <div className={styles.entry} data-gone={isGone || undefined}>
      {when !== '' && <p className={styles.when}>{when}</p>}
      <p className={styles.entryTitle}>
        <PromptText text={title} />
        {isConfirmed && <Icon of={IconRosetteDiscountCheck} size={18} className={styles.confirmed} />}
      </p>
      {place !== '' && <p className={styles.note}>{place}</p>}
      {text !== '' && (
        <p className={styles.lines}>
          <PromptText text={text} />
        </p>
      )}
    </div>
  );
}
