import { PrintPreview } from '../../../ui/print-preview.tsx';
import { ConfirmedLegend } from './confirmed-legend.tsx';
import { ResumeSheet } from './resume-sheet.tsx';
import { usePrintedResume, type ResumePaperProps } from './use-printed-resume.ts';
import { PAPER_WORDS } from './words.ts';

export interface ResumePrintProps extends ResumePaperProps {
  /** The title of the résumé; also the name of the PDF. */
  readonly title: string;
  readonly onClose: () => void;
}

/** The preview of a résumé's print, over everything else: from here it is printed or saved as a PDF. */
export function ResumePrint({ title, onClose, ...props }: ResumePrintProps) {
  const { resume, photo } = usePrintedResume(props);
  const words = PAPER_WORDS[props.language];
  return (
    <PrintPreview
      open
      onClose={onClose}
      title={title}
      look="letter"
      footer={resume.hasConfirmed && <ConfirmedLegend label={words.confirmed} />}
    >
      <ResumeSheet resume={resume} language={props.language} photo={photo} />
    </PrintPreview>
  );
}
