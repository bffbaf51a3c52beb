import { survey } from '@naru/contract/areas/survey.ts';

import { counsellingTexts } from '../../../../blocks/counselling/texts.ts';
import { AppLink } from '../../../../blocks/navigation/app-link.tsx';
import { ReadFailure } from '../../../../blocks/navigation/read-failure.tsx';
import { useScreenTitle } from '../../../../blocks/navigation/use-screen-title.ts';
import { SurveyFigures } from '../../../../blocks/survey/result/survey-figures.tsx';
import { surveyResultTexts } from '../../../../blocks/survey/result/texts.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../../platform/query/use-call.ts';
import { ButtonLink } from '../../../../ui/button-link.tsx';
import { PageHeader } from '../../../../ui/page-header.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { useDesk } from '../../shared/use-desk.ts';
import { satisfactionTexts } from './texts.ts';

/** Shows the students' answers about the counsellor's own meetings: only combined figures, never a text. */
export function SatisfactionScreen() {
  const texts = useTexts(satisfactionTexts);
  const words = useTexts(surveyResultTexts);
  const titles = useTexts(counsellingTexts).desks;
  const desk = useDesk();
  const query = useCall(survey.readOwnResult, { params: { contextType: 'COUNSELLING' } }, { label: texts.title });
  const result = query.data?.result;
  useScreenTitle(texts.title, titles[desk.desk]);
  const back = <ButtonLink as={(slot) => <AppLink to={desk.list} {...slot} />}>{titles[desk.desk]}</ButtonLink>;
  if (query.isError && !result) return <ReadFailure query={query} words={texts} back={back} />;
  if (!result) return <Skeleton count={8} />;
  return (
    <>
      <PageHeader
        breadcrumb={<AppLink to={desk.list}>{titles[desk.desk]}</AppLink>}
        title={texts.title}
        purpose={words.purpose(result.leastAnswers)}
      />
      <SurveyFigures result={result} />
    </>
  );
}
