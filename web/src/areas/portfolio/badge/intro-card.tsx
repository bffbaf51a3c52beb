import type { BadgeStanding, CatalogueBadge } from '@naru/contract/areas/portfolio/badge.ts';

import { joinFacts } from '../../../platform/format/facts.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { StateChip, type StateKind } from '../../../ui/state-chip.tsx';
import styles from './badge.module.css';
import { BadgePicture } from '../credential/badge-picture.tsx';
import { ConditionSteps } from './condition-steps.tsx';
import { badgeTexts } from './texts.ts';
import { useBadgeWords } from './use-badge-words.ts';

/** Conditions that a card shows; the sheet shows all. */
const MOST_SHOWN = 2;
const KINDS = { HELD: 'done', BEGUN: 'progress', NEW: 'open' } as const satisfies Record<BadgeStanding, StateKind>;

export interface IntroCardProps {
  readonly badge: CatalogueBadge;
  readonly onOpen: (classId: string) => void;
}

/** One badge of the catalogue: its picture, what it asks for, and how far the person is. */
export function IntroCard({ badge, onOpen }: IntroCardProps) {
  const all = useTexts(badgeTexts);
  const format = useFormat();
  const { say, competencyOf } = useBadgeWords();
  const { classId, name, level, competencyCode, standing, conditionList } = badge;
  const rest = conditionList.length - MOST_SHOWN;
  return (
    <li className={styles.card}>
      <BadgePicture badge={badge} size="regular" />
      <div className={styles.cardWords}>
        <div className={styles.cardHead}>
          <h2 className={styles.cardName}>
            <button type="button" className={styles.cardButton} onClick={() => onOpen(classId)}>
              {say(name)}
            </button>
          </h2>
          {standing !== null && standing !== 'NEW' && (
            <StateChip kind={KINDS[standing]}>{all.standings[standing]}</StateChip>
          )}
        </div>
        <p className={styles.quiet}>
          {joinFacts([all.levels[level], competencyCode !== null && competencyOf(competencyCode)])}
        </p>
        {standing === 'HELD' ? (
          <p className={styles.clamped}>{say(badge.description)}</p>
        ) : (
          <>
            <ConditionSteps steps={conditionList.slice(0, MOST_SHOWN)} isBrief />
            {rest > 0 && <p className={styles.quiet}>{all.intro.more(format.number(rest))}</p>}
          </>
        )}
      </div>
    </li>
  );
}
