import { useScreenTitle } from '../../../../blocks/navigation/use-screen-title.ts';
import { QueryError } from '../../../../blocks/query/query-error.tsx';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { ButtonLink } from '../../../../ui/button-link.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { PageHeader } from '../../../../ui/page-header.tsx';
import { graduationTexts } from './texts.ts';
import { type GraduationCheck, useGraduationCheck } from './use-graduation-check.ts';

/** Renders nothing: the ERP's page opens in a tab of its own. Only where that fails there is something to say. */
export function GraduationScreen() {
  const texts = useTexts(graduationTexts);
  const { check, again } = useGraduationCheck();
  useScreenTitle(texts.title);
  if (check.step === 'OPENING') return null;
  return (
    <>
      <PageHeader title={texts.title} />
      <Failure check={check} again={again} />
    </>
  );
}

interface FailureProps {
  readonly check: Exclude<GraduationCheck, { readonly step: 'OPENING' }>;
  readonly again: () => void;
}

function Failure({ check, again }: FailureProps) {
  const texts = useTexts(graduationTexts);
  switch (check.step) {
    case 'NO_CODE':
      return <EmptyState title={texts.noCodeTitle}>{texts.noCodeText}</EmptyState>;
    case 'NO_ADDRESS':
      return <EmptyState title={texts.noAddressTitle}>{texts.noAddressText}</EmptyState>;
    case 'BLOCKED':
      return (
        <EmptyState
          title={texts.blockedTitle}
          actions={
            <ButtonLink variant="primary" href={check.address} target="_blank" rel="noopener noreferrer">
              {texts.open}
            </ButtonLink>
          }
        >
          {texts.blockedText}
        </EmptyState>
      );
    case 'FAILED':
      return <QueryError title={texts.errorTitle} query={{ error: check.error, isFetching: false, refetch: again }} />;
  }
}
