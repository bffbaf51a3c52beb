import type { FrameworkGroup } from '@naru/contract/areas/ability/guide.ts';
import { useId } from 'react';

import { AppLink } from '../../../../blocks/navigation/app-link.tsx';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import styles from './framework.module.css';
import { frameworkTexts } from './texts.ts';

export interface GroupPartProps {
  readonly group: FrameworkGroup;
  /** The place of its colour in the wheel. */
  readonly colour: number;
}

/** One competency: what it is, its parts side by side, and the programmes ahead that promise it. */
export function GroupPart({ group: { name, definition, partList, programmeList }, colour }: GroupPartProps) {
  const texts = useTexts(frameworkTexts);
  const format = useFormat();
  const id = useId();
  return (
    <section className={styles.group} data-colour={colour} aria-labelledby={id}>
      <div className={styles.about}>
        <h2 id={id} className={styles.groupName}>
          {name}
        </h2>
        <p className={styles.text}>{definition}</p>
      </div>
      <ul className={styles.parts}>
        {partList.map((part) => (
          <li key={part.scaleCode}>
            <h3 className={styles.partName}>{part.name}</h3>
            <p className={styles.text}>{part.definition}</p>
          </li>
        ))}
      </ul>
      <p className={styles.programmes}>
        <span className={styles.meta}>{programmeList.length === 0 ? texts.noProgramme : texts.programmes}</span>
        {programmeList.map(({ type, count, path }) => (
          <AppLink key={type} to={path} className={styles.programme}>
            {texts.count(texts.types[type], format.number(count))}
          </AppLink>
        ))}
      </p>
    </section>
  );
}
