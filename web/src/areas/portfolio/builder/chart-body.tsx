import type { BlockOf } from '@naru/contract/areas/portfolio/page-content.ts';

import type { BodyProps } from './block-body.tsx';
import { EmptyBody } from './empty-body.tsx';
import { chooseWords, isSame } from './facts.ts';
import styles from './page.module.css';

/** The result of a test as bars. */
export function ChartBody({ block: { source, caption }, facts, language }: BodyProps<BlockOf<'CHART'>>) {
  const chart = source && facts?.chartList.find((one) => isSame(one.source, source));
  if (!chart) return <EmptyBody kind="CHART" />;
  return (
    <figure className={styles.chart}>
      <figcaption>
        <strong>{chooseWords(chart.title, language)}</strong>
        {caption !== '' && <span>{caption}</span>}
      </figcaption>
      <dl>
        {chart.scaleList.map(({ name, value }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a scale is its place
          <div key={at}>
            <dt>{chooseWords(name, language)}</dt>
            <dd>
              <span className={styles.bar} style={{ '--part': `${value}%` }} />
              {Math.round(value)}
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>{chooseWords(chart.note, language)}</p>
    </figure>
  );
}
