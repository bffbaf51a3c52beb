import { PrintSheets } from '../../../ui/print-sheets.tsx';
import { ConfirmedLegend } from './confirmed-legend.tsx';
import { ResumeSheet } from './resume-sheet.tsx';
import { usePrintedResume, type ResumePaperProps } from './use-printed-resume.ts';
import { PAPER_WORDS } from './words.ts';

/** A résumé in its A4 pages, exactly as it prints; follows what is typed at once. */
export function ResumePaper(props: ResumePaperProps) {
  const { resume, photo } = usePrintedResume(props);
  const words = PAPER_WORDS[props.language];
  return (
    <PrintSheets look="letter" footer={resume.hasConfirmed && <ConfirmedLegend label={words.confirmed} />}>
      <ResumeSheet resume={resume} language={props.language} photo={photo} />
    </PrintSheets>
  );
}
