import type { ResultScale, TestResult } from '@naru/contract/areas/ability/result.ts';

import { joinFacts } from '../../../platform/format/facts.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Accordion } from '../../../ui/accordion.tsx';
import { Section } from '../../../ui/section.tsx';
import { scalesOf, shownPoints } from '../../../blocks/ability/findings.ts';
import styles from './result.module.css';
import { resultTexts } from './texts.ts';

/** Says in words what stands out, and behind a press what each scale means. */
export function MeaningPart({ result }: { readonly result: TestResult }) {
  const texts = useTexts(resultTexts).meaning;
  const strong = scalesOf(result, result.strongList);
  const grow = scalesOf(result, result.growList);
  const high = scalesOf(result, result.highList);
  return (
    <Section title={texts.title}>
      {strong.length + grow.length + high.length === 0 ? (
        <p>{texts.even}</p>
      ) : (
        <div className={styles.meanings}>
          <Meaning title={texts.strong} scales={strong} />
          <Meaning title={texts.grow} scales={grow} />
          <Meaning title={texts.high} scales={high} />
        </div>
      )}
      <Accordion items={[{ id: 'details', title: texts.details, content: <Details scales={result.scaleList} /> }]} />
    </Section>
  );
}

interface MeaningProps {
  readonly title: (names: string) => string;
  readonly scales: readonly ResultScale[];
}

/** The level's words, and without any what the scale is about. */
export function Meaning({ title, scales }: MeaningProps) {
  const format = useFormat();
  if (scales.length === 0) return null;
  return (
    <div>
      <h3 className={styles.small}>{title(format.list(scales.map(({ name }) => name)))}</h3>
      {scales.map(({ scaleCode, meaning, definition }) => (
        <p key={scaleCode}>{meaning ?? definition}</p>
      ))}
    </div>
  );
}

function Details({ scales }: { readonly scales: readonly ResultScale[] }) {
  const all = useTexts(resultTexts);
  const format = useFormat();
  return (
    <ul className={styles.details}>
      {inTree(scales).map(({ scale, depth }) => (
        <li key={scale.scaleCode} data-depth={depth}>
          <p className={styles['detail-head']}>
            <strong>{scale.name}</strong>
            <span>
              {joinFacts([
                scale.points === null ? all.picture.none : all.picture.points(format.number(shownPoints(scale.points))),
                scale.level !== null && all.levels[scale.level],
                scale.percentile !== null && all.meaning.percentile(format.number(scale.percentile)),
              ])}
            </span>
          </p>
          <p className={styles.quiet}>{scale.definition}</p>
          {scale.meaning !== null && <p>{scale.meaning}</p>}
        </li>
      ))}
    </ul>
  );
}

/** Lists each scale with those that it is made of below it. */
export function inTree(scales: readonly ResultScale[]): { scale: ResultScale; depth: number }[] {
  const known = new Set(scales.map(({ scaleCode }) => scaleCode));
  const under = (parent: string | null, depth: number): { scale: ResultScale; depth: number }[] =>
    scales
      .filter(({ parentCode }) => (parentCode !== null && known.has(parentCode) ? parentCode : null) === parent)
      .flatMap((scale) => [{ scale, depth }, ...under(scale.scaleCode, depth + 1)]);
  return under(null, 0);
}
