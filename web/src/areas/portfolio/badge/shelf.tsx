import type { OwnBadge } from '@naru/contract/areas/portfolio/badge.ts';

import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { StateChip } from '../../../ui/state-chip.tsx';
import styles from './badge.module.css';
import { BadgePicture } from '../credential/badge-picture.tsx';
import { badgeTexts } from './texts.ts';
import { useBadgeWords } from './use-badge-words.ts';

export interface ShelfProps {
  readonly badges: readonly OwnBadge[];
  readonly onOpen: (assertionId: string) => void;
}

/** Badges side by side, the picture first. */
export function Shelf({ badges, onOpen }: ShelfProps) {
  return (
    <ul className={styles.shelf}>
      {badges.map((badge) => (
        <ShelfBadge key={badge.assertionId} badge={badge} onOpen={onOpen} />
      ))}
    </ul>
  );
}

function ShelfBadge({ badge, onOpen }: { readonly badge: OwnBadge } & Pick<ShelfProps, 'onOpen'>) {
  const all = useTexts(badgeTexts);
  const texts = all.my;
  const format = useFormat();
  const { say } = useBadgeWords();
  const { assertionId, name, level, state, endsSoon, grantedAt, expiresAt, revokeReason } = badge;
  const said = say(name);
  return (
    <li>
      <button type="button" className={styles.shelfBadge} onClick={() => onOpen(assertionId)}>
        <span className={styles.plate}>
          <BadgePicture badge={badge} size="shelf" faded={state !== 'VALID'} />
        </span>
        <span className={styles.name}>{said}</span>
        <span className={styles.quiet}>
          {all.levels[level]} · {format.date(grantedAt)}
        </span>
        {endsSoon && expiresAt !== null && (
          <StateChip kind="waiting">{texts.endsSoon(format.date(expiresAt))}</StateChip>
        )}
        {state === 'REVOKED' && <StateChip kind="cancelled">{all.states.REVOKED}</StateChip>}
        {state === 'EXPIRED' && <StateChip kind="ended">{all.states.EXPIRED}</StateChip>}
        {revokeReason !== null && <span className={styles.quiet}>{texts.reason(revokeReason)}</span>}
      </button>
    </li>
  );
}
