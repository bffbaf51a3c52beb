import { PAPER_LANGUAGES } from '@naru/contract/areas/portfolio/words.ts';

import { sayFailure } from '../../../blocks/form/server-errors.ts';
import { fieldErrorsOf } from '../../../platform/http/call-error.ts';
import { useLocale } from '../../../platform/i18n/locale.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Notice } from '../../../ui/notice.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { ImportFileField } from './import-file-field.tsx';
import { ImportOutcome } from './import-outcome.tsx';
import { ImportTarget, type Target } from './import-target.tsx';
import { exchangeTexts } from './texts.ts';
import { useChosenFile, useImport } from './use-import.ts';

export interface ImportSheetProps {
  /** Résumés that may take the file in. */
  readonly targets: readonly Target[];
  readonly onImported: (resumeId: string) => void;
  readonly onClose: () => void;
}

/** A sheet to choose a JSON Resume, see what comes in where, and make a résumé of it. */
export function ImportSheet({ targets, onImported, onClose }: ImportSheetProps) {
  const texts = useTexts(exchangeTexts);
  const { files, fileText, language, check, choose, changeLanguage } = useChosenFile(useLocale());
  const { bring, isBusy } = useImport(onImported);
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} title={texts.import} height="full">
      <Stack gap={24}>
        <p>{texts.importText}</p>
        <SegmentedControl
          label={texts.language}
          options={PAPER_LANGUAGES.map((value) => ({ value, label: texts.languages[value] }))}
          value={language}
          onValueChange={changeLanguage}
        />
        <ImportFileField files={files} onChoose={choose} />
        <div aria-live="polite">
          {check.isPending && <p>{texts.checking}</p>}
          {check.data && fileText !== undefined && !check.isPending && (
            <Stack gap={24}>
              <ImportOutcome check={check.data} />
              <ImportTarget
                targets={targets}
                isBusy={isBusy}
                onSend={(target, onError) => bring({ fileText, language, ...target }, onError)}
              />
            </Stack>
          )}
        </div>
        {check.error && (
          <Notice tone="red" live="assertive" title={texts.checkFailed}>
            {sayFailure(check.error, texts.conflict, fieldErrorsOf(check.error)[0]?.message)}
          </Notice>
        )}
      </Stack>
    </Sheet>
  );
}
