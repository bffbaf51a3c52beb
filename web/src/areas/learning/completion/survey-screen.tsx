import { completion } from '@naru/contract/areas/learning/completion.ts';
import { useParams } from '@tanstack/react-router';

import { SurveyScreen } from '../../../blocks/survey/survey-screen.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { addressOf } from '../../../platform/route.ts';
import { ownCompletionRoute } from './routes.ts';
import { completionTexts } from './texts.ts';

/** The university's survey after a programme. */
export function ProgrammeSurveyScreen() {
  const texts = useTexts(completionTexts).own;
  const { id = '' }: { id?: string } = useParams({ strict: false });
  return (
    <SurveyScreen
      key={id}
      contextType="PROGRAMME"
      contextId={id}
      back={{ to: addressOf(ownCompletionRoute, { params: { id } }), label: texts.toCompletion }}
      changes={[completion.readOwnCompletion]}
    />
  );
}
