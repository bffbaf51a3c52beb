import { home } from '@naru/contract/areas/home.ts';

import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../../platform/query/use-call.ts';
import { laterTexts } from './texts.ts';

const STALE_MS = 60_000;

/** One call for all of the person's own parts, whichever of them are shown. */
export function useFigures() {
  const texts = useTexts(laterTexts);
  return useCall(home.readHomeFigures, {}, { label: texts.figures, staleTime: STALE_MS });
}
