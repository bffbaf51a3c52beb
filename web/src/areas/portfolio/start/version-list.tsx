import type { PortfolioVersionRow } from '@naru/contract/areas/portfolio/start.ts';

import { joinFacts } from '../../../platform/format/facts.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Tag } from '../../../ui/tag.tsx';
import styles from './start.module.css';
import { startTexts } from './texts.ts';

interface VersionListProps {
  readonly versions: readonly PortfolioVersionRow[];
  readonly chosen: number | null;
  readonly onChoose: (number: number) => void;
}

export function VersionList({ versions, chosen, onChoose }: VersionListProps) {
  const texts = useTexts(startTexts).versions;
  const format = useFormat();
  return (
    <ul className={styles.versions} aria-label={texts.listLabel}>
      {versions.map(({ number, reason, name, createdAt, blockCount, isShown }) => (
        <li key={number}>
          <button
            type="button"
            className={styles.version}
            aria-current={number === chosen ? 'true' : undefined}
            onClick={() => onChoose(number)}
          >
            <span className={styles.versionName}>
              {name === '' ? texts.reasons[reason] : name}
              {isShown && <Tag>{texts.isShown}</Tag>}
            </span>
            <span className={styles.meta}>
              {joinFacts([format.moment(createdAt), texts.blocks(format.number(blockCount))])}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
