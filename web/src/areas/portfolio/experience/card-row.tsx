import type { ListedCard } from '@naru/contract/areas/portfolio/experience.ts';

import { joinFacts } from '../../../platform/format/facts.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Tag } from '../../../ui/tag.tsx';
import styles from './experience.module.css';
import { experienceTexts } from './texts.ts';
import { usePeriod } from './use-period.ts';

export interface CardRowProps {
  readonly card: ListedCard;
  readonly onOpen: () => void;
}

/** A card in the list: its title, how it begins, and where it is used. */
export function CardRow({ card, onOpen }: CardRowProps) {
  const all = useTexts(experienceTexts);
  const texts = all.list;
  const format = useFormat();
  const period = usePeriod();
  const { title, beganIn, endedIn, tagList, excerpt, missingList, usedList } = card;
  const places = usedList.map(({ letterNm, questionNo }) => texts.placeOf(letterNm, format.number(questionNo)));
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.name}>
          <button type="button" className={styles.open} onClick={onOpen}>
            {title}
          </button>
        </p>
        {excerpt !== '' && <p className={styles.excerpt}>{excerpt}</p>}
        <p className={styles.meta}>
          {joinFacts([
            period(beganIn, endedIn),
            missingList.length > 0 && texts.missing(missingList.map((part) => all.parts[part]).join(', ')),
          ])}
        </p>
        {tagList.length > 0 && (
          <div className={styles.tags}>
            {tagList.map((tag) => (
              <Tag key={tag} tone="neutral">
                {tag}
              </Tag>
            ))}
          </div>
        )}
      </div>
      <div className={styles.aside}>
        <p className={styles.used}>{places.length === 0 ? texts.unused : texts.used(format.number(places.length))}</p>
        {places.map((place) => (
          <p key={place} className={styles.meta}>
            {place}
          </p>
        ))}
      </div>
    </li>
  );
}
