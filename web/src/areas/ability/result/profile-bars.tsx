import type { ResultScale } from '@naru/contract/areas/ability/result.ts';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconChevronUp from '@tabler/icons-react/dist/esm/icons/IconChevronUp.mjs';
import IconEqual from '@tabler/icons-react/dist/esm/icons/IconEqual.mjs';

import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Icon } from '../../../ui/icon.tsx';
import { changeOf, shownPoints } from '../../../blocks/ability/findings.ts';
import styles from './result.module.css';
import { resultTexts } from './texts.ts';

const SHAPES = { LOW: IconChevronDown, MIDDLE: IconEqual, HIGH: IconChevronUp };

/** Draws each scale on a line from 0 to 100: this time, last time, and where the middle half of the peers lies. */
export function ProfileBars({ scales }: { readonly scales: readonly ResultScale[] }) {
  return (
    <ul className={styles.bars}>
      {scales.map((scale) => (
        <ProfileBar key={scale.scaleCode} scale={scale} />
      ))}
    </ul>
  );
}

function ProfileBar({ scale }: { readonly scale: ResultScale }) {
  const all = useTexts(resultTexts);
  const format = useFormat();
  const { name, points, level, before } = scale;
  return (
    <li className={styles.bar}>
      <span className={styles['bar-name']}>{name}</span>
      <span className={styles['bar-level']} data-level={level ?? undefined}>
        {level !== null && (
          <>
            <Icon of={SHAPES[level]} size={16} />
            {all.levels[level]}
          </>
        )}
      </span>
      <ProfileLine {...scale} />
      <span className={styles['bar-points']}>
        {points === null ? all.picture.none : all.picture.points(format.number(shownPoints(points)))}
      </span>
      <Change change={changeOf({ points, before })} />
    </li>
  );
}

function Change({ change }: { readonly change: number | undefined }) {
  const { picture } = useTexts(resultTexts);
  const format = useFormat();
  if (change === undefined || change === 0) return <span className={styles.change} />;
  const by = format.number(Math.abs(change));
  return (
    <span className={styles.change} data-risen={change > 0 || undefined}>
      <span aria-hidden>{`${change > 0 ? '▲' : '▼'} ${by}`}</span>
      <span className="visually-hidden">{change > 0 ? picture.up(by) : picture.down(by)}</span>
    </span>
  );
}

/** A drawing only: every number of it stands beside it or in the table. */
function ProfileLine({ points, before, middleHalf }: Pick<ResultScale, 'points' | 'before' | 'middleHalf'>) {
  const at = (place: number): string => `${place}%`;
  const isLinked = points !== null && before !== null;
  return (
    <span className={styles.track} aria-hidden>
      {middleHalf !== null && (
        <span
          className={styles.half}
          style={{ left: at(middleHalf.from), width: at(middleHalf.to - middleHalf.from) }}
        />
      )}
      {isLinked && (
        <span
          className={styles.way}
          style={{ left: at(Math.min(points, before)), width: at(Math.abs(points - before)) }}
        />
      )}
      {before !== null && <span className={styles.then} style={{ left: at(before) }} />}
      {points !== null && <span className={styles.dot} style={{ left: at(points) }} />}
    </span>
  );
}
