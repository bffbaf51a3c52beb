import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { ButtonLink } from '../../../../ui/button-link.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { PageHeader } from '../../../../ui/page-header.tsx';
import { AppLink } from '../../../../blocks/navigation/app-link.tsx';
import { FIND_LIST } from '../addresses.ts';
import { findTexts } from './texts.ts';

export interface CounsellorGoneProps {
  readonly query: {
    readonly error: { readonly code: string | undefined } | null;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
}

/** Instead of a counsellor who cannot be asked, or could not be read. */
export function CounsellorGone({ query }: CounsellorGoneProps) {
  const all = useTexts(findTexts);
  const texts = all.profile;
  const back = (
    <ButtonLink variant="primary" as={(slot) => <AppLink to={FIND_LIST} {...slot} />}>
      {all.form.chooseAction}
    </ButtonLink>
  );
  if (query.error?.code === '404') {
    return (
      <>
        <PageHeader title={texts.goneTitle} />
        <EmptyState title={texts.goneText} actions={back} />
      </>
    );
  }
  return (
    <ErrorState
      page
      title={texts.errorTitle}
      code={query.error?.code}
      retryLabel={all.retry}
      onRetry={() => void query.refetch()}
      retrying={query.isFetching}
      actions={back}
    />
  );
}
