import { PrintSheets } from '../../../ui/print-sheets.tsx';
import { LetterSheet, type LetterSheetProps } from './letter-sheet.tsx';
import { PAPER_WORDS } from './words.ts';

/** A letter in its A4 pages, exactly as it prints; follows what is typed at once. */
export function LetterPaper(props: LetterSheetProps) {
  return (
    <PrintSheets look="letter" pageLabel={PAPER_WORDS[props.language].page}>
      <LetterSheet {...props} />
    </PrintSheets>
  );
}
