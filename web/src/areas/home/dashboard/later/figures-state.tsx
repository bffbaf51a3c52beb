import { QueryError } from '../../../../blocks/query/query-error.tsx';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { WidgetSkeleton } from '../skeleton.tsx';
import { laterTexts } from './texts.ts';
import type { useFigures } from './use-figures.ts';

/** Stands there until there are figures to show. */
export function FiguresState({ query }: { readonly query: ReturnType<typeof useFigures> }) {
  const texts = useTexts(laterTexts);
  return query.isError ? <QueryError title={texts.figuresFailed} query={query} /> : <WidgetSkeleton />;
}
