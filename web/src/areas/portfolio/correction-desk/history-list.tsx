import type { CorrectionHistoryEntry } from '@naru/contract/areas/portfolio/correction-desk.ts';

import { joinFacts } from '../../../platform/format/facts.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import styles from './desk.module.css';
import { deskTexts } from './texts.ts';

/** How a request went from hand to hand, the earliest first. */
export function HistoryList({ entries }: { readonly entries: readonly CorrectionHistoryEntry[] }) {
  const { history } = useTexts(deskTexts);
  const format = useFormat();
  return (
    <ol className={styles.history}>
      {entries.map(({ action, at, actorNm, assigneeNm, reason }) => (
        <li key={`${at} ${action}`}>
          {joinFacts([
            actorNm ?? history.system,
            action === 'ASSIGN' ? history.ASSIGN(assigneeNm ?? '') : history[action],
            format.relativeTime(at, { time: 'always' }),
          ])}
          {reason !== null && <p className={styles.meta}>{reason}</p>}
        </li>
      ))}
    </ol>
  );
}
