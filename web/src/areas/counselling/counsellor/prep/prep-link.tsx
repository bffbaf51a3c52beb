import type { DeskMeeting } from '@naru/contract/areas/counselling/meeting/desk.ts';

import { AppLink } from '../../../../blocks/navigation/app-link.tsx';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { ButtonLink } from '../../../../ui/button-link.tsx';
import { useDesk } from '../../shared/use-desk.ts';
import { deskPrepTexts } from './texts.ts';

/** Links to the prep sheet, or tells when it opens; nothing if the student shares none. */
export function PrepLink({ meeting }: { readonly meeting: Pick<DeskMeeting, 'requestId' | 'prep'> }) {
  const texts = useTexts(deskPrepTexts);
  const format = useFormat();
  const desk = useDesk();
  const { prep, requestId } = meeting;
  if (prep === null) return null;
  if (!prep.isOpen) return <p>{texts.shared(format.day(prep.opensOn))}</p>;
  return (
    <p>
      <ButtonLink as={(slot) => <AppLink to={desk.prep(requestId)} {...slot} />}>{texts.open}</ButtonLink>
    </p>
  );
}
