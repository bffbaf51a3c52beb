import type { ExportState, ListExport } from '@naru/contract/areas/list-export.ts';

import { joinFacts } from '../../../platform/format/facts.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { StateChip, type StateKind } from '../../../ui/state-chip.tsx';
import { ExportActions } from './export-actions.tsx';
import styles from './list-screen.module.css';
import { exportTexts } from './texts.ts';

const CHIPS: Readonly<Record<ExportState, StateKind>> = {
  WAITING: 'waiting',
  RUNNING: 'progress',
  DONE: 'done',
  FAILED: 'rejected',
  CANCELLED: 'cancelled',
};

/** One file: which list, how far it is, and what can be done with it. */
export function ExportRow({ row }: { readonly row: ListExport }) {
  const texts = useTexts(exportTexts);
  const format = useFormat();
  const isOver = row.state === 'DONE' && !row.can.download;
  const facts = [
    texts.askedAt(format.dateTime(row.askedAt, 'YYYY. M. D. HH:mm')),
    ...(row.state === 'DONE' ? [texts.rows(format.number(row.rows)), format.bytes(row.size)] : []),
  ];
  return (
    <li className={styles.row}>
      <div className={styles.about}>
        <div className={styles.head}>
          <h2 className={styles.name}>{row.listNm}</h2>
          <StateChip kind={isOver ? 'ended' : CHIPS[row.state]}>
            {isOver ? texts.ended : texts.states[row.state]}
          </StateChip>
        </div>
        <p className={styles.facts}>{joinFacts(facts)}</p>
        <p className={styles.reason}>{texts.reason(row.reason)}</p>
        <p className={styles.said} role={row.can.cancel ? 'status' : undefined}>
          <Said row={row} />
        </p>
      </div>
      <ExportActions row={row} />
    </li>
  );
}

function Said({ row }: { readonly row: ListExport }): string {
  const texts = useTexts(exportTexts);
  const format = useFormat();
  if (row.failure !== null) return texts.failures[row.failure];
  if (row.state === 'WAITING') return texts.waiting;
  if (row.state === 'RUNNING') return row.rows === 0 ? texts.begun : texts.running(format.number(row.rows));
  if (row.state === 'CANCELLED') return texts.cancelled;
  if (row.isWithheld) return texts.withheld;
  return row.can.download ? texts.until(format.dateTime(row.expiresAt, 'YYYY. M. D. HH:mm')) : texts.over;
}
