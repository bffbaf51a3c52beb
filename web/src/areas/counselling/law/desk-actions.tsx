import { lawDesk, type LawDeskCase } from '@naru/contract/areas/counselling/law-desk.ts';
import { LAW_MOST, type LawAction } from '@naru/contract/areas/counselling/law-words.ts';
import { useState } from 'react';

import { sayFailure } from '../../../blocks/form/server-errors.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { fieldErrorsOf } from '../../../platform/http/call-error.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckboxGroup } from '../../../ui/checkbox-group.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import styles from './law.module.css';
import { lawTexts } from './texts.ts';

/** The main one first; what changes or refuses something after it. */
const ORDER: readonly LawAction[] = [
  'ACCEPT',
  'ASSIGN',
  'CONSULT',
  'DRAFT',
  'REVIEW',
  'SEND',
  'CLOSE',
  'REVISE',
  'RETURN',
  'REASSIGN',
  'DECLINE',
];
const REASONED: ReadonlySet<LawAction> = new Set(['ACCEPT', 'DECLINE', 'RETURN']);
const WRITTEN: ReadonlySet<LawAction> = new Set(['CONSULT', 'DRAFT', 'REVISE']);
const STAFFED: ReadonlySet<LawAction> = new Set(['ASSIGN', 'REASSIGN']);

/** What this counsellor can do about the case now, as the server says it. */
export function DeskActions({ lawCase }: { readonly lawCase: LawDeskCase }) {
  const texts = useTexts(lawTexts).desk;
  const [asked, setAsked] = useState<LawAction | null>(null);
  const actions = ORDER.filter((action) => lawCase.can.includes(action));
  if (actions.length === 0) return null;
  return (
    <div className={styles.actions}>
      {actions.map((action, index) => (
        <Button
          key={action}
          variant={index === 0 ? 'primary' : action === 'DECLINE' ? 'danger-text' : undefined}
          onClick={() => setAsked(action)}
        >
          {texts.actions[action]}
        </Button>
      ))}
      {asked !== null && <StepDialog key={asked} lawCase={lawCase} action={asked} onClose={() => setAsked(null)} />}
    </div>
  );
}

interface StepDialogProps {
  readonly lawCase: LawDeskCase;
  readonly action: LawAction;
  readonly onClose: () => void;
}

function StepDialog({ lawCase, action, onClose }: StepDialogProps) {
  const texts = useTexts(lawTexts).desk;
  const format = useFormat();
  const asksReason = REASONED.has(action);
  const asksText = WRITTEN.has(action);
  const asksPeople = STAFFED.has(action);
  const before = action === 'REVISE' ? (lawCase.opinionList[0]?.text ?? '') : '';
  const [written, setWritten] = useState(before);
  const [people, setPeople] = useState<readonly string[]>(lawCase.assigneeList.map((one) => one.memberId));
  const [wasSubmitted, setSubmitted] = useState(false);
  const counsellors = useCall(lawDesk.listLawCounsellors, {}, { enabled: asksPeople });
  const move = useCallMutation(lawDesk.moveCase, { alertMessage: null });
  const isMissing = (asksReason || asksText) && written.trim() === '';
  const isEmpty = asksPeople && people.length === 0;
  const [refused] = fieldErrorsOf(move.error);
  const submit = (): void => {
    setSubmitted(true);
    if (isMissing || isEmpty) return;
    move.mutate(
      {
        params: { id: lawCase.caseId },
        body: {
          action,
          version: lawCase.version,
          ...(asksReason && { reason: written }),
          ...(asksText && { text: written }),
          ...(asksPeople && { memberIdList: [...people] }),
        },
      },
      {
        onSuccess: () => {
          onClose();
          showToast({ text: texts.done[action], tone: 'done' });
        },
      },
    );
  };
  const most = asksReason ? LAW_MOST.reason : action === 'CONSULT' ? LAW_MOST.note : LAW_MOST.opinion;
  const missing = asksReason ? texts.reasonMissing : texts.textMissing;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.actions[action]}
      description={texts.texts[action]}
      closeLabel={texts.close}
      size={asksText ? undefined : 'small'}
      sticky={written !== before}
      actions={
        <>
          <Button onClick={onClose}>{texts.keep}</Button>
          <Button
            variant={action === 'DECLINE' ? 'danger' : 'primary'}
            busy={move.isPending}
            busyLabel={texts.busy}
            onClick={submit}
          >
            {texts.actions[action]}
          </Button>
        </>
      }
    >
      {(asksReason || asksText) && (
        <TextArea
          label={asksReason ? texts.reasonLabel : texts.textLabel}
          rows={asksText ? 10 : 3}
          maxLength={most}
          value={written}
          error={wasSubmitted && isMissing ? missing : undefined}
          onChange={(event) => setWritten(event.target.value)}
        />
      )}
      {asksPeople && (
        <CheckboxGroup
          label={texts.people}
          options={(counsellors.data?.counsellorList ?? []).map((one) => ({
            value: one.memberId,
            label: texts.openCount(one.name, format.number(one.openCount)),
          }))}
          value={people}
          onValueChange={setPeople}
          error={wasSubmitted && isEmpty ? texts.peopleMissing : undefined}
        />
      )}
      {move.error && (
        <Notice tone="red" live="assertive" title={sayFailure(move.error, texts.conflictState, refused?.message)} />
      )}
    </Dialog>
  );
}
