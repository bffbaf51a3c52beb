import type { ReactNode } from 'react';

import { useEnumeration } from '../../../blocks/enumeration/use-enumeration.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { BarChart } from '../../../ui/bar-chart.tsx';
import { LineChart } from '../../../ui/line-chart.tsx';
import styles from './hist.module.css';
import type { MileageSummary } from './own-ledger.tsx';
import { mileageHistTexts } from './texts.ts';

/** A line needs two points, and bars two things to compare. */
const LEAST = 2;
const HEIGHT = 180;

/** Draws the balance over terms, where it came from, and when it expires; each only where there is something to see. */
export function PicturesPart({ summary }: { readonly summary: MileageSummary }) {
  const texts = useTexts(mileageHistTexts).pictures;
  const { termList, typeList, expiringList } = summary;
  const pictures: ReactNode[] = [];
  if (termList.length >= LEAST) pictures.push(<TermPicture key="term" termList={termList} />);
  if (typeList.length >= LEAST) pictures.push(<TypePicture key="type" typeList={typeList} />);
  if (expiringList.length >= LEAST) pictures.push(<ExpiryPicture key="expiry" expiringList={expiringList} />);
  if (pictures.length === 0) return null;
  return (
    <section className={styles.pictures} aria-label={texts.label}>
      {pictures}
    </section>
  );
}

function TermPicture({ termList }: Pick<MileageSummary, 'termList'>) {
  const all = useTexts(mileageHistTexts);
  const texts = all.pictures;
  const format = useFormat();
  const points = (value: number): string => all.points(format.number(value));
  const [before, last] = [termList.at(-2)?.balance ?? 0, termList.at(-1)?.balance ?? 0];
  const by = format.number(Math.abs(last - before));
  const finding = last === before ? texts.termSame : last > before ? texts.termUp(by) : texts.termDown(by);
  const { termColumns: columns } = texts;
  return (
    <LineChart
      headingLevel={2}
      finding={finding}
      measure={texts.termMeasure}
      height={HEIGHT}
      categories={termList.map(({ term }) => `${term.year % 100}-${term.semstrCode.charAt(0)}`)}
      series={[{ name: texts.termLine, values: termList.map(({ balance }) => balance) }]}
      formatValue={(value) => format.number(value)}
      table={{
        columns: [columns.term, columns.earned, columns.gone, columns.balance],
        rows: termList.map(({ term, earned, gone, balance }) => [
          all.term({ year: String(term.year), semester: term.semstrNm }),
          points(earned),
          points(gone),
          points(balance),
        ]),
      }}
    />
  );
}

function TypePicture({ typeList }: Pick<MileageSummary, 'typeList'>) {
  const all = useTexts(mileageHistTexts);
  const texts = all.pictures;
  const format = useFormat();
  const { wordOf: typeOf } = useEnumeration('mileageType');
  const sorted = typeList.toSorted((one, other) => other.points - one.points);
  const most = sorted[0]?.points ?? 0;
  const leaders = sorted.filter(({ points }) => points === most);
  const [first] = leaders;
  const finding =
    first && leaders.length === 1
      ? texts.typeMost(typeOf(first.typeCode), format.number(most))
      : texts.typeSeveral(format.number(leaders.length), format.number(most));
  return (
    <BarChart
      headingLevel={2}
      finding={finding}
      measure={texts.typeMeasure}
      lying
      categories={sorted.map(({ typeCode }) => typeOf(typeCode))}
      series={[{ name: texts.pointsColumn, values: sorted.map(({ points }) => points) }]}
      formatValue={(value) => format.number(value)}
      table={{
        columns: [texts.typeColumn, texts.pointsColumn],
        rows: sorted.map(({ typeCode, points }) => [typeOf(typeCode), all.points(format.number(points))]),
      }}
    />
  );
}

function ExpiryPicture({ expiringList }: Pick<MileageSummary, 'expiringList'>) {
  const all = useTexts(mileageHistTexts);
  const texts = all.pictures;
  const format = useFormat();
  const [first] = expiringList;
  const nameOf = (terms: number): string => (terms === 1 ? texts.thisTerm : texts.moreTerms(format.number(terms - 1)));
  const finding =
    first?.termsLeft === 1
      ? texts.expiryNow(format.number(first.points))
      : texts.expiryLater(format.number((first?.termsLeft ?? 1) - 1));
  return (
    <BarChart
      headingLevel={2}
      finding={finding}
      measure={texts.expiryMeasure}
      lying
      categories={expiringList.map(({ termsLeft }) => nameOf(termsLeft))}
      series={[{ name: texts.pointsColumn, values: expiringList.map(({ points }) => points) }]}
      formatValue={(value) => format.number(value)}
      table={{
        columns: [texts.expiryColumn, texts.pointsColumn],
        rows: expiringList.map(({ termsLeft, points }) => [nameOf(termsLeft), all.points(format.number(points))]),
      }}
    />
  );
}
