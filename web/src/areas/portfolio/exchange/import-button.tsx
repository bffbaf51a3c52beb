import IconFileUpload from '@tabler/icons-react/dist/esm/icons/IconFileUpload.mjs';
import { useState } from 'react';

import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { loadOnUse } from '../../../ui/load-on-use.tsx';
import type { ImportSheetProps } from './import-sheet.tsx';
import { exchangeTexts } from './texts.ts';

const ImportSheet = loadOnUse(async () => (await import('./import-sheet.tsx')).ImportSheet);

/** A button that opens the import of a JSON Resume. */
export function ImportButton({ targets, onImported }: Omit<ImportSheetProps, 'onClose'>) {
  const texts = useTexts(exchangeTexts);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button icon={IconFileUpload} onClick={() => setIsOpen(true)}>
        {texts.import}
      </Button>
      {isOpen && <ImportSheet targets={targets} onImported={onImported} onClose={() => setIsOpen(false)} />}
    </>
  );
}
