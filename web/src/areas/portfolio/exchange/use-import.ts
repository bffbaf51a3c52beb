import { exchange } from '@naru/contract/areas/portfolio/exchange.ts';
import type { PaperLanguage } from '@naru/contract/areas/portfolio/words.ts';
import { useState } from 'react';

import type { CallError } from '../../../platform/http/call-error.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import type { UploadControl, UploadedFile } from '../../../ui/file-field.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { exchangeTexts } from './texts.ts';

export type Choose = (file: File | undefined, control?: UploadControl) => Promise<void>;

/** The chosen file, read in the browser, and what the server finds in it. */
export function useChosenFile(first: PaperLanguage) {
  const [files, setFiles] = useState<readonly UploadedFile[]>([]);
  const [fileText, setFileText] = useState<string>();
  const [language, setLanguage] = useState(first);
  const check = useCallMutation(exchange.checkImport, { alertMessage: null });
  const choose: Choose = async (file, control) => {
    check.reset();
    setFileText(undefined);
    if (!file) return setFiles([]);
    const text = await file.text();
    control?.signal.throwIfAborted();
    setFiles([{ id: `${file.name} ${file.lastModified}`, name: file.name, size: file.size }]);
    setFileText(text);
    check.mutate({ body: { fileText: text, language } });
  };
  const changeLanguage = (next: PaperLanguage): void => {
    setLanguage(next);
    if (fileText !== undefined) check.mutate({ body: { fileText, language: next } });
  };
  return { files, fileText, language, check, choose, changeLanguage };
}

interface Bringing {
  readonly fileText: string;
  readonly language: PaperLanguage;
  readonly title: string;
  readonly resumeId: string | null;
}

/** Makes a résumé of the file, or puts it in the place of what one says. */
export function useImport(onImported: (resumeId: string) => void) {
  const texts = useTexts(exchangeTexts);
  const call = useCallMutation(exchange.importResume, { alertMessage: null, label: texts.saving });
  const bring = (body: Bringing, onError: (failure: CallError) => void): void =>
    call.mutate(
      { body },
      {
        onSuccess: ({ resumeId }) => {
          showToast({ text: body.resumeId === null ? texts.made : texts.replaced, tone: 'done' });
          onImported(resumeId);
        },
        onError,
      },
    );
  return { bring, isBusy: call.isPending };
}
