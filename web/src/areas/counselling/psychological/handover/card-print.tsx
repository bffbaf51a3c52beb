import type { Handover } from '@naru/contract/areas/counselling/psychological/handover.ts';

import { useFormat } from '../../../../platform/format/use-format.ts';
import { useLocale } from '../../../../platform/i18n/locale.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { universityName } from '../../../../platform/portal.ts';
import { PrintPreview } from '../../../../ui/print-preview.tsx';
import { PassedFacts } from './passed-facts.tsx';
import { PlaceFacts } from './place-facts.tsx';
import { handoverTexts } from './texts.ts';

export interface CardPrintProps {
  /** When it was asked for, in epoch milliseconds; null while it is closed. */
  readonly at: number | null;
  readonly onClose: () => void;
  readonly handover: Handover;
}

/** A card to take along: where to go, and what they know there already. */
export function CardPrint({ at, onClose, handover }: CardPrintProps) {
  const texts = useTexts(handoverTexts).card;
  const format = useFormat();
  const locale = useLocale();
  const { place, passed, status } = handover;
  return (
    <PrintPreview
      open={at !== null}
      onClose={onClose}
      title={texts.title}
      header={universityName(locale)}
      footer={texts.printed(format.dateTime(at, 'YYYY-MM-DD HH:mm'))}
    >
      <h1>{place.name}</h1>
      <p>{place.purpose}</p>
      <PlaceFacts place={place} />
      {status === 'DELIVERED' && <h2>{texts.passed}</h2>}
      {status === 'DELIVERED' && <PassedFacts passed={passed} />}
      <p>{texts.crisis}</p>
    </PrintPreview>
  );
}
