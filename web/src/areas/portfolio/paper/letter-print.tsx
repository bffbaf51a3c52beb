import { PrintPreview } from '../../../ui/print-preview.tsx';
import { LetterSheet, type LetterSheetProps } from './letter-sheet.tsx';
import { PAPER_WORDS } from './words.ts';

export interface LetterPrintProps extends LetterSheetProps {
  readonly onClose: () => void;
}

/** The preview of a letter's print, over everything else: from here it is printed or saved as a PDF. */
export function LetterPrint({ onClose, ...props }: LetterPrintProps) {
  const words = PAPER_WORDS[props.language];
  return (
    <PrintPreview open onClose={onClose} title={props.letter.title || words.coverLetter} look="letter">
      <LetterSheet {...props} />
    </PrintPreview>
  );
}
