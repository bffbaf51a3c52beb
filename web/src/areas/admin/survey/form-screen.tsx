import { survey as calls } from '@naru/contract/areas/survey.ts';
import { useParams } from '@tanstack/react-router';

import { AppLink } from '../../../blocks/navigation/app-link.tsx';
import { useScreenTitle } from '../../../blocks/navigation/use-screen-title.ts';
import { useLocale } from '../../../platform/i18n/locale.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { addressOf } from '../../../platform/route.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { SurveyBuilder } from './survey-builder.tsx';
import { SurveyHead } from './survey-head.tsx';
import { SurveyFailure } from './survey-failure.tsx';
import { RESULT } from './survey-list.ts';
import { adminSurveyTexts } from './texts.ts';

/** Edits a survey: its settings, its questions, and a preview on a phone. */
export function SurveyFormScreen() {
  const texts = useTexts(adminSurveyTexts);
  const locale = useLocale();
  const { id = '' }: { id?: string } = useParams({ strict: false });
  const query = useCall(calls.readSurvey, { params: { id } }, { label: texts.title });
  const survey = query.data?.survey;
  const name = locale === 'en' ? survey?.nameEn : survey?.nameKo;
  useScreenTitle(name ?? '', texts.title);
  if (query.isPending) return <Skeleton count={8} />;
  if (!survey || query.isError) return <SurveyFailure query={query} />;
  const results = <AppLink to={addressOf(RESULT, { params: { id } })}>{texts.results}</AppLink>;
  return (
    <>
      <SurveyHead survey={survey} name={name ?? ''} other={results} />
      {/* After a save the survey has another version, from which the builder continues. */}
      <SurveyBuilder key={id} survey={survey} kinds={query.data?.contextTypeList ?? []} />
    </>
  );
}
