import { type Place, psychHandOver } from '@naru/contract/areas/counselling/psychological/hand-over.ts';
import { PROBLEM_AREAS, PSYCH_MOST } from '@naru/contract/areas/counselling/psychological/words.ts';
import { useState } from 'react';

import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../../platform/query/use-call-mutation.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { RadioGroup } from '../../../../ui/radio-group.tsx';
import { TextArea } from '../../../../ui/text-area.tsx';
import { showToast } from '../../../../ui/toast-store.ts';
import { FailureNotice } from '../desk/failure-notice.tsx';
import { psychStudentTexts } from '../student/texts.ts';
import styles from './hand-over.module.css';
import { handOverTexts } from './texts.ts';

export interface ProposeDialogProps {
  readonly applicationId: string;
  /** At least one. */
  readonly places: readonly Place[];
  readonly onClose: () => void;
}

/** Asks the student whether they want to be handed over, and to whom. */
export function ProposeDialog({ applicationId, places, onClose }: ProposeDialogProps) {
  const all = useTexts(handOverTexts);
  const texts = all.centre;
  const { areas } = useTexts(psychStudentTexts).form;
  const [placeId, setPlaceId] = useState(places[0]?.placeId ?? '');
  const [reason, setReason] = useState<(typeof PROBLEM_AREAS)[number]>('MOOD');
  const [note, setNote] = useState('');
  const propose = useCallMutation(psychHandOver.proposeHandOver, {
    alertMessage: null,
    onSuccess: () => {
      showToast({ text: texts.sent, tone: 'done' });
      onClose();
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.propose}
      description={texts.dialogText}
      closeLabel={all.close}
      sticky={note !== ''}
      actions={
        <>
          <Button onClick={onClose}>{all.keep}</Button>
          <Button
            variant="primary"
            busy={propose.isPending}
            busyLabel={all.busy}
            onClick={() => propose.mutate({ params: { id: applicationId }, body: { placeId, reason, note } })}
          >
            {texts.send}
          </Button>
        </>
      }
    >
      <div className={styles.stack}>
        <RadioGroup
          label={texts.place}
          column
          options={places.map((place) => ({ value: place.placeId, label: place.name, note: place.purpose }))}
          value={placeId}
          onValueChange={setPlaceId}
        />
        <RadioGroup
          label={texts.reason}
          options={PROBLEM_AREAS.map((value) => ({ value, label: areas[value] }))}
          value={reason}
          onValueChange={setReason}
        />
        <TextArea
          label={texts.note}
          mark={texts.optional}
          help={texts.noteHelp}
          rows={3}
          maxLength={PSYCH_MOST.reason}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        <p className={styles.meta}>{texts.passes}</p>
        <FailureNotice failure={propose.error} />
      </div>
    </Dialog>
  );
}
