import { psychAsking } from '@naru/contract/areas/counselling/psychological/asking.ts';
import { useParams } from '@tanstack/react-router';

import { SurveyScreen } from '../../../../blocks/survey/survey-screen.tsx';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { applicationOf } from '../student/addresses.ts';
import { psychStudentTexts } from '../student/texts.ts';

/** Y10: what the centre asks the student when counselling has ended. */
export function ClosingSurveyScreen() {
  const texts = useTexts(psychStudentTexts).closing;
  const { id = '' }: { id?: string } = useParams({ strict: false });
  return (
    <SurveyScreen
      key={id}
      contextType="PSYCHOLOGICAL"
      contextId={id}
      back={{ to: applicationOf(id), label: texts.back }}
      changes={[psychAsking.readOwn]}
    />
  );
}
