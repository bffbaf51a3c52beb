import type { StudyLine } from '@naru/contract/areas/home.ts';

import { AppLink } from '../../../../blocks/navigation/app-link.tsx';
import { BEST_GRADE_AVERAGE } from '../../../../platform/format/number.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { LineChart } from '../../../../ui/line-chart.tsx';
import { ProgressBar } from '../../../../ui/progress-bar.tsx';
import { Section } from '../../../../ui/section.tsx';
import { Stack } from '../../../../ui/stack.tsx';
import { FiguresState } from './figures-state.tsx';
import styles from './figures.module.css';
import { laterTexts } from './texts.ts';
import { useFigures } from './use-figures.ts';

/** A line needs two points. */
const LEAST_TERMS = 2;
const HEIGHT = 150;

/** The student's grades as a line, and their credits as a bar. */
export function StudyWidget() {
  const query = useFigures();
  if (!query.data) return <FiguresState query={query} />;
  const { study } = query.data;
  if (!study) return null;
  return (
    <Stack gap={32}>
      <Grades study={study} />
      <Credits study={study} />
    </Stack>
  );
}

function Grades({ study }: { readonly study: StudyLine }) {
  const texts = useTexts(laterTexts).study;
  const format = useFormat();
  const terms = study.termList.filter(({ gradeAverage }) => gradeAverage !== null);
  const finding = useGradeFinding(study);
  const average = (value: number | null): string => (value === null ? '–' : format.gradeAverage(value));
  return (
    <Section
      label={texts.label}
      title={finding}
      linkLabel={texts.see}
      link={(slot) => <AppLink to={study.path} {...slot} />}
    >
      {terms.length >= LEAST_TERMS && (
        <LineChart
          finding={finding}
          hideFinding
          measure={texts.measure}
          height={HEIGHT}
          to={BEST_GRADE_AVERAGE}
          from={lowerEnd(terms.flatMap(({ gradeAverage }) => gradeAverage ?? []))}
          categories={terms.map(({ year, semstrCode }) => `${year % 100}-${semstrCode.charAt(0)}`)}
          series={[{ name: texts.line, values: terms.map(({ gradeAverage }) => gradeAverage) }]}
          formatValue={format.gradeAverage}
          table={{
            columns: [texts.termHead, texts.average],
            rows: terms.map((term) => [texts.term(String(term.year), term.semstrNm), average(term.gradeAverage)]),
          }}
        />
      )}
    </Section>
  );
}

/** Half a grade below the worst term, so that the change of a term is seen. */
function lowerEnd(averages: readonly number[]): number {
  return Math.max(0, Math.floor(Math.min(...averages) * 2 - 1) / 2);
}

function useGradeFinding({ termList, gradeAverageOverall }: StudyLine): string {
  const texts = useTexts(laterTexts).study;
  const format = useFormat();
  const averages = termList.flatMap(({ gradeAverage }) => gradeAverage ?? []);
  const [before, last] = [averages.at(-2), averages.at(-1)];
  if (last === undefined) return texts.noGrades;
  if (before === undefined) return texts.first(format.gradeAverage(last));
  const change = Math.round((last - before) * 100) / 100;
  if (change === 0) return texts.same(format.gradeAverage(gradeAverageOverall ?? last));
  const by = format.gradeAverage(Math.abs(change));
  return change > 0 ? texts.up(by) : texts.down(by);
}

function Credits({ study }: { readonly study: StudyLine }) {
  const texts = useTexts(laterTexts).study;
  const format = useFormat();
  const { creditsEarned: earned, creditsTaking: taking, creditsNeeded: needed, advisorNm } = study;
  const left = needed === null ? 0 : Math.max(0, needed - earned);
  const finding =
    needed === null ? texts.earned(format.number(earned)) : left === 0 ? texts.enough : texts.left(format.number(left));
  return (
    <Section label={texts.creditsLabel} title={finding}>
      {needed !== null && (
        <ProgressBar
          label={texts.creditsLabel}
          value={earned}
          max={needed}
          size="large"
          valueText={texts.of(format.number(earned), format.number(needed))}
        />
      )}
      {taking > 0 && <p className={styles.note}>{texts.taking(format.number(taking))}</p>}
      {advisorNm !== null && (
        <p className={styles.note}>
          {texts.ask} <AppLink to="/cs/prof/advisor">{texts.advisor(advisorNm)}</AppLink>
        </p>
      )}
    </Section>
  );
}
