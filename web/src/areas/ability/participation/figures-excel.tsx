import { useState } from 'react';

import type { CallSpec } from '@naru/contract/call.ts';

import { ExportDialog, type ExportDialogProps } from '../../../blocks/list/export-dialog.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { participationTexts } from './texts.ts';

type Spec = Parameters<typeof ExportDialog>[0]['spec'];
type FiguresExcelProps<C extends CallSpec & Spec> = Pick<ExportDialogProps<C>, 'spec' | 'input' | 'listName'>;

/** Offers figures as an Excel file; nobody is in it. */
export function FiguresExcel<C extends CallSpec & Spec>(dialog: FiguresExcelProps<C>) {
  const texts = useTexts(participationTexts);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{texts.missing.excel}</Button>
      <ExportDialog {...dialog} text={texts.figures.excelText} open={isOpen} onOpenChange={setIsOpen} />
    </>
  );
}
