import { survey } from '@naru/contract/areas/survey.ts';

import { AppLink } from '../../../../blocks/navigation/app-link.tsx';
import { ReadFailure } from '../../../../blocks/navigation/read-failure.tsx';
import { useDiscreet } from '../../../../blocks/counselling/use-discreet.ts';
import { SurveyFigures } from '../../../../blocks/survey/result/survey-figures.tsx';
import { surveyResultTexts } from '../../../../blocks/survey/result/texts.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../../platform/query/use-call.ts';
import { ButtonLink } from '../../../../ui/button-link.tsx';
import { PageHeader } from '../../../../ui/page-header.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { CENTRE_LIST } from '../desk/addresses.ts';
import { psychDeskTexts } from '../desk/texts.ts';

/** Y10: what students answered when counselling ended, for managers: figures of many together. */
export function CentreSatisfactionScreen() {
  const all = useTexts(psychDeskTexts);
  const texts = all.satisfaction;
  const words = useTexts(surveyResultTexts);
  const query = useCall(survey.readOwnResult, { params: { contextType: 'PSYCHOLOGICAL' } }, { label: texts.title });
  const result = query.data?.result;
  useDiscreet(all.neutral);
  const back = <ButtonLink as={(slot) => <AppLink to={CENTRE_LIST} {...slot} />}>{all.detail.toList}</ButtonLink>;
  if (query.isError && !result) return <ReadFailure query={query} words={texts} back={back} />;
  if (!result) return <Skeleton count={8} />;
  return (
    <>
      <PageHeader
        breadcrumb={<AppLink to={CENTRE_LIST}>{all.detail.toList}</AppLink>}
        title={texts.title}
        purpose={words.purpose(result.leastAnswers)}
      />
      <SurveyFigures result={result} />
    </>
  );
}
