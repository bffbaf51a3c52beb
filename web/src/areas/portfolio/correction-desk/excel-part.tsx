import { correctionDesk } from '@naru/contract/areas/portfolio/correction-desk.ts';
import { useState } from 'react';

import { ExportDialog } from '../../../blocks/list/export-dialog.tsx';
import type { ListOf } from '../../../blocks/list/use-list-state.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useLoginInfo } from '../../../platform/session/use-session.ts';
import { Button } from '../../../ui/button.tsx';
import { narrow, type QUEUE } from './queue-list.ts';
import { deskTexts } from './texts.ts';

/** Offers the figures of the list of all as an Excel file to those who may take them away. */
export function ExcelPart({ list }: { readonly list: ListOf<typeof QUEUE> }) {
  const texts = useTexts(deskTexts);
  const [isOpen, setIsOpen] = useState(false);
  const mayExport =
    useLoginInfo()?.privilegeList.some((held) => held.menuId === 'PRF_CL' && held.resourceCd === 'E') ?? false;
  if (!mayExport) return null;
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{texts.excel}</Button>
      <ExportDialog
        spec={correctionDesk.exportCorrections}
        input={(reason) => ({ body: { ...narrow('ALL', list.filters), reason } })}
        listName={texts.list.caption}
        text={texts.excelText}
        open={isOpen}
        onOpenChange={setIsOpen}
      />
    </>
  );
}
