import { type Place, psychHandover } from '@naru/contract/areas/counselling/psychological/handover.ts';
import { PROBLEM_AREAS, PSYCH_MOST } from '@naru/contract/areas/counselling/psychological/words.ts';

import { FormDialog } from '../../../../blocks/form/form-dialog.tsx';
import { usePageForm } from '../../../../blocks/form/use-page-form.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../../platform/query/use-call-mutation.ts';
import { RadioGroup } from '../../../../ui/radio-group.tsx';
import { TextArea } from '../../../../ui/text-area.tsx';
import { showToast } from '../../../../ui/toast-store.ts';
import { psychDeskTexts } from '../desk/texts.ts';
import { psychStudentTexts } from '../student/texts.ts';
import styles from './handover.module.css';
import { handoverTexts } from './texts.ts';

export interface ProposeDialogProps {
  readonly applicationId: string;
  /** At least one. */
  readonly places: readonly Place[];
  readonly onClose: () => void;
}

interface ProposeValues {
  readonly placeId: string;
  readonly reason: (typeof PROBLEM_AREAS)[number];
  readonly note: string;
}

/** Asks the student whether they want to be handed over, and to whom. */
export function ProposeDialog({ applicationId, places, onClose }: ProposeDialogProps) {
  const all = useTexts(handoverTexts);
  const texts = all.centre;
  const { failed, conflict } = useTexts(psychDeskTexts);
  const { areas } = useTexts(psychStudentTexts).form;
  const propose = useCallMutation(psychHandover.proposeHandover, { alertMessage: null });
  const form = usePageForm<ProposeValues, keyof ProposeValues>({
    kept: 'PAGE',
    names: { placeId: texts.place, reason: texts.reason, note: texts.note },
    initial: { placeId: places[0]?.placeId ?? '', reason: 'MOOD', note: '' },
  });
  const send = (body: ProposeValues): void =>
    propose.mutate(
      { params: { id: applicationId }, body },
      {
        onSuccess: () => {
          showToast({ text: texts.sent, tone: 'done' });
          onClose();
        },
        onError: form.refuse,
      },
    );
  return (
    <FormDialog
      form={form}
      onSend={send}
      onClose={onClose}
      isSending={propose.isPending}
      title={texts.propose}
      description={texts.dialogText}
      words={{ submit: texts.send, sending: all.busy, keep: all.keep, failed, conflict: { text: conflict } }}
    >
      <RadioGroup
        {...form.pick('placeId')}
        label={texts.place}
        column
        options={places.map((place) => ({ value: place.placeId, label: place.name, note: place.purpose }))}
      />
      <RadioGroup
        {...form.pick('reason')}
        label={texts.reason}
        options={PROBLEM_AREAS.map((value) => ({ value, label: areas[value] }))}
      />
      <TextArea
        {...form.text('note')}
        label={texts.note}
        mark="optional"
        help={texts.noteHelp}
        rows={3}
        maxLength={PSYCH_MOST.reason}
      />
      <p className={styles.meta}>{texts.passes}</p>
    </FormDialog>
  );
}
