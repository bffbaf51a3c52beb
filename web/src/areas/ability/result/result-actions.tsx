import { testResults as resultCalls, type TestResult } from '@naru/contract/areas/ability/result.ts';
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import IconTableExport from '@tabler/icons-react/dist/esm/icons/IconTableExport.mjs';
import { useState } from 'react';

import { ExportDialog } from '../../../blocks/list/export-dialog.tsx';
import { withTexts } from '../../../platform/i18n/locale.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { loadOnUse } from '../../../ui/load-on-use.tsx';
import { resultTexts } from './texts.ts';

const ResultPrint = loadOnUse(async () => (await withTexts(import('./result-print.tsx'))).ResultPrint);

/** Takes a result away: on paper, and one's own as a sheet. */
export function ResultActions({ result }: { readonly result: TestResult }) {
  const texts = useTexts(resultTexts);
  const [shown, setShown] = useState<'print' | 'excel' | null>(null);
  const close = (): void => setShown(null);
  return (
    <>
      <Button icon={IconPrinter} onClick={() => setShown('print')}>
        {texts.print}
      </Button>
      {result.can.export && (
        <Button icon={IconTableExport} onClick={() => setShown('excel')}>
          {texts.excel}
        </Button>
      )}
      {shown === 'print' && <ResultPrint result={result} onClose={close} />}
      <ExportDialog
        spec={resultCalls.exportResults}
        input={(reason) => ({ body: { reason } })}
        listName={texts.excelName}
        text={texts.excelText}
        open={shown === 'excel'}
        onOpenChange={(open) => !open && close()}
      />
    </>
  );
}
