import type { MileageGoal, MileageWay } from '@naru/contract/areas/mileage/own.ts';
import { useState } from 'react';

import { GoalBar } from '../../../blocks/mileage/goal-bar.tsx';
import { simulate } from '../../../blocks/mileage/goals.ts';
import { useEnumeration } from '../../../blocks/enumeration/use-enumeration.ts';
import { AppLink } from '../../../blocks/navigation/app-link.tsx';
import { joinFacts } from '../../../platform/format/facts.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Section } from '../../../ui/section.tsx';
import { ExplanationList } from '../shared/explanation-list.tsx';
import styles from './hist.module.css';
import { mileageHistTexts } from './texts.ts';

/** More are a list to read, and no help. */
const MOST_WAYS = 3;

export interface WaysPartProps {
  readonly available: number;
  readonly goalList: readonly MileageGoal[];
  readonly wayList: readonly MileageWay[];
}

/** Offers deeds that bring points; ticking some shows how far they take somebody. */
export function WaysPart({ available, goalList, wayList }: WaysPartProps) {
  const texts = useTexts(mileageHistTexts).ways;
  const ways = wayList.slice(0, MOST_WAYS);
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const seen = simulate({ available, goalList }, ways, (at) => chosen.includes(at));
  const sum = useSum(seen, chosen.length);
  const change = (at: number, isChosen: boolean): void =>
    setChosen((now) => (isChosen ? [...now, at] : now.filter((one) => one !== at)));
  return (
    <Section className={styles.ways} title={texts.title} text={ways.length > 0 ? texts.text : texts.none}>
      {ways.length > 0 && (
        <>
          <ul className={styles.list} aria-label={texts.list}>
            {ways.map((way, at) => (
              <WayRow
                key={`${way.kind} ${way.path} ${way.title}`}
                way={way}
                isChosen={chosen.includes(at)}
                onChange={(isChosen) => change(at, isChosen)}
              />
            ))}
          </ul>
          <div className={styles.sum}>
            <output>{sum}</output>
            <GoalBar available={available} more={seen.more} goalList={goalList} />
            {chosen.length > 1 && <p className={styles.meta}>{texts.note}</p>}
          </div>
        </>
      )}
    </Section>
  );
}

function useSum({ total, goal, isAll }: ReturnType<typeof simulate>, count: number): string {
  const texts = useTexts(mileageHistTexts).ways.sum;
  const format = useFormat();
  const points = format.number(total);
  const have = isAll ? texts.all(points) : count === 0 ? texts.now(points) : texts.some(format.number(count), points);
  if (!goal) return have;
  const { name, missing } = goal;
  return joinFacts([have, missing === 0 ? texts.enough(name) : texts.left(name, format.number(missing))]);
}

interface WayRowProps {
  readonly way: MileageWay;
  readonly isChosen: boolean;
  readonly onChange: (isChosen: boolean) => void;
}

function WayRow({ way, isChosen, onChange }: WayRowProps) {
  const all = useTexts(mileageHistTexts);
  const texts = all.ways;
  const format = useFormat();
  const { wordOf: typeOf } = useEnumeration('mileageType');
  const { kind, title, typeCode, points, until, path, explanationList } = way;
  return (
    <li className={styles.way}>
      <Checkbox
        label={title}
        note={joinFacts([texts.kinds[kind], typeOf(typeCode), until !== null && texts.until(format.day(until))])}
        checked={isChosen}
        onChange={(event) => onChange(event.target.checked)}
      />
      <b className={styles.gain}>{all.plus(format.number(points))}</b>
      <div className={styles.act}>
        <ButtonLink
          size="small"
          as={({ children, ...slot }) => (
            <AppLink to={path} {...slot} aria-label={texts.actionName(title, texts.actions[kind])}>
              {children}
            </AppLink>
          )}
        >
          {texts.actions[kind]}
        </ButtonLink>
      </div>
      <div className={styles.why}>
        <ExplanationList explanationList={explanationList} />
      </div>
    </li>
  );
}
