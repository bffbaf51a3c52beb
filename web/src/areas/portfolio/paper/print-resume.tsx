import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import { useState } from 'react';

import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { loadOnUse } from '../../../ui/load-on-use.tsx';
import { paperTexts } from './texts.ts';
import type { ResumePrintProps } from './resume-print.tsx';

const ResumePrint = loadOnUse(async () => (await import('./resume-print.tsx')).ResumePrint);

/** A button that shows a résumé as it prints. */
export function PrintResume(props: Omit<ResumePrintProps, 'onClose'>) {
  const texts = useTexts(paperTexts);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button icon={IconPrinter} onClick={() => setIsOpen(true)}>
        {texts.printResume}
      </Button>
      {isOpen && <ResumePrint {...props} onClose={() => setIsOpen(false)} />}
    </>
  );
}
