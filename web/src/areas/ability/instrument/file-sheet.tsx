import { INSTRUMENT_MOST, instrumentDesk } from '@naru/contract/areas/ability/instrument-desk.ts';
import type { CallOutput } from '@naru/contract/call.ts';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';

import { sayFailure } from '../../../blocks/form/server-errors.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { createUploadGroup } from '../../../blocks/file/upload-group.ts';
import { fileIdOf } from '../../../blocks/file/file-name.ts';
import { type CallError, fieldErrorsOf, toCallError } from '../../../platform/http/call-error.ts';
import { saveFile } from '../../../platform/http/save-file.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import { useRuntime } from '../../../platform/session/runtime-context.ts';
import { Button } from '../../../ui/button.tsx';
import { FileField, type UploadControl, type UploadedFile } from '../../../ui/file-field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { versionAddress } from './addresses.ts';
import { FileOutcome } from './file-outcome.tsx';
import { instrumentTexts } from './texts.ts';

export type FileCheck = CallOutput<typeof instrumentDesk.checkInstrument>;

const JSON_TYPE = { 'application/json': ['.json'] };
const WORKBOOK_TYPE = { 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['.xlsx'] };

interface FileSheetProps {
  /** The draft that the file replaces; without it the file becomes a draft of its own. */
  readonly draft?: { readonly versionId: string; readonly version: number };
  readonly onClose: () => void;
}

/** A sheet to choose a file, see what is wrong with it or what it brings, and keep it as a draft. */
export function FileSheet({ draft, onClose }: FileSheetProps) {
  const texts = useTexts(instrumentTexts).file;
  const { files, choose, fileText, check, isReading, error } = useChosenFile(draft?.versionId);
  const { keep, isKeeping, failure, reset } = useKeeping(draft, onClose);
  const chooseNext: Choose = (...chosen) => {
    reset();
    return choose(...chosen);
  };
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={draft ? texts.replaceTitle : texts.importTitle}
      height="full"
    >
      <Stack gap={24}>
        <p>{draft ? texts.replaceText : texts.importText}</p>
        {draft && <p>{texts.sheetText}</p>}
        <TemplateButton />
        <InstrumentFileField files={files} onChoose={chooseNext} takesSheet={draft !== undefined} />
        {(isReading || check.isPending) && <p role="status">{texts.checking}</p>}
        {error && (
          <Notice tone="red" live="assertive" title={texts.checkFailed}>
            {sayFailure(error, texts.conflict, fieldErrorsOf(error)[0]?.message)}
          </Notice>
        )}
        {fileText !== undefined && check.data && (
          <FileOutcome
            check={check.data}
            isReplacing={draft !== undefined}
            failure={failure && sayFailure(failure, texts.conflict, fieldErrorsOf(failure)[0]?.message)}
          >
            <Button variant="primary" busy={isKeeping} busyLabel={texts.saving} onClick={() => keep(fileText)}>
              {draft ? texts.replace : texts.save}
            </Button>
          </FileOutcome>
        )}
      </Stack>
    </Sheet>
  );
}

const isWorkbook = ({ name }: File): boolean => name.toLowerCase().endsWith('.xlsx');

type Choose = (file: File | undefined, control?: UploadControl) => Promise<void>;

/** The chosen file: JSON is read in the browser, a workbook by the server; and what the server finds in it. */
function useChosenFile(versionId: string | undefined) {
  const texts = useTexts(instrumentTexts).file;
  const [files, setFiles] = useState<readonly UploadedFile[]>([]);
  const [fileText, setFileText] = useState<string>();
  const [sheetError, setSheetError] = useState<CallError>();
  const [reading, setReading] = useState<UploadControl>();
  const { client } = useRuntime();
  const check = useCallMutation(instrumentDesk.checkInstrument, { alertMessage: null });
  const readSheet = async (file: File, control: UploadControl): Promise<string> => {
    const sent = await createUploadGroup(client).upload(file, control, []);
    const asked = { params: { id: versionId ?? '' }, query: { fileId: fileIdOf([sent]) ?? '' } };
    return (await client.call(instrumentDesk.readFromSheet, asked, { alertMessage: null })).fileText;
  };
  const choose: Choose = async (file, control) => {
    check.reset();
    setFileText(undefined);
    setSheetError(undefined);
    if (!file || !control) return setFiles([]);
    setReading(control);
    try {
      const text = isWorkbook(file) ? await readSheet(file, control) : await file.text();
      control.signal.throwIfAborted();
      setFileText(text);
      check.mutate({ body: { fileText: text, ...(versionId !== undefined && { versionId }) } });
    } catch (thrown) {
      control.signal.throwIfAborted();
      setSheetError(toCallError(thrown, texts.unreadable));
    } finally {
      // Another file may be read by now.
      setReading((now) => (now === control ? undefined : now));
    }
    setFiles([{ id: `${file.name} ${file.lastModified}`, name: file.name, size: file.size }]);
  };
  return { files, choose, fileText, check, isReading: reading !== undefined, error: check.error ?? sheetError };
}

