import type { ParticipationCell, ParticipationRow } from '@naru/contract/areas/ability/participation.ts';
import type { ReactNode } from 'react';

import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { BarChart } from '../../../ui/bar-chart.tsx';
import { HeatMap } from '../../../ui/heat-map.tsx';
import { Section } from '../../../ui/section.tsx';
import { phone, useMediaQuery } from '../../../ui/use-media-query.ts';
import styles from './participation.module.css';
import { participationTexts } from './texts.ts';

/** The end of a share, in per cent. */
const WHOLE = 100;

export interface CellsPartProps {
  readonly gradeList: readonly number[];
  readonly rowList: readonly ParticipationRow[];
  readonly note?: string;
  /** A button beside the title. */
  readonly aside?: ReactNode;
}

/** Shows departments by years as shades, with the numbers as a table behind. */
export function CellsPart({ gradeList, rowList, note, aside }: CellsPartProps) {
  const all = useTexts(participationTexts);
  const texts = all.cells;
  const format = useFormat();
  const isPhone = useMediaQuery(phone);
  // One year alone is the total.
  const hasYears = gradeList.length > 1;
  const years = hasYears ? gradeList.map((grade) => all.gradeOf(format.number(grade))) : [];
  const columns = [all.all, ...years];
  const cellsOf = (row: ParticipationRow): ParticipationCell[] => (hasYears ? [row, ...row.cellList] : [row]);
  const countOf = ({ targetCount, doneCount }: ParticipationCell): string => {
    if (targetCount === null || doneCount === null) return all.withheld;
    if (targetCount === 0 && doneCount === 0) return '–';
    return all.took({ done: format.number(doneCount), target: format.number(targetCount) });
  };
  // A picture of rows in which all is withheld would say nothing; the table has them.
  const told = rowList.filter((row) => cellsOf(row).some((cell) => percentOf(cell) !== null));
  const untold = rowList.length - told.length;
  const shown = {
    finding: texts.title,
    hideFinding: true,
    measure: texts.measure,
    table: {
      columns: [all.department, ...columns],
      rows: rowList.map((row) => [row.deptNm, ...cellsOf(row).map(countOf)]),
    },
  };
  return (
    <Section label={texts.label} title={texts.title} text={note} aside={rowList.length > 0 && aside}>
      {rowList.length === 0 && <EmptyState title={texts.empty} />}
      {rowList.length > 0 && (
        <>
          {isPhone ? (
            <BarChart
              {...shown}
              categories={told.map(({ deptNm }) => deptNm)}
              series={[{ name: all.all, values: told.map(percentOf) }]}
              lying
              to={WHOLE}
              formatValue={(value) => format.number(value)}
              empty={texts.allWithheld}
            />
          ) : (
            <HeatMap
              {...shown}
              columns={columns}
              rows={told.map(({ deptNm }) => deptNm)}
              values={told.map((row) => cellsOf(row).map(percentOf))}
              formatValue={(value) => format.number(value)}
              words={{ zero: '0', unknown: '–' }}
              empty={told.length === 0 ? texts.allWithheld : undefined}
            />
          )}
          <p className={styles.note}>
            {untold > 0 && `${texts.untold(format.number(untold))} `}
            {all.withheldNote}
          </p>
        </>
      )}
    </Section>
  );
}

/** More can have taken part than there are students today, who count as all of them. */
function percentOf({ targetCount, doneCount }: ParticipationCell): number | null {
  if (targetCount === null || doneCount === null || targetCount === 0) return null;
  return Math.min(100, Math.round((doneCount / targetCount) * 100));
}
