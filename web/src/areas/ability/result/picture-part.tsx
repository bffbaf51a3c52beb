import type { ResultScale, TestResult } from '@naru/contract/areas/ability/result.ts';
import type { ReactNode } from 'react';

import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { BarChart } from '../../../ui/bar-chart.tsx';
import { ChartFrame, type ChartTable } from '../../../ui/chart-frame.tsx';
import { loadOnUse } from '../../../ui/load-on-use.tsx';
import { RadarChart } from '../../../ui/radar-chart.tsx';
import { Section } from '../../../ui/section.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { fitsRadar, MOST_POINTS, scalesOf, shownPoints } from '../../../blocks/ability/findings.ts';
import { ProfileBars } from './profile-bars.tsx';
import styles from './result.module.css';
import { resultTexts } from './texts.ts';
import { useFinding } from './use-finding.ts';

const HEIGHT = 280;
const RadarPicture = loadOnUse(async () => (await import('../../../ui/radar-picture.tsx')).RadarPicture);

/** Shows the main scales in one look: the profile, each scale beside its peers, and the same numbers as a table. */
export function PicturePart({ result }: { readonly result: TestResult }) {
  const finding = useFinding(result);
  return (
    <Section title={finding.title} text={finding.text}>
      <MainPicture result={result} finding={finding.title} />
    </Section>
  );
}

/** The picture at the top, without its heading. */
export function MainPicture({ result, finding }: { readonly result: TestResult; readonly finding: string }) {
  const texts = useTexts(resultTexts).picture;
  const [picture] = result.pictureList;
  const scales = scalesOf(result, picture?.scaleList ?? []);
  const table = useScaleTable(scales);
  const isRadar = picture?.kind === 'RADAR' && fitsRadar(scales);
  const sorted = picture?.kind === 'RADAR' || picture?.kind === 'RANK' ? sortDown(scales) : scales;
  return (
    <ChartFrame finding={finding} hideFinding measure={texts.measure} table={table}>
      <div className={styles.pictures} data-radar={isRadar || undefined}>
        {isRadar && (
          <RadarPicture
            fallback={<Skeleton shape="block" height={HEIGHT} />}
            finding={finding}
            axes={axesOf(scales)}
            height={HEIGHT}
          />
        )}
        <ProfileBars scales={sorted} />
      </div>
      <PictureKey result={result} scales={scales} />
    </ChartFrame>
  );
}

const sortDown = (scales: readonly ResultScale[]): ResultScale[] =>
  scales.toSorted((one, other) => (other.points ?? -1) - (one.points ?? -1));

const axesOf = (scales: readonly ResultScale[]) =>
  scales.map(({ name, points, before }) => ({
    name,
    value: shownPoints(points ?? 0),
    ...(before !== null && { before: shownPoints(before) }),
  }));

interface KeyProps {
  readonly result: TestResult;
  readonly scales: readonly ResultScale[];
}

function PictureKey({ result, scales }: KeyProps) {
  const texts = useTexts(resultTexts).picture;
  const format = useFormat();
  const { before, scoredAt } = result;
  const hasBefore = before !== null && scales.some((scale) => scale.before !== null);
  return (
    <ul className={styles.key}>
      <KeyItem shape={styles.dot}>{texts.now(format.day(scoredAt, { hasWeekday: false }))}</KeyItem>
      {hasBefore && (
        <KeyItem shape={styles.then}>{texts.before(format.day(before.scoredAt, { hasWeekday: false }))}</KeyItem>
      )}
      {scales.some(({ middleHalf }) => middleHalf !== null) && <KeyItem shape={styles.half}>{texts.half}</KeyItem>}
    </ul>
  );
}

function KeyItem({ shape, children }: { readonly shape: string | undefined; readonly children: ReactNode }) {
  return (
    <li>
      <span className={styles['key-shape']} aria-hidden>
        <span className={shape} />
      </span>
      {children}
    </li>
  );
}

/** Writes scales as a table: only columns that have something in them. */
export function useScaleTable(scales: readonly ResultScale[]): ChartTable {
  const { picture: texts, levels } = useTexts(resultTexts);
  const format = useFormat();
  const number = (value: number | null): string => (value === null ? '–' : format.number(value));
  const points = (value: number | null): string => (value === null ? '–' : format.number(shownPoints(value)));
  const columns: readonly (readonly [string, (scale: ResultScale) => string, boolean])[] = [
    [texts.nowColumn, (scale) => points(scale.points), true],
    [texts.beforeColumn, (scale) => points(scale.before), scales.some(({ before }) => before !== null)],
    [texts.level, ({ level }) => (level === null ? '–' : levels[level]), scales.some(({ level }) => level !== null)],
    [texts.t, ({ t }) => number(t), scales.some(({ t }) => t !== null)],
    [texts.percentile, ({ percentile }) => number(percentile), scales.some(({ percentile }) => percentile !== null)],
    [
      texts.halfColumn,
      ({ middleHalf }) => (middleHalf === null ? '–' : texts.from(points(middleHalf.from), points(middleHalf.to))),
      scales.some(({ middleHalf }) => middleHalf !== null),
    ],
  ];
  const shown = columns.filter(([, , isThere]) => isThere);
  return {
    columns: [texts.scale, ...shown.map(([name]) => name)],
    rows: scales.map((scale) => [scale.name, ...shown.map(([, write]) => write(scale))]),
  };
}

/** Draws the further pictures of the test. */
export function MorePictures({ result }: { readonly result: TestResult }) {
  return result.pictureList
    .slice(1)
    .map((picture) => (
      <MorePicture
        key={picture.title}
        title={picture.title}
        kind={picture.kind}
        scales={scalesOf(result, picture.scaleList)}
      />
    ));
}

interface MorePictureProps {
  readonly title: string;
  readonly kind: TestResult['pictureList'][number]['kind'];
  readonly scales: readonly ResultScale[];
}

function MorePicture({ title, kind, scales }: MorePictureProps) {
  const texts = useTexts(resultTexts).picture;
  const format = useFormat();
  const sorted = kind === 'RANK' ? sortDown(scales) : scales;
  const table = useScaleTable(sorted);
  const unscored = scales.filter(({ points }) => points === null);
  const shared = { finding: title, headingLevel: 2, measure: texts.measure, table } as const;
  if (kind === 'RADAR' && fitsRadar(scales)) {
    return (
      <RadarChart {...shared} axes={axesOf(scales)} labels={{ now: texts.nowColumn, before: texts.beforeColumn }} />
    );
  }
  return (
    <div>
      <BarChart
        {...shared}
        lying
        to={MOST_POINTS}
        categories={sorted.map(({ name }) => name)}
        series={[{ name: texts.nowColumn, values: sorted.map(({ points }) => points && shownPoints(points)) }]}
        formatValue={(value) => format.number(value)}
      />
      {unscored.length > 0 && (
        <p className={styles.quiet}>{texts.unscored(format.list(unscored.map(({ name }) => name)))}</p>
      )}
    </div>
  );
}
