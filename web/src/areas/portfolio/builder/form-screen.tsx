import { portfolioBuilder } from '@naru/contract/areas/portfolio/builder.ts';
import { useParams, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';

import { AppLink } from '../../../blocks/navigation/app-link.tsx';
import { ReadFailure } from '../../../blocks/navigation/read-failure.tsx';
import { useScreenTitle } from '../../../blocks/navigation/use-screen-title.ts';
import { withTexts } from '../../../platform/i18n/locale.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { loadOnUse } from '../../../ui/load-on-use.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { PORTFOLIOS } from '../start/addresses.ts';
import { builderTexts } from './texts.ts';

const PortfolioEditor = loadOnUse(async () => (await withTexts(import('./portfolio-editor.tsx'))).PortfolioEditor);

/** One portfolio in its editor. */
export function PortfolioFormScreen() {
  const { id = '' }: { id?: string } = useParams({ strict: false });
  const { block }: { block?: unknown } = useSearch({ strict: false });
  return <PortfolioPart key={id} id={id} opensAt={typeof block === 'string' ? block : undefined} />;
}

interface PortfolioPartProps {
  readonly id: string;
  readonly opensAt: string | undefined;
}

function PortfolioPart({ id, opensAt }: PortfolioPartProps) {
  const texts = useTexts(builderTexts);
  // It comes while the portfolio is read.
  useEffect(() => PortfolioEditor.preload(), []);
  const query = useCall(portfolioBuilder.readDraft, { params: { id } }, { label: texts.untitled, staleTime: 0 });
  useScreenTitle(query.data?.draft.title ?? texts.untitled);
  const back = <ButtonLink as={(slot) => <AppLink to={PORTFOLIOS} {...slot} />}>{texts.toList}</ButtonLink>;
  // While it is being built, a look that failed changes nothing: everything is here.
  if (query.isError && !query.data) return <ReadFailure query={query} words={texts} back={back} />;
  const waiting = <Skeleton count={10} />;
  if (!query.data || (query.isFetching && !query.isFetchedAfterMount)) return waiting;
  return <PortfolioEditor draft={query.data.draft} refetch={query.refetch} opensAt={opensAt} fallback={waiting} />;
}
