import { useTexts } from '../../platform/i18n/use-texts.ts';
import { ErrorPage } from '../../ui/error-page.tsx';
import { shellTexts } from './texts.ts';

/** A screen whose code did not come or that broke: a new page load gets the newest of both. */
export function ScreenFailed() {
  const texts = useTexts(shellTexts).failed;
  return (
    <ErrorPage title={texts.title} retryLabel={texts.again} onRetry={() => window.location.reload()}>
      {texts.text}
    </ErrorPage>
  );
}
