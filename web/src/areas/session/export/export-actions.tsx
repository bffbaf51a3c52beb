import { listExports, type ListExport } from '@naru/contract/areas/list-export.ts';
import { FAILURE } from '@naru/contract/envelope.ts';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { useState } from 'react';

import type { CallError } from '../../../platform/http/call-error.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import { useRuntime } from '../../../platform/session/runtime-context.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { exportTexts } from './texts.ts';

/** The one thing that can be done with a file now; nothing where there is none. */
export function ExportActions({ row }: { readonly row: ListExport }) {
  if (row.can.download) return <Download row={row} />;
  if (row.can.cancel) return <Cancel row={row} />;
  if (row.can.retry) return <Retry row={row} />;
  return null;
}

interface RowProps {
  readonly row: ListExport;
}

/** The rows beside it are read again by the mutation. */
function useTellChange() {
  const texts = useTexts(exportTexts);
  return ({ code }: CallError): void => {
    if (code === FAILURE.conflict.code) showToast({ text: texts.changed, tone: 'info' });
  };
}

function Download({ row }: RowProps) {
  const texts = useTexts(exportTexts);
  const { client } = useRuntime();
  const [isBusy, setIsBusy] = useState(false);
  const save = async (): Promise<void> => {
    setIsBusy(true);
    const target = { spec: listExports.downloadExport, input: { params: { id: row.exportId } } };
    // The client alerts a failure.
    await client.download(target, row.fileNm ?? `${row.listNm}.xlsx`).catch(() => undefined);
    setIsBusy(false);
  };
  return (
    <Button
      icon={IconDownload}
      aria-label={texts.downloadOf(row.listNm)}
      busy={isBusy}
      busyLabel={texts.downloading}
      onClick={() => void save()}
    >
      {texts.download}
    </Button>
  );
}

function Cancel({ row }: RowProps) {
  const texts = useTexts(exportTexts);
  const [isAsking, setAsking] = useState(false);
  const onError = useTellChange();
  const cancel = useCallMutation(listExports.cancelExport);
  return (
    <>
      <Button aria-label={texts.cancelOf(row.listNm)} onClick={() => setAsking(true)}>
        {texts.cancel}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={texts.cancelTitle}
        keepLabel={texts.goOn}
        confirmLabel={texts.cancel}
        busyLabel={texts.busy}
        busy={cancel.isPending}
        danger
        onConfirm={() =>
          cancel.mutate({ params: { id: row.exportId } }, { onSettled: () => setAsking(false), onError })
        }
      >
        {texts.cancelText}
      </ConfirmDialog>
    </>
  );
}

function Retry({ row }: RowProps) {
  const texts = useTexts(exportTexts);
  const onError = useTellChange();
  const retry = useCallMutation(listExports.retryExport, {
    onSuccess: () => showToast({ text: texts.started, tone: 'done' }),
  });
  return (
    <Button
      aria-label={texts.againOf(row.listNm)}
      busy={retry.isPending}
      busyLabel={texts.busy}
      onClick={() => retry.mutate({ params: { id: row.exportId } }, { onError })}
    >
      {texts.again}
    </Button>
  );
}
