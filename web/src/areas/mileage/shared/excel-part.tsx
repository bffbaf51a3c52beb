import type { CallSpec } from '@naru/contract/call.ts';
import { useState } from 'react';

import { ExportDialog, type ExportDialogProps } from '../../../blocks/list/export-dialog.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useLoginInfo } from '../../../platform/session/use-session.ts';
import { Button } from '../../../ui/button.tsx';
import { mileageTexts } from './texts.ts';

type Spec = Parameters<typeof ExportDialog>[0]['spec'];
type ExcelPartProps<C extends CallSpec & Spec> = Pick<ExportDialogProps<C>, 'spec' | 'input' | 'listName' | 'text'> & {
  /** The menu on which the person needs E. */
  readonly menuId: string;
};

/** Offers a list as an Excel file to those who may take it away. */
export function ExcelPart<C extends CallSpec & Spec>({ menuId, ...dialog }: ExcelPartProps<C>) {
  const texts = useTexts(mileageTexts);
  const [isOpen, setIsOpen] = useState(false);
  const mayExport =
    useLoginInfo()?.privilegeList.some((held) => held.menuId === menuId && held.resourceCd === 'E') ?? false;
  if (!mayExport) return null;
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{texts.excel}</Button>
      <ExportDialog {...dialog} open={isOpen} onOpenChange={setIsOpen} />
    </>
  );
}
