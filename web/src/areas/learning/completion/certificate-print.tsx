import { completion } from '@naru/contract/areas/learning/completion.ts';

import { useLocale } from '../../../platform/i18n/locale.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { PrintPreview } from '../../../ui/print-preview.tsx';
import { CompletionPaper } from './completion-paper.tsx';
import { ListPaper } from './list-paper.tsx';
import { completionTexts } from './texts.ts';

export interface CertificatePrintProps {
  /** The paper to print; null while none is. */
  readonly number: string | null;
  readonly onClose: () => void;
}

/** One of the person's own papers, as it is printed: A4, in the language of the screen. */
export function CertificatePrint({ number, onClose }: CertificatePrintProps) {
  const all = useTexts(completionTexts);
  const locale = useLocale();
  const query = useCall(
    completion.readOwnCertificate,
    { params: { number: number ?? '' } },
    { enabled: number !== null, label: all.paper.loading, alertMessage: all.paper.errorTitle },
  );
  const paper = number === null ? undefined : query.data?.certificate;
  if (!paper) return null;
  const Paper = paper.kind === 'COMPLETION' ? CompletionPaper : ListPaper;
  return (
    <PrintPreview
      open
      onClose={onClose}
      title={`${all.kinds[paper.kind]} ${paper.certificateNo}`}
      header={locale === 'en' ? paper.issuerEn : paper.issuerKo}
      footer={paper.certificateNo}
    >
      <Paper paper={paper} />
    </PrintPreview>
  );
}
