import type { PortfolioContent } from '@naru/contract/areas/portfolio/page-content.ts';

import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Tag } from '../../../ui/tag.tsx';
import { findChanges } from './changes.ts';
import styles from './start.module.css';
import { startTexts } from './texts.ts';

interface ChangeListProps {
  readonly older: PortfolioContent;
  readonly newer: PortfolioContent;
}

/** Lists how a portfolio differs now from what it was. */
export function ChangeList({ older, newer }: ChangeListProps) {
  const all = useTexts(startTexts);
  const texts = all.versions;
  const { isSame, isOrderOnly, isHeadChanged, isBackgroundChanged, blockList } = findChanges(older, newer);
  if (isSame || isOrderOnly) return <p className={styles.meta}>{isSame ? texts.same : texts.orderOnly}</p>;
  return (
    <ul className={styles.changes}>
      {isHeadChanged && (
        <li>
          <Tag tone="neutral">{texts.kinds.changed}</Tag> {texts.head}
        </li>
      )}
      {isBackgroundChanged && (
        <li>
          <Tag tone="neutral">{texts.kinds.changed}</Tag> {texts.background}
        </li>
      )}
      {blockList.map(({ blockId, kind, change, words }) => (
        <li key={blockId}>
          <Tag tone={change === 'changed' ? 'neutral' : 'accent'}>{texts.kinds[change]}</Tag> {all.blocks[kind]}
          {words !== '' && <span className={styles.meta}> {words}</span>}
        </li>
      ))}
    </ul>
  );
}
