import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import type { ReactNode } from 'react';

import { useFormat } from '../../../../platform/format/use-format.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { Icon } from '../../../../ui/icon.tsx';
import styles from './hist.module.css';
import type { MileageSummary } from './own-ledger.tsx';
import { mileageHistTexts } from './texts.ts';

/** From this many days on it is soon. */
const SOON_DAYS = 30;

/** Tells quietly what expires, what is being checked, what is set aside, and what the term brought. */
export function FactsPart({ summary }: { readonly summary: MileageSummary }) {
  const all = useTexts(mileageHistTexts);
  const texts = all.facts;
  const format = useFormat();
  const { held, balance, earnedThisTerm, expiringList, expiresOn, waiting } = summary;
  const points = (value: number): string => all.points(format.number(value));
  const going = expiringList.find(({ termsLeft }) => termsLeft === 1)?.points ?? 0;
  const later = expiringList.find(({ termsLeft, points: some }) => termsLeft > 1 && some > 0);
  const isSoon = going > 0 && expiresOn !== null && (format.daysUntil(expiresOn) ?? SOON_DAYS) < SOON_DAYS;
  const goesText =
    going === 0 ? texts.noneText : expiresOn === null ? texts.expiringTerm : texts.expiringText(format.day(expiresOn));
  return (
    <dl className={styles.facts} aria-label={texts.list}>
      <Fact
        term={texts.expiring}
        value={going === 0 ? texts.none : points(going)}
        isSoon={isSoon}
        note={
          later ? `${goesText} ${texts.later(format.number(later.points), format.number(later.termsLeft))}` : goesText
        }
      />
      {waiting.claimCount > 0 && (
        <Fact
          term={texts.waiting}
          value={texts.count(format.number(waiting.claimCount))}
          note={texts.waitingText(format.number(waiting.points))}
        />
      )}
      {held > 0 && (
        <Fact
          term={texts.held}
          value={points(held)}
          note={texts.heldText(format.number(waiting.useCount), format.number(balance))}
        />
      )}
      <Fact term={texts.earned} value={points(earnedThisTerm)} />
    </dl>
  );
}

interface FactProps {
  readonly term: string;
  readonly value: string;
  readonly note?: ReactNode;
  /** In amber, with a clock. */
  readonly isSoon?: boolean | undefined;
}

function Fact({ term, value, note, isSoon = false }: FactProps) {
  return (
    <div className={styles.fact}>
      <dt>{term}</dt>
      <dd className={styles.value} data-soon={isSoon || undefined}>
        {isSoon && <Icon of={IconClock} size={18} />}
        {value}
      </dd>
      {note !== undefined && <dd className={styles.meta}>{note}</dd>}
    </div>
  );
}
