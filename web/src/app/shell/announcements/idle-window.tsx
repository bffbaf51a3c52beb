import { useEffect, useState } from 'react';

import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useRuntime } from '../../../platform/session/runtime-context.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { announcementTexts } from './texts.ts';

export function IdleWindow({ endsAt }: { readonly endsAt: number }) {
  const texts = useTexts(announcementTexts).idle;
  const { idleWatch, session } = useRuntime();
  const left = useSecondsUntil(endsAt);
  const stay = (): void => void idleWatch.extend();
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) stay();
      }}
      title={texts.title}
      description={texts.text(`${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`)}
      size="small"
      actions={
        <>
          <Button onClick={() => void session.logout()}>{texts.leave}</Button>
          <Button variant="primary" onClick={stay}>
            {texts.stay}
          </Button>
        </>
      }
    />
  );
}

function useSecondsUntil(at: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.ceil((at - now) / 1000));
}
