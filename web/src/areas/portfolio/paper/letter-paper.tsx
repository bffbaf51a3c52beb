import { PrintSheets } from '../../../ui/print-sheets.tsx';
import { LetterSheet, type LetterSheetProps } from './letter-sheet.tsx';

/** A letter in its A4 pages, exactly as it prints; follows what is typed at once. */
export function LetterPaper(props: LetterSheetProps) {
  return (
    <PrintSheets look="letter">
      <LetterSheet {...props} />
    </PrintSheets>
  );
}
