import { type CentreHandover, psychHandover } from '@naru/contract/areas/counselling/psychological/handover.ts';
import { useState } from 'react';

import { joinFacts } from '../../../../platform/format/facts.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { withTexts } from '../../../../platform/i18n/locale.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { loadOnUse } from '../../../../ui/load-on-use.tsx';
import { useCall } from '../../../../platform/query/use-call.ts';
import { useCallMutation } from '../../../../platform/query/use-call-mutation.ts';
import { Button } from '../../../../ui/button.tsx';
import { Section } from '../../../../ui/section.tsx';
import { showToast } from '../../../../ui/toast-store.ts';
import { FailureNotice } from '../desk/failure-notice.tsx';
import styles from './handover.module.css';
import { PassedFacts } from './passed-facts.tsx';
import { handoverTexts } from './texts.ts';

const ProposeDialog = loadOnUse(async () => (await withTexts(import('./propose-dialog.tsx'))).ProposeDialog);

/** Shows what was proposed in a case, and proposes; draws nothing where the centre keeps no places. */
export function CentreHandoverPart({ applicationId }: { readonly applicationId: string }) {
  const texts = useTexts(handoverTexts).centre;
  const [isAsking, setAsking] = useState(false);
  const query = useCall(
    psychHandover.readHandovers,
    { params: { id: applicationId } },
    { staleTime: 0, alertMessage: null },
  );
  const { handoverList = [], placeList = [] } = query.data ?? {};
  if (handoverList.length === 0 && placeList.length === 0) return null;
  return (
    <Section title={texts.title} size="small">
      <div className={styles.stack}>
        {handoverList.length > 0 && (
          <ul>
            {handoverList.map((one) => (
              <HandoverRow key={one.handoverId} applicationId={applicationId} handover={one} />
            ))}
          </ul>
        )}
        {placeList.length > 0 && (
          <div>
            <Button size="small" onClick={() => setAsking(true)}>
              {texts.propose}
            </Button>
          </div>
        )}
      </div>
      {isAsking && <ProposeDialog applicationId={applicationId} places={placeList} onClose={() => setAsking(false)} />}
    </Section>
  );
}

interface RowProps {
  readonly applicationId: string;
  readonly handover: CentreHandover;
}

function HandoverRow({ applicationId, handover }: RowProps) {
  const texts = useTexts(handoverTexts).centre;
  const format = useFormat();
  const move = useCallMutation(psychHandover.moveHandover, {
    alertMessage: null,
    onSuccess: () => showToast({ text: texts.done, tone: 'done' }),
  });
  const { handoverId, status, version, place, passed, note, can, proposedAt, deliveredAt, consentVersion } = handover;
  const facts = [
    texts.states[status],
    texts.proposed(format.moment(proposedAt)),
    consentVersion === null ? '' : texts.version(format.number(consentVersion)),
    deliveredAt === null ? '' : texts.delivered(format.moment(deliveredAt)),
  ];
  return (
    <li className={styles.place}>
      <p className={styles.name}>{place.name}</p>
      <p className={styles.meta}>{joinFacts(facts)}</p>
      {note !== '' && <p className={styles.text}>{note}</p>}
      {status === 'AGREED' && (
        <>
          <p className={styles.meta}>{joinFacts([texts.passTitle, place.phone])}</p>
          <PassedFacts passed={passed} />
        </>
      )}
      <FailureNotice failure={move.error} />
      {can.length > 0 && (
        <div className={styles.actions}>
          {can.map((action) => (
            <Button
              key={action}
              size="small"
              busy={move.isPending}
              onClick={() => move.mutate({ params: { id: applicationId }, body: { handoverId, version, action } })}
            >
              {texts.moves[action]}
            </Button>
          ))}
        </div>
      )}
    </li>
  );
}
