import {
  type OwnHandover,
  type Place,
  psychHandover,
} from '@naru/contract/areas/counselling/psychological/handover.ts';
import { useState } from 'react';

import { sayFailure } from '../../../../blocks/form/server-errors.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../../platform/query/use-call.ts';
import { useCallMutation } from '../../../../platform/query/use-call-mutation.ts';
import { Accordion } from '../../../../ui/accordion.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { Section } from '../../../../ui/section.tsx';
import { showToast } from '../../../../ui/toast-store.ts';
import { DocumentText } from '../student/document-text.tsx';
import { CardPrint } from './card-print.tsx';
import styles from './handover.module.css';
import { PassedFacts } from './passed-facts.tsx';
import { PlaceFacts } from './place-facts.tsx';
import { PlaceLine } from './place-line.tsx';
import { handoverTexts } from './texts.ts';

/** Shows what the centre proposes, and places that help of themselves; draws nothing where the centre keeps none. */
export function OwnHandoverPart({ applicationId }: { readonly applicationId: string }) {
  const query = useCall(
    psychHandover.readOwnHandover,
    { params: { id: applicationId } },
    { staleTime: 0, alertMessage: null },
  );
  if (!query.data) return null;
  const { handover, placeList, document } = query.data;
  return (
    <>
      {handover && <Proposal applicationId={applicationId} handover={handover} document={document} />}
      {placeList.length > 0 && <Places places={placeList} />}
    </>
  );
}

function Places({ places }: { readonly places: readonly Place[] }) {
  const texts = useTexts(handoverTexts).own;
  return (
    <Section title={texts.title} text={texts.text} size="small">
      <ul>
        {places.map((place) => (
          <li key={place.placeId} className={styles.place}>
            <p className={styles.name}>{place.name}</p>
            <p>{place.purpose}</p>
            <PlaceLine place={place} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface ProposalProps {
  readonly applicationId: string;
  readonly handover: OwnHandover;
  readonly document: { readonly version: number; readonly body: string };
}

function Proposal({ applicationId, handover, document }: ProposalProps) {
  const texts = useTexts(handoverTexts).own;
  const [printedAt, setPrintedAt] = useState<number | null>(null);
  const answer = useCallMutation(psychHandover.answerHandover, {
    alertMessage: null,
    onSuccess: ({ status }) => showToast({ text: status === 'AGREED' ? texts.agreed : texts.declined, tone: 'done' }),
  });
  const { handoverId, status, version, place, passed, note, can } = handover;
  const isAsked = status === 'PROPOSED';
  const send = (said: 'AGREE' | 'DECLINE'): void =>
    answer.mutate({
      params: { id: applicationId },
      body: { handoverId, version, answer: said, consentVersion: document.version },
    });
  return (
    <Section
      title={isAsked ? texts.proposedTitle : texts.title2}
      text={isAsked ? texts.proposedText : texts.states[status]}
      size="small"
    >
      <div className={isAsked ? styles.proposal : styles.stack} data-asked={isAsked || undefined}>
        <div>
          <p className={styles.name}>{place.name}</p>
          <p>{place.purpose}</p>
        </div>
        <PlaceFacts place={place} />
        {note !== '' && (
          <div>
            <p className={styles.meta}>{texts.note}</p>
            <p className={styles.text}>{note}</p>
          </div>
        )}
        {status !== 'DECLINED' && (
          <div className={styles.stack}>
            <p className={styles.name}>{texts.passedTitle}</p>
            <PassedFacts passed={passed} />
            <p className={styles.meta}>{texts.passedNot}</p>
          </div>
        )}
        {isAsked && (
          <Accordion
            items={[{ id: 'consent', title: texts.consent, content: <DocumentText text={document.body} /> }]}
          />
        )}
        {answer.error && (
          <Notice tone="red" live="assertive" title={texts.failed}>
            {sayFailure(answer.error, texts.conflict)}
          </Notice>
        )}
        <div className={styles.actions}>
          {can.includes('AGREE') && (
            <Button variant="primary" busy={answer.isPending} onClick={() => send('AGREE')}>
              {texts.agree}
            </Button>
          )}
          {can.includes('DECLINE') && (
            <Button disabled={answer.isPending} onClick={() => send('DECLINE')}>
              {isAsked ? texts.decline : texts.takeBack}
            </Button>
          )}
          {!isAsked && status !== 'DECLINED' && <Button onClick={() => setPrintedAt(Date.now())}>{texts.print}</Button>}
        </div>
      </div>
      <CardPrint at={printedAt} onClose={() => setPrintedAt(null)} handover={handover} />
    </Section>
  );
}
