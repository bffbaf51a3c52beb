import { RUBRIC_POINTS, type Rubric } from '@naru/contract/areas/portfolio/words.ts';

import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import styles from './correction.module.css';
import { correctionTexts } from './texts.ts';

const MOST = 5;

/** The points of a rubric as bars; the words beside each say the same. */
export function RubricPicture({ rubric }: { readonly rubric: Rubric }) {
  const texts = useTexts(correctionTexts);
  const format = useFormat();
  return (
    <dl className={styles.points}>
      {RUBRIC_POINTS.map((point) => {
        const given = rubric[point];
        if (given === undefined) return null;
        return (
          <div key={point} style={{ display: 'contents' }}>
            <dt>{texts.points[point]}</dt>
            <dd>
              <span className={styles.track} aria-hidden>
                <span className={styles.fill} style={{ width: `${(given / MOST) * 100}%` }} />
              </span>
              <span>{texts.pointOf(format.number(given))}</span>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
