import type { TestToTake } from '@naru/contract/areas/ability/sessions.ts';

import { AppLink } from '../../../blocks/navigation/app-link.tsx';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { StateChip } from '../../../ui/state-chip.tsx';
import { resultOf } from './addresses.ts';
import styles from './session.module.css';
import { sessionTexts } from './texts.ts';

/** Lists what came of a test before; each leads to its result. */
export function AttemptList({ test }: { readonly test: TestToTake }) {
  const texts = useTexts(sessionTexts).list;
  const format = useFormat();
  const { attemptList } = test;
  const hasVersions = new Set(attemptList.map(({ versionNo }) => versionNo)).size > 1;
  return (
    <div className={styles.attempts}>
      <h3 className={styles.label}>{texts.attempts}</h3>
      <ul className={styles.links}>
        {attemptList.map(({ sessionId, takenAt, versionNo, status, qualityList, reason }) => (
          <li key={sessionId} className={styles.attempt}>
            {status === 'SCORED' ? (
              <AppLink to={resultOf(sessionId)}>{texts.resultOf(format.day(takenAt))}</AppLink>
            ) : (
              <span>{texts.latest(format.day(takenAt))}</span>
            )}
            {hasVersions && <span className={styles.meta}>{texts.version(format.number(versionNo))}</span>}
            {status === 'INVALIDATED' && (
              <>
                <StateChip kind="cancelled">{texts.invalidated}</StateChip>
                <span className={styles.meta}>{texts.invalidatedFor(reason ?? '')}</span>
              </>
            )}
            {status === 'SCORED' && qualityList.length > 0 && <StateChip kind="waiting">{texts.doubtful}</StateChip>}
          </li>
        ))}
      </ul>
    </div>
  );
}
