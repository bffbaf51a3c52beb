import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import { useState } from 'react';

import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { loadOnUse } from '../../../ui/load-on-use.tsx';
import { Row } from '../../../ui/row.tsx';
import type { LetterSheetProps } from './letter-sheet.tsx';
import { NO_COMMENTS } from './printed-letter.ts';
import { paperTexts } from './texts.ts';

const LetterPrint = loadOnUse(async () => (await import('./letter-print.tsx')).LetterPrint);

/** Shows a letter as it prints; where there are comments, with them or without. */
export function PrintLetter({ commentList = NO_COMMENTS, overall = '', ...letter }: LetterSheetProps) {
  const texts = useTexts(paperTexts);
  const [opened, setOpened] = useState<'alone' | 'with comments' | null>(null);
  const hasComments = commentList.length > 0 || overall.trim() !== '';
  const comments = opened === 'with comments' ? { commentList, overall } : {};
  return (
    <>
      <Row gap={8}>
        <Button icon={IconPrinter} onClick={() => setOpened('alone')}>
          {hasComments ? texts.printAlone : texts.printLetter}
        </Button>
        {hasComments && (
          <Button icon={IconPrinter} onClick={() => setOpened('with comments')}>
            {texts.printWithComments}
          </Button>
        )}
      </Row>
      {opened !== null && <LetterPrint {...letter} {...comments} onClose={() => setOpened(null)} />}
    </>
  );
}
