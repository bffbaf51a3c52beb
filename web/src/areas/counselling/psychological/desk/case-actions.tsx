import {
  CANCEL_REASONS,
  type CENTRE_ACTIONS,
  END_REASONS,
  type PsychCase,
} from '@naru/contract/areas/counselling/psychological/desk-words.ts';
import { psychDesk } from '@naru/contract/areas/counselling/psychological/desk.ts';
import { PSYCH_MOST, TRIAGE_LEVELS, type TriageLevel } from '@naru/contract/areas/counselling/psychological/words.ts';
import { useState } from 'react';

import type { CallError } from '../../../../platform/http/call-error.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../../platform/query/use-call-mutation.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { NumberField } from '../../../../ui/number-field.tsx';
import { RadioGroup } from '../../../../ui/radio-group.tsx';
import { TextArea } from '../../../../ui/text-area.tsx';
import { showToast } from '../../../../ui/toast-store.ts';
import styles from './desk.module.css';
import { FailureNotice } from './failure-notice.tsx';
import { psychDeskTexts } from './texts.ts';
import { WhenDialog } from './when-dialog.tsx';

type Action = (typeof CENTRE_ACTIONS)[number];
type Asked = Exclude<Action, 'RECORD'>;
type Plain = Exclude<Asked, 'APPROVE' | 'BOOK'>;

/** Sessions are recorded where they stand. */
const ORDER: readonly Asked[] = [
  'APPROVE',
  'BOOK',
  'REOPEN',
  'END',
  'TRIAGE',
  'EXTEND',
  'SUPERVISE',
  'REASSIGN',
  'CANCEL',
];
const LEADING: ReadonlySet<Asked> = new Set(['APPROVE', 'BOOK', 'REOPEN']);
/** What is asked of the centre once consent was withdrawn. */
const LEADING_WITHDRAWN: ReadonlySet<Asked> = new Set(['END', 'CANCEL']);
const DANGEROUS: ReadonlySet<Asked> = new Set(['CANCEL']);

/** What can be done with a case now, as the server says it. */
export function CaseActions({ psychCase }: { readonly psychCase: PsychCase }) {
  const texts = useTexts(psychDeskTexts).detail;
  const [asked, setAsked] = useState<Asked | null>(null);
  const actions = ORDER.filter((action) => psychCase.can.includes(action));
  if (actions.length === 0) return null;
  const close = (): void => setAsked(null);
  return (
    <div className={styles.actions}>
      {actions.map((action) => (
        <Button
          key={action}
          variant={
            (psychCase.isWithdrawn ? LEADING_WITHDRAWN : LEADING).has(action)
              ? 'primary'
              : DANGEROUS.has(action)
                ? 'danger-text'
                : undefined
          }
          onClick={() => setAsked(action)}
        >
          {texts.actions[action]}
        </Button>
      ))}
      {(asked === 'APPROVE' || asked === 'BOOK') && <WhenDialog psychCase={psychCase} action={asked} onClose={close} />}
      {asked !== null && asked !== 'APPROVE' && asked !== 'BOOK' && (
        <ActionDialog psychCase={psychCase} action={asked} onClose={close} />
      )}
    </div>
  );
}

interface ActionDialogProps {
  readonly psychCase: PsychCase;
  readonly action: Plain;
  readonly onClose: () => void;
}

function ActionDialog({ psychCase, action, onClose }: ActionDialogProps) {
  const all = useTexts(psychDeskTexts);
  const texts = all.detail;
  const [level, setLevel] = useState<TriageLevel>(psychCase.level);
  const [ending, setEnding] = useState<(typeof END_REASONS)[number]>(psychCase.isWithdrawn ? 'WITHDRAWN' : 'AGREED');
  const [cancelling, setCancelling] = useState<(typeof CANCEL_REASONS)[number]>('WITHDRAWN');
  const [sessions, setSessions] = useState<number | null>(1);
  const [text, setText] = useState('');
  const options = {
    alertMessage: null,
    onSuccess: () => {
      showToast({ text: texts.done, tone: 'done' });
      onClose();
    },
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
  const run = (): void => {
    if (action === 'TRIAGE') calls.TRIAGE.mutate({ params, body: { version, level } });
    if (action === 'REASSIGN') calls.REASSIGN.mutate({ params, body: { version, reason: text } });
    if (action === 'CANCEL') calls.CANCEL.mutate({ params, body: { version, ending: cancelling } });
    if (action === 'EXTEND') calls.EXTEND.mutate({ params, body: { version, sessions: sessions ?? 0 } });
    if (action === 'END') calls.END.mutate({ params, body: { version, ending } });
    if (action === 'REOPEN') calls.REOPEN.mutate({ params, body: { version, reason: text } });
    if (action === 'SUPERVISE') calls.SUPERVISE.mutate({ params, body: { version, note: text } });
  };
  const descriptions: Partial<Record<Plain, string>> = {
    REASSIGN: texts.reassignText,
    CANCEL: texts.cancelText,
    END: texts.endText,
    REOPEN: texts.reopenText,
  };
  const failure: CallError | null = calls[action].error;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.actions[action]}
      description={descriptions[action]}
      closeLabel={all.close}
      sticky={text !== ''}
      actions={
        <>
          <Button onClick={onClose}>{all.keep}</Button>
          <Button
            variant={DANGEROUS.has(action) ? 'danger' : 'primary'}
            busy={calls[action].isPending}
            busyLabel={all.busy}
            onClick={run}
          >
            {texts.actions[action]}
          </Button>
        </>
      }
    >
      <div className={styles.stack}>
        {action === 'TRIAGE' && (
          <RadioGroup<TriageLevel>
            label={texts.level}
            options={TRIAGE_LEVELS.map((value) => ({ value, label: all.levels[value] }))}
            value={level}
            onValueChange={setLevel}
          />
        )}
        {action === 'END' && (
          <RadioGroup
            label={texts.ending}
            column
            options={END_REASONS.filter((value) => (value === 'WITHDRAWN') === psychCase.isWithdrawn).map((value) => ({
              value,
              label: texts.endings[value],
            }))}
            value={ending}
            onValueChange={setEnding}
          />
        )}
        {action === 'CANCEL' && (
          <RadioGroup
            label={texts.reason}
            column
            options={CANCEL_REASONS.map((value) => ({ value, label: texts.endings[value] }))}
            value={cancelling}
            onValueChange={setCancelling}
          />
        )}
        {action === 'EXTEND' && (
          <NumberField
            label={texts.extendBy}
            unit={texts.sessionsUnit}
            min={1}
            max={5}
            value={sessions}
            onValueChange={setSessions}
          />
        )}
        {(action === 'REASSIGN' || action === 'REOPEN' || action === 'SUPERVISE') && (
          <TextArea
            label={action === 'SUPERVISE' ? texts.note : texts.reason}
            rows={4}
            maxLength={action === 'SUPERVISE' ? PSYCH_MOST.note : PSYCH_MOST.reason}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
        <FailureNotice failure={failure} />
      </div>
    </Dialog>
  );
}
