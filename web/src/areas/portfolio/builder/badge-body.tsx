import { drawBadge } from '@naru/contract/areas/portfolio/badge-picture.ts';
import type { BlockOf } from '@naru/contract/areas/portfolio/page-content.ts';

import type { BodyProps } from './block-body.tsx';
import { EmptyBody } from './empty-body.tsx';
import { chooseWords } from './facts.ts';
import styles from './page.module.css';

/** Badges that stand; one that was revoked is not here. */
export function BadgeBody({ block, facts, language, addressOf }: BodyProps<BlockOf<'BADGE'>>) {
  const badges = block.assertionIdList.flatMap(
    (id) => facts?.badgeList.find(({ assertionId }) => assertionId === id) ?? [],
  );
  if (facts && badges.length === 0) return <EmptyBody kind="BADGE" />;
  return (
    <ul className={styles.badges}>
      {badges.map(({ assertionId, name, look, level, picture }) => (
        <li key={assertionId}>
          <img
            src={addressOf(picture) ?? `data:image/svg+xml,${encodeURIComponent(drawBadge(look, level))}`}
            alt=""
            className={styles.badge}
          />
          <span>{chooseWords(name, language)}</span>
        </li>
      ))}
    </ul>
  );
}
