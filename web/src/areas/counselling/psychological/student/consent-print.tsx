import type { ConsentState } from '@naru/contract/areas/counselling/psychological/words.ts';

import { joinFacts } from '../../../../platform/format/facts.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { useLocale } from '../../../../platform/i18n/locale.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { universityName } from '../../../../platform/portal.ts';
import { useLoginInfo } from '../../../../platform/session/use-session.ts';
import { PrintPreview } from '../../../../ui/print-preview.tsx';
import { DocumentText } from './document-text.tsx';
import { psychStudentTexts } from './texts.ts';

export interface ConsentPrintProps {
  /** When it was asked for, in epoch milliseconds; null while it is closed. */
  readonly at: number | null;
  readonly onClose: () => void;
  readonly consents: readonly ConsentState[];
  /** Which version one is, and since when it is in force. */
  readonly describe: (consent: ConsentState) => string;
}

/** Prints what was agreed to: where, by whom, and when. */
export function ConsentPrint({ at, onClose, consents, describe }: ConsentPrintProps) {
  const texts = useTexts(psychStudentTexts).agree;
  const format = useFormat();
  const locale = useLocale();
  const name = useLoginInfo()?.name ?? '';
  return (
    <PrintPreview
      open={at !== null}
      onClose={onClose}
      title={texts.printTitle}
      header={universityName(locale)}
      footer={texts.printed(name, format.dateTime(at, 'YYYY-MM-DD HH:mm'))}
    >
      <h1>{joinFacts([texts.printTitle, name])}</h1>
      {consents.map((consent) => (
        <div key={consent.code}>
          <h2>{consent.title}</h2>
          <p>{describe(consent)}</p>
          {consent.agreedAt !== null && <p>{texts.agreed(format.dateTime(consent.agreedAt, 'YYYY. M. D. HH:mm'))}</p>}
          <DocumentText text={consent.body} />
        </div>
      ))}
    </PrintPreview>
  );
}
