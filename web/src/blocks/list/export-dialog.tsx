import type { CallInput, CallSpec } from '@naru/contract/call.ts';
import type { ExportStarted } from '@naru/contract/shared/export.ts';
import { useState } from 'react';

import { useFormat } from '../../platform/format/use-format.ts';
import { fieldErrorsOf, type CallError } from '../../platform/http/call-error.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { useLoginInfo } from '../../platform/session/use-session.ts';
import { useRuntime } from '../../platform/session/runtime-context.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { AppLink } from '../navigation/app-link.tsx';
import { listTexts } from './texts.ts';

type ExportSpec = CallSpec & { readonly gives: 'file'; readonly output: typeof ExportStarted };

export interface ExportDialogProps<C extends ExportSpec> {
  readonly spec: C;
  /** The input for the list as it is on the screen, with the given reason. */
  readonly input: (reason: string) => CallInput<C>;
  /** The first part of the file name; the day and the person follow. */
  readonly listName: string;
  /** Tells which data the file contains, and that the export is recorded. */
  readonly text: string;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

const REASON_MOST = 300;

/** Asks for the reason before a list is exported; tells where a long one will be available. */
export function ExportDialog<C extends ExportSpec>(props: ExportDialogProps<C>) {
  const { spec, input, listName, text, open, onOpenChange } = props;
  const all = useTexts(listTexts);
  const texts = all.excel;
  const format = useFormat();
  const { client } = useRuntime();
  const name = useLoginInfo()?.name ?? '';
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string | undefined>();
  const [isBusy, setIsBusy] = useState(false);
  const [isLater, setIsLater] = useState(false);
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setIsLater(false);
  }
  const save = async (): Promise<void> => {
    setIsBusy(true);
    setError(undefined);
    const target = { spec, input: input(reason) };
    const fileName = `${listName}_${format.dateTime(Date.now(), 'YYYY-MM-DD')}_${name}.xlsx`;
    try {
      const later = await client.download(target, fileName, { alertMessage: null });
      setReason('');
      if (later) {
        setIsLater(true);
      } else {
        showToast({ text: texts.done });
        onOpenChange(false);
      }
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
      title={isLater ? texts.laterTitle : texts.title}
      description={isLater ? texts.laterText : text}
      closeLabel={all.close}
      actions={
        isLater ? (
          <>
            <Button onClick={() => onOpenChange(false)}>{all.close}</Button>
            <ButtonLink variant="primary" as={(slot) => <AppLink to="/session/export/list" {...slot} />}>
              {texts.laterLink}
            </ButtonLink>
          </>
        ) : (
          <Button type="submit" form="list-excel" variant="primary" busy={isBusy} busyLabel={texts.making}>
            {texts.save}
          </Button>
        )
      }
    >
      {!isLater && (
        <form
          id="list-excel"
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
      )}
    </Dialog>
  );
}
