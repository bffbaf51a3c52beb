import type { CallInput, CallSpec } from '@naru/contract/call.ts';
import { useState } from 'react';

import { useFormat } from '../../platform/format/use-format.ts';
import { fieldErrorsOf, type CallError } from '../../platform/http/call-error.ts';
import { useLoginInfo } from '../../platform/session/use-session.ts';
import { useRuntime } from '../../platform/session/runtime-context.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast-store.ts';

export interface ExportWords {
  readonly title: string;
  /** What leaves, and who can read of it. */
  readonly text: string;
  readonly reason: string;
  readonly reasonHelp: string;
  readonly save: string;
  readonly making: string;
  readonly done: string;
  readonly close: string;
}

export interface ExportDialogProps<C extends CallSpec> {
  readonly spec: C;
  /** The list as it stands on the screen, with the reason that was given. */
  readonly input: (reason: string) => CallInput<C>;
  /** What the file is called, before the day and who took it. */
  readonly listName: string;
  readonly words: ExportWords;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

const REASON_MOST = 300;

/** Asks why a list is taken away before it is. */
export function ExportDialog<C extends CallSpec>(props: ExportDialogProps<C>) {
  const { spec, input, listName, words, open, onOpenChange } = props;
  const format = useFormat();
  const { client } = useRuntime();
  const name = useLoginInfo()?.name ?? '';
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string | undefined>();
  const [isBusy, setIsBusy] = useState(false);
  const save = async (): Promise<void> => {
    setIsBusy(true);
    setError(undefined);
    const target = { spec, input: input(reason) };
    const fileName = `${listName}_${format.dateTime(Date.now(), 'YYYY-MM-DD')}_${name}.xlsx`;
    try {
      await client.download(target, fileName, { alertMessage: null });
      showToast({ text: words.done });
      setReason('');
      onOpenChange(false);
    } catch (failure) {
      const { serverMessage, message } = failure as CallError; // the client throws nothing else
      setError(fieldErrorsOf(failure)[0]?.message ?? serverMessage ?? message);
    }
    setIsBusy(false);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={words.title}
      description={words.text}
      closeLabel={words.close}
      actions={
        <Button type="submit" form="list-excel" variant="primary" busy={isBusy} busyLabel={words.making}>
          {words.save}
        </Button>
      }
    >
      <form
        id="list-excel"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <TextField
          label={words.reason}
          help={words.reasonHelp}
          error={error}
          maxLength={REASON_MOST}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
