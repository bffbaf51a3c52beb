import { AppLink } from '../../../../blocks/navigation/app-link.tsx';
import { ReadFailure, type ReadFailureProps } from '../../../../blocks/navigation/read-failure.tsx';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { ButtonLink } from '../../../../ui/button-link.tsx';
import { FIND_LIST } from '../../shared/addresses.ts';
import { findTexts } from './texts.ts';

/** Replaces a counsellor who takes no requests, or could not be read. */
export function CounsellorGone({ query }: Pick<ReadFailureProps, 'query'>) {
  const texts = useTexts(findTexts);
  const back = (
    <ButtonLink variant="primary" as={(slot) => <AppLink to={FIND_LIST} {...slot} />}>
      {texts.form.chooseAction}
    </ButtonLink>
  );
  return <ReadFailure query={query} words={texts.profile} back={back} />;
}
