import IconCalendarShare from '@tabler/icons-react/dist/esm/icons/IconCalendarShare.mjs';
import { useState } from 'react';

import { withTexts } from '../../../platform/i18n/locale.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { loadOnUse } from '../../../ui/load-on-use.tsx';
import { feedTexts } from './texts.ts';

const FeedSheet = loadOnUse(async () => (await withTexts(import('./feed-sheet.tsx'))).FeedSheet);

/** The way to one's appointments in a calendar outside. */
export function FeedButton() {
  const texts = useTexts(feedTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="text" icon={IconCalendarShare} onClick={() => setOpen(true)}>
        {texts.open}
      </Button>
      {isOpen && <FeedSheet onClose={() => setOpen(false)} />}
    </>
  );
}
