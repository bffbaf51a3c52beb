import { type CentreHandOver, psychHandOver } from '@naru/contract/areas/counselling/psychological/hand-over.ts';
import { useState } from 'react';

import { joinFacts } from '../../../../platform/format/facts.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../../platform/query/use-call.ts';
import { useCallMutation } from '../../../../platform/query/use-call-mutation.ts';
import { Button } from '../../../../ui/button.tsx';
import { Section } from '../../../../ui/section.tsx';
import { showToast } from '../../../../ui/toast-store.ts';
import { FailureNotice } from '../desk/failure-notice.tsx';
import styles from './hand-over.module.css';
import { PassedFacts } from './passed-facts.tsx';
import { ProposeDialog } from './propose-dialog.tsx';
import { handOverTexts } from './texts.ts';

/** What was proposed in a case, and proposing; nothing where the centre keeps no places. */
export function CentreHandOverPart({ applicationId }: { readonly applicationId: string }) {
  const texts = useTexts(handOverTexts).centre;
  const [isAsking, setAsking] = useState(false);
  const query = useCall(
    psychHandOver.readHandOvers,
    { params: { id: applicationId } },
    { staleTime: 0, alertMessage: null },
  );
  const { handOverList = [], placeList = [] } = query.data ?? {};
  if (handOverList.length === 0 && placeList.length === 0) return null;
  return (
    <Section title={texts.title} size="small">
      <div className={styles.stack}>
        {handOverList.length > 0 && (
          <ul>
            {handOverList.map((one) => (
              <HandOverRow key={one.handOverId} applicationId={applicationId} handOver={one} />
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
  readonly handOver: CentreHandOver;
}

function HandOverRow({ applicationId, handOver }: RowProps) {
  const texts = useTexts(handOverTexts).centre;
  const format = useFormat();
  const move = useCallMutation(psychHandOver.moveHandOver, {
    alertMessage: null,
    onSuccess: () => showToast({ text: texts.done, tone: 'done' }),
  });
  const { handOverId, status, version, place, passed, note, can, proposedAt, deliveredAt, consentVersion } = handOver;
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
              onClick={() => move.mutate({ params: { id: applicationId }, body: { handOverId, version, action } })}
            >
              {texts.moves[action]}
            </Button>
          ))}
        </div>
      )}
    </li>
  );
}
