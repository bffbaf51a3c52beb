import { counsellingSummary } from '@naru/contract/areas/counselling/overview/summary.ts';
import { useEffect } from 'react';

import { useScreenTitle } from '../../../../blocks/navigation/use-screen-title.ts';
import { QueryError } from '../../../../blocks/query/query-error.tsx';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../../platform/query/use-call.ts';
import { ButtonLink } from '../../../../ui/button-link.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { PageHeader } from '../../../../ui/page-header.tsx';
import { linkTexts } from './texts.ts';

/** Forwards to the university's external site; the menu opens this screen in a tab of its own. */
export function LinkScreen() {
  const texts = useTexts(linkTexts);
  const query = useCall(counsellingSummary.readLink, {}, { label: texts.title });
  const address = query.data?.address ?? null;
  useScreenTitle(texts.title);
  useEffect(() => {
    if (address !== null) location.replace(address);
  }, [address]);
  return (
    <>
      <PageHeader title={texts.title} />
      {query.isError && <QueryError title={texts.errorTitle} query={query} />}
      {query.data && address === null && <EmptyState title={texts.noneTitle}>{texts.noneText}</EmptyState>}
      {address !== null && (
        <EmptyState
          title={texts.going}
          actions={
            <ButtonLink href={address} target="_blank" rel="noopener noreferrer">
              {texts.go}
            </ButtonLink>
          }
        >
          {texts.goingText}
        </EmptyState>
      )}
    </>
  );
}
