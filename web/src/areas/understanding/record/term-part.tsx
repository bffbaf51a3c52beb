import type { EnumKey } from '@naru/contract/enums.ts';
import type { TermRecord } from '@naru/contract/areas/understanding.ts';

import { RegisterStatus } from '../../../blocks/student/register-status.tsx';
import { BEST_GRADE_AVERAGE } from '../../../platform/format/number.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import type { DataColumn } from '../../../ui/data-column.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import { LineChart } from '../../../ui/line-chart.tsx';
import { StateChip } from '../../../ui/state-chip.tsx';
import { phone, useMediaQuery } from '../../../ui/use-media-query.ts';
import { recordTexts } from './texts.ts';
import styles from './term-part.module.css';
import { useTableLabels } from './use-table-labels.ts';

export interface TermPartProps {
  /** The earliest first; at least one. */
  readonly terms: readonly TermRecord[];
  readonly statusName: (key: EnumKey<'schoolRegister'>) => string;
}

/** Shows averages as lines, and credits term by term, the latest first. */
export function TermPart({ terms, statusName }: TermPartProps) {
  const texts = useTexts(recordTexts);
  const format = useFormat();
  const { chart } = texts;
  const termName = (term: TermRecord): string => texts.termOf(String(term.year), term.semstrNm);
  const labels = useTableLabels(termName);
  const average = (value: number | null): string => (value === null ? '–' : format.gradeAverage(value));
  const credits = (value: number): string => format.number(value);
  const isPhone = useMediaQuery(phone);
  // A card has no header to name the number.
  const readTermAverage = ({ gradeAverage }: TermRecord): string =>
    isPhone && gradeAverage !== null ? texts.averageOf(average(gradeAverage)) : average(gradeAverage);
  const columns: readonly DataColumn<TermRecord>[] = [
    { id: 'term', header: chart.term, cell: termName, rowHeader: true, width: '10rem', card: 'title' },
    {
      id: 'status',
      header: texts.status,
      cell: (term) =>
        term.isWarned ? (
          <StateChip kind="rejected">{texts.warned}</StateChip>
        ) : (
          <RegisterStatus status={term.registerStatus}>{statusName(term.registerStatus)}</RegisterStatus>
        ),
      grow: true,
      card: 'state',
    },
    { id: 'tried', header: texts.tried, cell: (term) => credits(term.creditsTried), align: 'end' },
    {
      id: 'earned',
      header: texts.earned,
      cell: ({ creditsEarned }) => (isPhone ? texts.creditsOf(credits(creditsEarned)) : credits(creditsEarned)),
      align: 'end',
      card: 'fact',
    },
    { id: 'average', header: chart.ofTerm, cell: readTermAverage, align: 'end', card: 'fact' },
    { id: 'overall', header: chart.overall, cell: (term) => average(term.gradeAverageOverall), align: 'end' },
  ];
  const last = terms.findLast((term) => term.gradeAverageOverall !== null);
  return (
    <>
      <div className={styles.chart}>
        <LineChart
          empty={chart.empty}
          finding={chart.finding(average(last?.gradeAverageOverall ?? null))}
          measure={chart.measure}
          headingLevel={2}
          categories={terms.map((term) => `${term.year}-${term.semstrCode.slice(0, 1)}`)}
          series={[
            { name: chart.overall, values: terms.map((term) => term.gradeAverageOverall) },
            { name: chart.ofTerm, values: terms.map((term) => term.gradeAverage) },
          ]}
          to={BEST_GRADE_AVERAGE}
          formatValue={format.gradeAverage}
          table={{
            columns: [chart.term, chart.overall, chart.ofTerm],
            rows: terms.map((term) => [termName(term), average(term.gradeAverageOverall), average(term.gradeAverage)]),
          }}
        />
      </div>
      <DataTable
        caption={texts.termsCaption}
        columns={columns}
        rows={terms.toReversed()}
        rowId={(term) => `${term.year}${term.semstrCode}`}
        empty={null}
        labels={labels}
      />
    </>
  );
}
