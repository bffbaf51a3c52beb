import { useState } from 'react';

import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import type { LoadFailedProps } from '../../../ui/load-on-use.tsx';
import { announcementTexts } from './texts.ts';

/** Stands where a part of a screen could not be loaded; all that is around it stays as it is. */
export function LoadFailed({ onRetry }: LoadFailedProps) {
  const texts = useTexts(announcementTexts).part;
  const [isTrying, setTrying] = useState(false);
  const retry = async (): Promise<void> => {
    setTrying(true);
    await onRetry();
    setTrying(false);
  };
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