function useKeeping(draft: FileSheetProps['draft'], onClose: () => void) {
  const texts = useTexts(instrumentTexts).file;
  const navigate = useNavigate();
  const bring = useCallMutation(instrumentDesk.importInstrument, { alertMessage: null });
  const replace = useCallMutation(instrumentDesk.replaceVersion, { alertMessage: null });
  const keep = (fileText: string): void => {
    if (draft) {
      const { versionId: id, version } = draft;
      const onSuccess = (): void => {
        showToast({ text: texts.replaced, tone: 'done' });
        onClose();
      };
      return replace.mutate({ params: { id }, body: { fileText, version } }, { onSuccess });
    }
    bring.mutate(
      { body: { fileText } },
      {
        onSuccess: ({ versionId }) => {
          showToast({ text: texts.saved, tone: 'done' });
          onClose();
          void navigate({ to: versionAddress(versionId) });
        },
      },
    );
  };
  const reset = (): void => {
    bring.reset();
    replace.reset();
  };
  const failure = bring.error ?? replace.error ?? undefined;
  return { keep, isKeeping: bring.isPending || replace.isPending, failure, reset };
}

function TemplateButton() {
  const texts = useTexts(instrumentTexts).file;
  const { client } = useRuntime();
  const [isBusy, setBusy] = useState(false);
  const save = async (): Promise<void> => {
    setBusy(true);
    try {
      const { template } = await client.call(instrumentDesk.readTemplate, {}, { alertMessage: texts.templateFailed });
      saveFile(new Blob([JSON.stringify(template, null, 2)], { type: 'application/json' }), texts.templateName);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div>
      <Button size="small" busy={isBusy} onClick={() => void save()}>
        {texts.template}
      </Button>
    </div>
  );
}

interface InstrumentFileFieldProps {
  readonly files: readonly UploadedFile[];
  readonly onChoose: Choose;
  /** A workbook that was taken from the draft may come back. */
  readonly takesSheet: boolean;
}

function InstrumentFileField({ files, onChoose, takesSheet }: InstrumentFileFieldProps) {
  const texts = useTexts(instrumentTexts).file;
  const format = useFormat();
  const size = format.bytes(INSTRUMENT_MOST.file);
  return (
    <FileField
      label={texts.field}
      help={takesSheet ? texts.helpSheet(size) : texts.help(size)}
      value={files}
      onValueChange={(next) => {
        if (next.length === 0) void onChoose(undefined);
      }}
      upload={async (file, control) => {
        await onChoose(file, control);
        return { id: `${file.name} ${file.lastModified}`, name: file.name, size: file.size };
      }}
      accept={takesSheet ? { ...JSON_TYPE, ...WORKBOOK_TYPE } : JSON_TYPE}
      maxSize={INSTRUMENT_MOST.file}
      maxFiles={1}
      labels={{
        browse: texts.browse,
        drop: texts.drop,
        list: texts.chosen,
        formatSize: format.bytes,
        uploading: (name) => texts.reading(name),
        cancel: texts.cancel,
        remove: texts.remove,
        retry: texts.retry,
        tooLarge: texts.tooLarge(size),
        wrongType: takesSheet ? texts.wrongTypeSheet : texts.wrongType,
        tooMany: texts.tooMany,
        failed: () => texts.unreadable,
      }}
    />
  );
}
