import { symbol } from 'd3-shape';
import styles from './chart-picture.module.css';
import { joinClasses } from './join-classes.ts';
import { lookOf, MARK } from './line-looks.ts';

export interface LineKeyProps {
  readonly names: readonly string[];
}

/** Shows the dashes and the mark of each line beside its name, for lines whose ends have no room for names. */
export function LineKey({ names }: LineKeyProps) {
  return (
    <ul className={joinClasses(styles.key, styles.keyBelow)}>
      {names.map((name, index) => {
        const { dash, mark } = lookOf(index);
        return (
          <li key={name} className={styles.keyItem}>
            <svg className={styles.sample} viewBox="0 0 32 12" aria-hidden style={{ '--face': `var(--c${index + 1})` }}>
              <path className={styles.stroke} d="M0 6H26" strokeDasharray={dash} />
              <path className={styles.dot} d={symbol(mark, MARK)() ?? ''} transform="translate(26 6)" />
            </svg>
            {name}
          </li>
        );
      })}
    </ul>
  );
}
