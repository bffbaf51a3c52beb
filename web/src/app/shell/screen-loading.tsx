import { useTexts } from '../../platform/i18n/use-texts.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { shellTexts } from './texts.ts';

/** While a screen's code is on its way. */
export function ScreenLoading() {
  const texts = useTexts(shellTexts);
  return <Skeleton label={texts.loading} shape="rows" count={4} />;
}
