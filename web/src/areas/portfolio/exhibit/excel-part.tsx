import { nominationDesk, type NominationTab } from '@naru/contract/areas/portfolio/nomination.ts';
import { useState } from 'react';

import { ExportDialog } from '../../../blocks/list/export-dialog.tsx';
import type { ListOf } from '../../../blocks/list/use-list-state.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import type { DESK_LIST } from './desk-list.ts';
import { deskTexts } from './desk-texts.ts';

interface ExcelPartProps {
  readonly tab: NominationTab;
  readonly list: ListOf<typeof DESK_LIST>;
}

/** Offers the nominations of a tab as an Excel file. */
export function ExcelPart({ tab, list: { filters } }: ExcelPartProps) {
  const texts = useTexts(deskTexts);
  const [isOpen, setIsOpen] = useState(false);
  const narrowed = { tab, searchText: filters.text || undefined, deptCode: filters.dept || undefined };
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{texts.excel}</Button>
      <ExportDialog
        spec={nominationDesk.exportNominations}
        input={(reason) => ({ body: { ...narrowed, reason } })}
        listName={texts.list.caption}
        text={texts.excelText}
        open={isOpen}
        onOpenChange={setIsOpen}
      />
    </>
  );
}
