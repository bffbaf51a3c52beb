import { board as calls } from '@naru/contract/areas/board.ts';
import { useState } from 'react';

import { useFormat } from '../../platform/format/use-format.ts';
import { fieldErrorsOf, type CallError } from '../../platform/http/call-error.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { useLoginInfo } from '../../platform/session/use-session.ts';
import { useRuntime } from '../../platform/session/runtime-context.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import type { PostListQuery } from './board-list.ts';
import { boardTexts } from './texts.ts';

export interface ExportDialogProps {
  readonly code: string;
  readonly boardName: string;
  /** The list as it stands on the screen. */
  readonly query: PostListQuery;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

const REASON_MOST = 300;

/** Asks why a list is taken away before it is. */
export function ExportDialog({ code, boardName, query, open, onOpenChange }: ExportDialogProps) {
  const all = useTexts(boardTexts);
  const texts = all.excel;
  const format = useFormat();
  const { client } = useRuntime();
  const name = useLoginInfo()?.name ?? '';
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string | undefined>();
  const [isBusy, setIsBusy] = useState(false);
  const save = async (): Promise<void> => {
    setIsBusy(true);
    setError(undefined);
    const target = { spec: calls.exportPosts, input: { params: { code }, body: { ...query, reason } } };
    const fileName = `${boardName}_${format.dateTime(Date.now(), 'YYYY-MM-DD')}_${name}.xlsx`;
    try {
      await client.download(target, fileName, { alertMessage: null });
      showToast({ text: texts.done });
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
      title={texts.title}
      description={texts.text}
      closeLabel={all.close}
      actions={
        <Button type="submit" form="board-excel" variant="primary" busy={isBusy} busyLabel={texts.making}>
          {texts.save}
        </Button>
      }
    >
      <form
        id="board-excel"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <TextField
          label={texts.reason}
          help={texts.reasonHelp}
          error={error}
          maxLength={REASON_MOST}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
