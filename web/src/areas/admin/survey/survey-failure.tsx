import { AppLink } from '../../../blocks/navigation/app-link.tsx';
import { ReadFailure, type ReadFailureProps } from '../../../blocks/navigation/read-failure.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { addressOf } from '../../../platform/route.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { LIST } from './survey-list.ts';
import { adminSurveyTexts } from './texts.ts';

/** Replaces a survey that does not exist, or could not be read. */
export function SurveyFailure({ query }: Pick<ReadFailureProps, 'query'>) {
  const texts = useTexts(adminSurveyTexts);
  const back = <ButtonLink as={(slot) => <AppLink to={addressOf(LIST)} {...slot} />}>{texts.toList}</ButtonLink>;
  return <ReadFailure query={query} words={texts} back={back} />;
}
