import type { MileageGoal } from '@naru/contract/areas/mileage/own.ts';

import { lookAt } from '../../../blocks/mileage/goals.ts';
import { AppLink } from '../../../blocks/navigation/app-link.tsx';
import { joinFacts } from '../../../platform/format/facts.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { formOfUse } from './addresses.ts';
import type { GoalPartProps } from './goal-part.tsx';
import styles from './hist.module.css';
import { mileageHistTexts } from './texts.ts';

/** Lists the uses within reach, the largest first, and those beyond the one that is next. */
export function UsesPart({ available, goalList }: GoalPartProps) {
  const texts = useTexts(mileageHistTexts).uses;
  const { next, reachedList } = lookAt(goalList, available);
  const beyond = goalList
    .filter(({ missing, purposeCode }) => missing > 0 && purposeCode !== next?.purposeCode)
    .toSorted((one, other) => one.missing - other.missing);
  if (reachedList.length + beyond.length === 0) return null;
  return (
    <ul className={styles.uses} aria-label={texts.list}>
      {[...reachedList, ...beyond].map((goal) => (
        <UseRow key={goal.purposeCode} goal={goal} />
      ))}
    </ul>
  );
}

function UseRow({ goal }: { readonly goal: MileageGoal }) {
  const texts = useTexts(mileageHistTexts).uses;
  const format = useFormat();
  const { purposeCode, name, least, missing, won } = goal;
  const isReached = missing === 0;
  return (
    <li className={styles.use}>
      <span className={styles.words}>
        <b>{name}</b>
        <span className={styles.meta}>
          {joinFacts([
            isReached ? texts.now : texts.missing(format.number(missing)),
            texts.least(format.number(least)),
            won !== null && texts.won(format.number(won)),
          ])}
        </span>
      </span>
      {isReached && (
        <ButtonLink
          size="small"
          as={({ children, ...slot }) => (
            <AppLink to={formOfUse(purposeCode)} {...slot} aria-label={texts.applyName(name)}>
              {children}
            </AppLink>
          )}
        >
          {texts.apply}
        </ButtonLink>
      )}
    </li>
  );
}
