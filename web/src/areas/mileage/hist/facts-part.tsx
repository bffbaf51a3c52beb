import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Fact } from './fact.tsx';
import styles from './hist.module.css';
import type { MileageSummary } from './own-ledger.tsx';
import { RankFact } from './rank-fact.tsx';
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
  const nothingText = going > 0 ? texts.closingText : texts.noneText;
  const goesText = expiresOn === null ? nothingText : texts.expiringText(format.day(expiresOn));
  return (
    <dl className={styles.facts} aria-label={texts.list}>
      <Fact
        term={texts.expiring}
        value={going === 0 ? texts.none : points(going)}
        isSoon={isSoon}
        note={
          later
            ? `${goesText} ${texts.later(format.number(later.points), format.number(later.termsLeft - 1))}`
            : goesText
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
      <RankFact />
    </dl>
  );
}
