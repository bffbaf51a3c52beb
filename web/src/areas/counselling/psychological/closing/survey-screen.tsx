import { psychAsking } from '@naru/contract/areas/counselling/psychological/asking.ts';
import { useParams } from '@tanstack/react-router';

import { useDiscreet } from '../../../../blocks/counselling/use-discreet.ts';
import { SurveyScreen } from '../../../../blocks/survey/survey-screen.tsx';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { applicationOf } from '../student/addresses.ts';
import { psychStudentTexts } from '../student/texts.ts';

/** Y10: what the centre asks the student when counselling has ended. */
export function ClosingSurveyScreen() {
  const { closing: texts, neutral } = useTexts(psychStudentTexts);
  const { id = '' }: { id?: string } = useParams({ strict: false });
  useDiscreet(neutral);
  return (
    <SurveyScreen
      key={id}
      contextType="PSYCHOLOGICAL"
      contextId={id}
      windowTitle={neutral}
      back={{ to: applicationOf(id), label: texts.back }}
      changes={[psychAsking.readOwn]}
    />
  );
}
