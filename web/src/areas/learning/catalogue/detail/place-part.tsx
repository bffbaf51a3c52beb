import { catalogue, type ProgrammeDetail } from '@naru/contract/areas/learning/catalogue.ts';
import { home } from '@naru/contract/areas/home.ts';
import IconCalendarPlus from '@tabler/icons-react/dist/esm/icons/IconCalendarPlus.mjs';
import { useState } from 'react';

import { StepActions } from '../../../../blocks/workflow/step-actions.tsx';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { useRuntime } from '../../../../platform/session/runtime-context.ts';
import { Button } from '../../../../ui/button.tsx';
import { showToast } from '../../../../ui/toast-store.ts';
import { catalogueTexts } from '../texts.ts';
import { Countdown } from './countdown.tsx';
import styles from './detail-screen.module.css';

const FILE_NAME = 'naru.ics';

/** Shows the person's own place: how it stands, what comes next and until when, and what they can do. */
export function PlacePart({ programme }: { readonly programme: ProgrammeDetail }) {
  const texts = useTexts(catalogueTexts).place;
  const { own, ownDetail } = programme;
  const lead = useLead(programme);
  const notes = useNotes(programme);
  if (!own || !ownDetail) return null;
  const isOver = own.status === 'CANCEL' || own.status === 'REJECT' || programme.stage === 'CANCELLED';
  // The main thing to do comes first: an offer is accepted before it is declined.
  const steps = ownDetail.stepList.toSorted((a, b) => Number(a.action === 'CANCEL') - Number(b.action === 'CANCEL'));
  return (
    <div className={styles.lit} data-quiet={isOver || undefined}>
      <p className={styles.lead}>{lead}</p>
      {own.offeredUntil !== null && <Countdown until={own.offeredUntil} />}
      {notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
      <StepActions
        call={catalogue.stepOwnTrainee}
        record={{ id: own.traineeId, version: ownDetail.version }}
        steps={steps}
        words={texts.steps}
        looks={{ CANCEL: 'danger' }}
        alsoChanges={[home.listTodos]}
        links={own.status === 'CONFIRM' ? <CalendarButton traineeId={own.traineeId} /> : undefined}
      />
      {ownDetail.answer !== '' && (
        <>
          <p className={styles.note}>{texts.answered}</p>
          <p className={styles.answer}>{ownDetail.answer}</p>
        </>
      )}
    </div>
  );
}

function useLead({ own, stage }: ProgrammeDetail): string {
  const texts = useTexts(catalogueTexts).place;
  const format = useFormat();
  if (stage === 'CANCELLED') return texts.calledOff;
  if (own === null) return '';
  if (own.isCompleted) return texts.completed;
  if (own.offeredUntil !== null) return texts.offered;
  if (own.status === 'TEMP' || own.status === 'APPLY') {
    if (own.rank !== null) return texts.TEMP(format.number(own.rank));
    return own.status === 'TEMP' ? texts.queued : texts.APPLY;
  }
  return texts[own.status];
}

function useNotes(programme: ProgrammeDetail): string[] {
  const texts = useTexts(catalogueTexts).place;
  const format = useFormat();
  const { own, ownDetail, sessionList, cancelsUntil, cancelReason, stage } = programme;
  const [now] = useState(() => Date.now());
  if (!own || !ownDetail) return [];
  if (stage === 'CANCELLED') return cancelReason === null ? [] : [cancelReason];
  if (ownDetail.reason !== null && (own.status === 'REJECT' || own.status === 'CANCEL')) return [ownDetail.reason];
  if (own.offeredUntil !== null) return [texts.offeredUntil(format.moment(own.offeredUntil))];
  if (own.rank !== null) return [texts.waits];
  if (own.status === 'APPLY') return [texts.chosen];
  if (own.status !== 'CONFIRM' || own.isCompleted) return [];
  const next = sessionList.find(({ endsAt }) => Date.parse(endsAt) > now);
  const canCancel = ownDetail.stepList.some(({ action }) => action === 'CANCEL');
  return [
    ...(next ? [texts.next(format.range(next.beginsAt, next.endsAt))] : []),
    ...(next && canCancel ? [texts.until(format.moment(cancelsUntil))] : []),
    ...(next && !canCancel ? [texts.afterDeadline] : []),
  ];
}

/** All sessions of the place as a file that calendars open. */
function CalendarButton({ traineeId }: { readonly traineeId: string }) {
  const texts = useTexts(catalogueTexts).place;
  const { client } = useRuntime();
  const [isBusy, setBusy] = useState(false);
  const save = async (): Promise<void> => {
    setBusy(true);
    try {
      const of = { spec: catalogue.sendOwnSessions, input: { params: { id: traineeId } } };
      await client.download(of, FILE_NAME, { alertMessage: null });
      showToast({ text: texts.calendarSaved, tone: 'done' });
    } catch {
      // Cancelled meanwhile, or no connection: the page says which once it is read anew.
      showToast({ text: texts.calendarFailed, tone: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button icon={IconCalendarPlus} busy={isBusy} onClick={() => void save()}>
      {texts.calendar}
    </Button>
  );
}
