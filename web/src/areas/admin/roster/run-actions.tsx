import { rosters, type RosterRunDetail } from '@naru/contract/areas/roster.ts';
import { FAILURE } from '@naru/contract/envelope.ts';
import { useState } from 'react';

import { useFormat } from '../../../platform/format/use-format.ts';
import type { CallError } from '../../../platform/http/call-error.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { mayImport } from './roster-list.ts';
import { rosterTexts } from './texts.ts';

export interface RunActionsProps {
  readonly run: RosterRunDetail;
  readonly onStarted: (runId: string) => void;
}

/** Imports a previewed run, or cancels a running one; both after a question that tells the consequences. */
export function RunActions({ run, onStarted }: RunActionsProps) {
  const all = useTexts(rosterTexts);
  const texts = all.run;
  const format = useFormat();
  const [isAsking, setAsking] = useState(false);
  const settle = {
    onSettled: () => setAsking(false),
    onError: ({ code }: CallError) => {
      // The sheet beside already shows the new state.
      if (code === FAILURE.conflict.code) showToast({ text: all.changedMeanwhile, tone: 'info' });
    },
  };
  const begin = useCallMutation(rosters.importPreviewed, { onSuccess: (output) => onStarted(output.run.runId) });
  const cancel = useCallMutation(rosters.cancelRun);
  const input = { params: { id: run.runId } };
  const isImport = mayImport(run);
  const label = isImport ? texts.import : texts.cancel;
  const people = run.countList.find(({ kind }) => kind === 'MEMBER')?.removed ?? 0;
  return (
    <>
      <Button wide variant={isImport ? 'primary' : 'danger-text'} onClick={() => setAsking(true)}>
        {label}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={isImport ? texts.importQuestion : texts.cancelQuestion[run.isPreview ? 'preview' : 'import']}
        keepLabel={isImport ? texts.keep : texts.goOn}
        confirmLabel={label}
        busyLabel={texts.busy}
        busy={begin.isPending || cancel.isPending}
        danger={!isImport}
        onConfirm={() => (isImport ? begin.mutate(input, settle) : cancel.mutate(input, settle))}
      >
        {isImport ? (
          <>
            <p>
              {texts.importText({
                added: format.number(run.added),
                changed: format.number(run.changed),
                removed: format.number(run.removed),
              })}
            </p>
            {people > 0 && <p>{texts.importPeople(format.number(people))}</p>}
          </>
        ) : (
          texts.cancelText
        )}
      </ConfirmDialog>
    </>
  );
}
