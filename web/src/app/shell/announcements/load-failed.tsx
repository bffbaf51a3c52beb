import { useState } from 'react';

import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import type { LoadFailedProps } from '../../../ui/load-on-use.tsx';
import { announcementTexts } from './texts.ts';

/** Stands where a part of a screen could not be loaded; all that is around it stays as it is. */
export function LoadFailed({ onRetry }: LoadFailedProps) {
  const texts = useTexts(announcementTexts).part;
  const [isTrying, setTrying] = useState(false);
  // With a network, the browser does not ask for a failed file again before the page is opened anew.
  const [isStuck, setStuck] = useState(false);
  const retry = async (): Promise<void> => {
    setTrying(true);
    await onRetry();
    setTrying(false);
    setStuck(navigator.onLine);
  };
  if (isStuck) {
    return (
      <ErrorState title={texts.title} retryLabel={texts.reopen} onRetry={() => window.location.reload()}>
        {texts.stillText}
      </ErrorState>
    );
  }
  return (
    <ErrorState
      title={texts.title}
      retryLabel={texts.again}
      retrying={isTrying}
      onRetry={() => !isTrying && void retry()}
    >
      {texts.text}
    </ErrorState>
  );
}
