import type { PrepSheet } from '@naru/contract/areas/counselling/counsellor/prep.ts';

import { joinFacts } from '../../../platform/format/facts.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useLoginInfo } from '../../../platform/session/use-session.ts';
import { PrintPreview } from '../../../ui/print-preview.tsx';
import styles from './prep-print.module.css';
import { PrepSheetView } from './prep-sheet-view.tsx';
import { prepTexts } from './texts.ts';

export interface PrepPrintProps {
  /** When it was asked for, in epoch milliseconds; null while it is closed. */
  readonly at: number | null;
  readonly onClose: () => void;
  readonly sheet: PrepSheet;
  /** When one meets. */
  readonly when: string;
}

/** The sheet on one page of paper, with who printed it and what is to become of it. */
export function PrepPrint({ at, onClose, sheet, when }: PrepPrintProps) {
  const texts = useTexts(prepTexts);
  const format = useFormat();
  const name = useLoginInfo()?.name ?? '';
  return (
    <PrintPreview
      open={at !== null}
      onClose={onClose}
      title={texts.about(sheet.standing.name)}
      header={texts.care}
      footer={texts.printed(name, format.dateTime(at, 'YYYY-MM-DD HH:mm'))}
    >
      <h1>{joinFacts([texts.about(sheet.standing.name), when])}</h1>
      <div className={styles.paper}>
        <PrepSheetView sheet={sheet} />
      </div>
    </PrintPreview>
  );
}
