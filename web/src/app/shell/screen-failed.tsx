import { useTexts } from '../../platform/i18n/use-texts.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { shellTexts } from './texts.ts';

/** A screen whose code did not come or that broke: a new page load gets the newest of both. */
export function ScreenFailed() {
  const texts = useTexts(shellTexts).failed;
  return (
    <ErrorState page title={texts.title} retryLabel={texts.again} onRetry={() => window.location.reload()}>
      {texts.text}
    </ErrorState>
  );
}
