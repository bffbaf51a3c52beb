import { useState } from 'react';

import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { Part } from './part.tsx';
import { componentTexts } from './texts.ts';

export function NoticesPart() {
  const texts = useTexts(componentTexts).notices;
  const [isRead, setIsRead] = useState(false);
  return (
    <Part title={texts.title}>
      <Notice tone="offline" title={texts.offline}>
        {texts.offlineText}
      </Notice>
      <Notice tone="amber" title={texts.soon}>
        {texts.soonText}
      </Notice>
      <Notice tone="red" title={texts.wrong}>
        {texts.wrongText}
      </Notice>
      {isRead ? (
        <Button variant="text" onClick={() => setIsRead(false)}>
          {texts.again}
        </Button>
      ) : (
        <Notice
          title={texts.info}
          action={
            <Button variant="text" size="small" onClick={() => setIsRead(true)}>
              {texts.hide}
            </Button>
          }
        >
          {texts.infoText}
        </Notice>
      )}
    </Part>
  );
}
