import IconChartLine from '@tabler/icons-react/dist/esm/icons/IconChartLine.mjs';
import IconTable from '@tabler/icons-react/dist/esm/icons/IconTable.mjs';
import type { ReactNode } from 'react';
import { useId, useState } from 'react';
import { Button } from './button.tsx';
import styles from './chart-frame.module.css';
import { useWords } from './use-words.ts';
import { chartWords } from './words/chart.ts';

export interface ChartTable {
  readonly columns: readonly string[];
  /** The first cell of a row is its header. */
  readonly rows: readonly (readonly string[])[];
}

export interface ChartFrameProps {
  /** The message of the numbers: "작년보다 소통 역량이 7점 올랐어요". */
  readonly finding: string;
  /** The measure with its unit: "상담 완료 건수 (건)". */
  readonly measure: string;
  /** The same numbers, already formatted. */
  readonly table: ChartTable;
  readonly headingLevel?: 2 | 3 | 4 | undefined;
  /** Leaves the finding to a Section around it; it stays the picture's name. */
  readonly hideFinding?: boolean | undefined;
  /** Replaces picture and table when there is nothing to show. */
  readonly empty?: string | undefined;
  readonly children: ReactNode;
}

/** Shows the finding, the picture, and the same numbers as a table behind one button. */
export function ChartFrame(props: ChartFrameProps) {
  const { finding, measure, table, headingLevel = 3, hideFinding = false, empty, children } = props;
  const [isTable, setIsTable] = useState(false);
  const words = useWords(chartWords);
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <figure className={styles.frame} aria-labelledby={`${id}-finding`} aria-describedby={`${id}-measure`}>
      <figcaption>
        {hideFinding ? (
          <span id={`${id}-finding`} className="visually-hidden">
            {finding}
          </span>
        ) : (
          <Heading id={`${id}-finding`} className={styles.finding}>
            {finding}
          </Heading>
        )}
        <p id={`${id}-measure`} className={styles.measure}>
          {measure}
        </p>
      </figcaption>
      {empty === undefined ? (
        <>
          {isTable ? <NumberTable table={table} label={measure} /> : <div className={styles.picture}>{children}</div>}
          <Button
            variant="text"
            size="small"
            className={styles.toggle}
            icon={isTable ? IconChartLine : IconTable}
            onClick={() => setIsTable(!isTable)}
          >
            {isTable ? words.showPicture : words.showTable}
          </Button>
        </>
      ) : (
        <p className={styles.empty}>{empty}</p>
      )}
    </figure>
  );
}

function NumberTable({ table, label }: { readonly table: ChartTable; readonly label: string }) {
  return (
    // Wider than its place it scrolls by itself, by keyboard too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as the line above says
    <section className={styles.scroller} aria-label={label} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {table.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(([name = '', ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={table.columns[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
