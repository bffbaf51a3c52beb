import { drawHatch } from './chart-hatch.ts';
import styles from './chart-picture.module.css';

export interface ChartKeyProps {
  readonly names: readonly string[];
}

const face = { x: 0, y: 0, width: 14, height: 14 };

/** Shows the pattern of each name; for bars, which have no room for names. */
export function ChartKey({ names }: ChartKeyProps) {
  return (
    <ul className={styles.key}>
      {names.map((name, index) => (
        <li key={name} className={styles.keyItem}>
          <svg className={styles.face} viewBox="0 0 14 14" aria-hidden style={{ '--face': `var(--c${index + 1})` }}>
            <rect className={styles.bar} {...face} />
            <path className={styles.hatch} d={drawHatch(index, face)} />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}
