import type { TestResult } from '@naru/contract/areas/ability/result.ts';
import { useState } from 'react';

import { MOST_POINTS } from '../../../blocks/ability/findings.ts';
import { AppLink } from '../../../blocks/navigation/app-link.tsx';
import { joinFacts } from '../../../platform/format/facts.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { withTexts } from '../../../platform/i18n/locale.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { addressOf } from '../../../platform/route.ts';
import { Button } from '../../../ui/button.tsx';
import { LineChart } from '../../../ui/line-chart.tsx';
import { loadOnUse } from '../../../ui/load-on-use.tsx';
import { Section } from '../../../ui/section.tsx';
import { drawHistory, findSinceFirst } from './history.ts';
import styles from './result.module.css';
import { resultPopupRoute } from './routes.ts';
import { resultTexts } from './texts.ts';

const HEIGHT = 240;
const CompareDialog = loadOnUse(async () => (await withTexts(import('./compare-dialog.tsx'))).CompareDialog);

/** Draws every attempt at the test as lines over time; any two of them can be compared. */
export function HistoryPart({ result }: { readonly result: TestResult }) {
  const texts = useTexts(resultTexts).history;
  const [isOpen, setIsOpen] = useState(false);
  if (result.attemptList.length < 2) return <Section title={texts.title} text={texts.one} />;
  return (
    <Section title={texts.title}>
      <HistoryLines result={result} />
      <AttemptList result={result} />
      <Button onClick={() => setIsOpen(true)}>{texts.compare}</Button>
      {isOpen && <CompareDialog result={result} onClose={() => setIsOpen(false)} />}
    </Section>
  );
}

/** The lines alone, with the note that a version changed. */
export function HistoryLines({ result }: { readonly result: TestResult }) {
  const texts = useTexts(resultTexts).history;
  const format = useFormat();
  const { attemptList } = result;
  const series = drawHistory(result);
  const days = attemptList.map(({ scoredAt, isDoubtful }) => {
    const day = format.day(scoredAt, { hasWeekday: false });
    return isDoubtful ? texts.doubtful(day) : day;
  });
  const since = findSinceFirst(series);
  const finding = since === undefined ? texts.same : texts[since.kind](since.name, format.number(since.by));
  const points = (value: number | null | undefined): string =>
    value === null || value === undefined ? '–' : format.number(value);
  return (
    <>
      <LineChart
        finding={finding}
        measure={texts.measure}
        height={HEIGHT}
        to={MOST_POINTS}
        categories={days}
        series={series}
        formatValue={(value) => format.number(value)}
        table={{
          columns: [texts.when, ...series.map(({ name }) => name)],
          rows: days.map((day, at) => [day, ...series.map(({ values }) => points(values[at]))]),
        }}
      />
      {new Set(attemptList.map(({ versionNo }) => versionNo)).size > 1 && (
        <p className={styles.quiet}>
          <strong>{texts.version}</strong> {texts.versionText}
        </p>
      )}
    </>
  );
}

function AttemptList({ result }: { readonly result: TestResult }) {
  const all = useTexts(resultTexts);
  const texts = all.history;
  const format = useFormat();
  return (
    <ul className={styles.attempts} aria-label={texts.list}>
      {result.attemptList.toReversed().map(({ resultId, scoredAt, versionNo, isDoubtful }) => {
        const day = format.day(scoredAt);
        return (
          <li key={resultId}>
            <span>{joinFacts([day, texts.versionNo(String(versionNo)), isDoubtful && all.doubt])}</span>
            {resultId === result.resultId ? (
              <span className={styles.quiet}>{texts.here}</span>
            ) : (
              <AppLink to={addressOf(resultPopupRoute, { params: { resultId } })} aria-label={texts.openName(day)}>
                {texts.open}
              </AppLink>
            )}
          </li>
        );
      })}
    </ul>
  );
}
