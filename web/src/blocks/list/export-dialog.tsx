import type { CallInput, CallSpec } from '@naru/contract/call.ts';
import type { ExportStarted } from '@naru/contract/shared/export.ts';
import { useState } from 'react';

import { useFormat } from '../../platform/format/use-format.ts';
import { withTexts } from '../../platform/i18n/locale.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { useLoginInfo } from '../../platform/session/use-session.ts';
import { useRuntime } from '../../platform/session/runtime-context.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { loadOnUse } from '../../ui/load-on-use.tsx';
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

// A form comes with its dialog, never with the list behind it.
const ExportForm = loadOnUse(async () => (await withTexts(import('./export-form.tsx'))).ExportForm);

/** Asks for the reason before a list is exported; tells where a long one will be available. */
export function ExportDialog<C extends ExportSpec>(props: ExportDialogProps<C>) {
  const { spec, input, listName, text, open, onOpenChange } = props;
  const all = useTexts(listTexts);
  const texts = all.excel;
  const format = useFormat();
  const { client } = useRuntime();
  const name = useLoginInfo()?.name ?? '';
  const [isBusy, setIsBusy] = useState(false);
  const [isLater, setIsLater] = useState(false);
  const close = (): void => {
    setIsLater(false);
    onOpenChange(false);
  };
  const save = async (reason: string): Promise<void> => {
    setIsBusy(true);
    const target = { spec, input: input(reason) };
    const fileName = `${listName}_${format.dateTime(Date.now(), 'YYYY-MM-DD')}_${name}.xlsx`;
    try {
      const later = await client.download(target, fileName, { alertMessage: null });
      if (later) {
        setIsLater(true);
      } else {
        showToast({ text: texts.done });
        close();
      }
    } finally {
      setIsBusy(false);
    }
  };
  if (!open) return null;
  if (!isLater) return <ExportForm text={text} onExport={save} isBusy={isBusy} onClose={close} />;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && close()}
      title={texts.laterTitle}
      description={texts.laterText}
      actions={
        <>
          <Button onClick={close}>{all.close}</Button>
          <ButtonLink variant="primary" as={(slot) => <AppLink to="/session/export/list" {...slot} />}>
            {texts.laterLink}
          </ButtonLink>
        </>
      }
    />
  );
}
