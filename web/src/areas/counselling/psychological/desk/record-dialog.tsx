import type { PsychCase, PsychSession, Soap } from '@naru/contract/areas/counselling/psychological/desk-words.ts';
import { psychDesk } from '@naru/contract/areas/counselling/psychological/desk.ts';
import { PSYCH_MOST, TRIAGE_LEVELS, type TriageLevel } from '@naru/contract/areas/counselling/psychological/words.ts';

import { FormDialog } from '../../../../blocks/form/form-dialog.tsx';
import { usePageForm } from '../../../../blocks/form/use-page-form.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../../platform/query/use-call-mutation.ts';
import { RadioGroup } from '../../../../ui/radio-group.tsx';
import { TextArea } from '../../../../ui/text-area.tsx';
import { showToast } from '../../../../ui/toast-store.ts';
import { SOAP } from './soap.ts';
import { psychDeskTexts } from './texts.ts';

export interface RecordDialogProps {
  readonly psychCase: PsychCase;
  readonly session: PsychSession;
  readonly onClose: () => void;
}

type RecordValues = Soap & { readonly level: TriageLevel };

/** The record of a session, with how urgent the case is now. */
export function RecordDialog({ psychCase, session, onClose }: RecordDialogProps) {
  const all = useTexts(psychDeskTexts);
  const texts = all.detail;
  const format = useFormat();
  const write = useCallMutation(psychDesk.recordSession, { alertMessage: null });
  const soap = session.record ?? { subjective: '', objective: '', assessment: '', plan: '' };
  const form = usePageForm<RecordValues, keyof RecordValues>({
    kept: 'PAGE',
    names: { ...texts.soap, level: texts.level },
    initial: { ...soap, level: session.level ?? psychCase.level },
  });
  const params = { id: psychCase.applicationId, sessionId: session.sessionId };
  const send = (body: RecordValues): void =>
    write.mutate(
      { params, body: { ...body, version: session.version } },
      {
        onSuccess: () => {
          showToast({ text: texts.done, tone: 'done' });
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
      isSending={write.isPending}
      title={texts.recordTitle(format.number(session.number))}
      description={texts.recordText}
      size="large"
      isWritten
      words={{
        submit: texts.saveRecord,
        sending: all.busy,
        failed: all.failed,
        conflict: { text: all.conflict },
      }}
    >
      {SOAP.map((part) => (
        <TextArea key={part} {...form.text(part)} label={texts.soap[part]} rows={3} maxLength={PSYCH_MOST.note} />
      ))}
      <RadioGroup<TriageLevel>
        {...form.pick('level')}
        label={texts.level}
        options={TRIAGE_LEVELS.map((value) => ({ value, label: all.levels[value] }))}
      />
    </FormDialog>
  );
}
