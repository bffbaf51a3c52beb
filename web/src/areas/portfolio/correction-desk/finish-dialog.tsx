import { correctionDesk } from '@naru/contract/areas/portfolio/correction-desk.ts';
import { PAPER_MOST, type Rubric } from '@naru/contract/areas/portfolio/words.ts';
import { useState } from 'react';

import { ConflictNotice } from '../../../blocks/autosave/conflict-notice.tsx';
import { SaveLine } from '../../../blocks/autosave/save-line.tsx';
import { useAutosave } from '../../../blocks/autosave/use-autosave.ts';
import { FormDialog } from '../../../blocks/form/form-dialog.tsx';
import { useCountText } from '../../../blocks/form/use-count-text.ts';
import { usePageForm } from '../../../blocks/form/use-page-form.ts';
import { useTakeStep } from '../../../blocks/workflow/use-take-step.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useRuntime } from '../../../platform/session/runtime-context.ts';
import { TextArea } from '../../../ui/text-area.tsx';
import type { DeskCorrection } from './correction-head.tsx';
import styles from './desk.module.css';
import { RubricField } from './rubric-field.tsx';
import { deskTexts } from './texts.ts';

interface Draft {
  readonly overall: string;
  readonly rubric: Rubric;
}

interface FinishDialogProps {
  readonly correction: DeskCorrection;
  readonly onClose: () => void;
}

/** Asks for the word on the whole and the rubric; both are saved as they are written, and closing loses nothing. */
export function FinishDialog({ correction, onClose }: FinishDialogProps) {
  const texts = useTexts(deskTexts).steps.FINISH;
  const countText = useCountText();
  const { correctionId: id, version } = correction;
  const saving = useFinishDraft(correction);
  const [isFlushing, setFlushing] = useState(false);
  const { value, autosave, status } = saving;
  const form = usePageForm<Draft, 'overall' | 'rubric'>({
    names: { overall: texts.overall, rubric: texts.rubric },
    initial: value,
  });
  const { take, isPending } = useTakeStep({
    call: correctionDesk.stepCorrection,
    record: { id, version },
    words: { FINISH: { label: texts.label, done: texts.done } },
    onFailed: form.refuse,
  });
  const write = (part: Partial<Draft>): void => {
    autosave.change({ ...autosave.store.read().value, ...part });
    form.set(part);
  };
  // A save on its way would come after the end.
  const finish = async (): Promise<void> => {
    setFlushing(true);
    const isSaved = await autosave.flush();
    setFlushing(false);
    const { value: written, problem } = autosave.store.read();
    if (isSaved) take('FINISH', { ...written }, { onTaken: onClose });
    else if (problem) form.refuse(problem);
  };
  const show = (draft: Draft): void => form.settle(draft);
  return (
    <FormDialog
      form={form}
      onSend={() => void finish()}
      onClose={onClose}
      isSending={isPending || isFlushing}
      title={texts.title}
      description={texts.text}
      size="large"
      isWritten
      obstacle={status === 'conflict' ? texts.waits : undefined}
      words={{
        submit: texts.confirm,
        sending: texts.sending,
        keep: texts.later,
        failed: texts.failed,
        conflict: { text: texts.conflict },
      }}
    >
      <ConflictNotice
        saving={saving}
        draw={({ theirs }) => <p className={styles.written}>{theirs.value.overall}</p>}
        onTaken={() => show(autosave.store.read().value)}
      />
      <TextArea
        {...form.text('overall')}
        value={value.overall}
        onChange={(event) => write({ overall: event.target.value })}
        label={texts.overall}
        help={texts.overallHelp}
        rows={8}
        maxLength={PAPER_MOST.overall}
        countText={countText(PAPER_MOST.overall)}
      />
      <RubricField label={texts.rubric} value={value.rubric} onChange={(rubric) => write({ rubric })} />
      <SaveLine status={status} savedAt={saving.savedAt} />
    </FormDialog>
  );
}

/** The draft on its way to the server, by the mechanism that papers are saved by. */
function useFinishDraft(correction: DeskCorrection) {
  const { client } = useRuntime();
  const { correctionId: id, overall, rubric, draftVersion } = correction;
  const params = { id };
  return useAutosave<Draft>({
    paper: ['correction', id, 'overall'],
    saved: { value: { overall, rubric }, version: draftVersion, changedAt: null },
    send: async (value, version) => {
      const body = { ...value, draftVersion: version };
      const told = await client.call(correctionDesk.saveCorrectionDraft, { params, body }, { alertMessage: null });
      return { version: told.draftVersion, changedAt: new Date().toISOString() };
    },
    read: async () => {
      const { correction: now } = await client.call(correctionDesk.readCorrection, { params }, { alertMessage: null });
      return { value: { overall: now.overall, rubric: now.rubric }, version: now.draftVersion, changedAt: null };
    },
  });
}
