import {
  CANCEL_REASONS,
  type CENTRE_ACTIONS,
  END_REASONS,
  type PsychCase,
} from '@naru/contract/areas/counselling/psychological/desk-words.ts';
import { psychDesk } from '@naru/contract/areas/counselling/psychological/desk.ts';
import { PSYCH_MOST, TRIAGE_LEVELS, type TriageLevel } from '@naru/contract/areas/counselling/psychological/words.ts';

import { FormDialog } from '../../../../blocks/form/form-dialog.tsx';
import { type PageForm, usePageForm } from '../../../../blocks/form/use-page-form.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../../platform/query/use-call-mutation.ts';
import { NumberField } from '../../../../ui/number-field.tsx';
import { RadioGroup } from '../../../../ui/radio-group.tsx';
import { TextArea } from '../../../../ui/text-area.tsx';
import { showToast } from '../../../../ui/toast-store.ts';
import { psychDeskTexts } from './texts.ts';

type Action = Exclude<(typeof CENTRE_ACTIONS)[number], 'RECORD' | 'APPROVE' | 'BOOK'>;

export interface ActionDialogProps {
  readonly psychCase: PsychCase;
  readonly action: Action;
  readonly onClose: () => void;
}

interface ActionValues {
  readonly level: TriageLevel;
  readonly ending: (typeof END_REASONS)[number];
  readonly cancelling: (typeof CANCEL_REASONS)[number];
  readonly sessions: number | null;
  readonly text: string;
}
type ActionField = 'level' | 'ending' | 'sessions' | 'reason' | 'note';

/** Asks for what an action of the centre needs. */
export function ActionDialog({ psychCase, action, onClose }: ActionDialogProps) {
  const all = useTexts(psychDeskTexts);
  const texts = all.detail;
  const form = usePageForm<ActionValues, ActionField>({
    kept: 'PAGE',
    names: {
      level: texts.level,
      ending: texts.ending,
      sessions: texts.extendBy,
      reason: texts.reason,
      note: texts.note,
    },
    initial: {
      level: psychCase.level,
      ending: psychCase.isWithdrawn ? 'WITHDRAWN' : 'AGREED',
      cancelling: 'WITHDRAWN',
      sessions: 1,
      text: '',
    },
  });
  const { run, isPending } = useRunAction({ psychCase, action, onClose }, form);
  const descriptions: Partial<Record<Action, string>> = {
    REASSIGN: texts.reassignText,
    CANCEL: texts.cancelText,
    END: texts.endText,
    REOPEN: texts.reopenText,
  };
  return (
    <FormDialog
      form={form}
      onSend={run}
      onClose={onClose}
      isSending={isPending}
      title={texts.actions[action]}
      description={descriptions[action]}
      isDanger={action === 'CANCEL'}
      words={{
        submit: texts.actions[action],
        sending: all.busy,
        keep: all.keep,
        failed: all.failed,
        conflict: { text: all.conflict },
      }}
    >
      <ActionFields psychCase={psychCase} action={action} form={form} />
    </FormDialog>
  );
}

function useRunAction({ psychCase, action, onClose }: ActionDialogProps, form: PageForm<ActionValues, ActionField>) {
  const texts = useTexts(psychDeskTexts).detail;
  const options = {
    alertMessage: null,
    onSuccess: () => {
      showToast({ text: texts.done, tone: 'done' });
      onClose();
    },
    onError: form.refuse,
  };
  const calls = {
    TRIAGE: useCallMutation(psychDesk.triage, options),
    REASSIGN: useCallMutation(psychDesk.reassign, options),
    CANCEL: useCallMutation(psychDesk.cancelCase, options),
    EXTEND: useCallMutation(psychDesk.extend, options),
    END: useCallMutation(psychDesk.end, options),
    REOPEN: useCallMutation(psychDesk.reopen, options),
    SUPERVISE: useCallMutation(psychDesk.supervise, options),
  };
  const { applicationId: id, version } = psychCase;
  const params = { id };
  const run = ({ level, ending, cancelling, sessions, text }: ActionValues): void => {
    if (action === 'TRIAGE') calls.TRIAGE.mutate({ params, body: { version, level } });
    if (action === 'REASSIGN') calls.REASSIGN.mutate({ params, body: { version, reason: text } });
    if (action === 'CANCEL') calls.CANCEL.mutate({ params, body: { version, ending: cancelling } });
    if (action === 'EXTEND') calls.EXTEND.mutate({ params, body: { version, sessions: sessions ?? 0 } });
    if (action === 'END') calls.END.mutate({ params, body: { version, ending } });
    if (action === 'REOPEN') calls.REOPEN.mutate({ params, body: { version, reason: text } });
    if (action === 'SUPERVISE') calls.SUPERVISE.mutate({ params, body: { version, note: text } });
  };
  return { run, isPending: calls[action].isPending };
}

interface ActionFieldsProps extends Omit<ActionDialogProps, 'onClose'> {
  readonly form: PageForm<ActionValues, ActionField>;
}

function ActionFields({ psychCase, action, form }: ActionFieldsProps) {
  const all = useTexts(psychDeskTexts);
  const texts = all.detail;
  switch (action) {
    case 'TRIAGE':
      return (
        <RadioGroup<TriageLevel>
          {...form.pick('level')}
          label={texts.level}
          options={TRIAGE_LEVELS.map((value) => ({ value, label: all.levels[value] }))}
        />
      );
    case 'END':
      return (
        <RadioGroup
          {...form.pick('ending')}
          label={texts.ending}
          column
          options={END_REASONS.filter((value) => (value === 'WITHDRAWN') === psychCase.isWithdrawn).map((value) => ({
            value,
            label: texts.endings[value],
          }))}
        />
      );
    case 'CANCEL':
      return (
        <RadioGroup
          {...form.pick('cancelling', 'ending')}
          label={texts.reason}
          column
          options={CANCEL_REASONS.map((value) => ({ value, label: texts.endings[value] }))}
        />
      );
    case 'EXTEND':
      return (
        <NumberField {...form.pick('sessions')} label={texts.extendBy} unit={texts.sessionsUnit} min={1} max={5} />
      );
    case 'SUPERVISE':
      return <TextArea {...form.text('text', 'note')} label={texts.note} rows={4} maxLength={PSYCH_MOST.note} />;
    case 'REASSIGN':
    case 'REOPEN':
      return <TextArea {...form.text('text', 'reason')} label={texts.reason} rows={4} maxLength={PSYCH_MOST.reason} />;
  }
}
