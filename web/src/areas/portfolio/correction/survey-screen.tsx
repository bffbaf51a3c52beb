import { corrections } from '@naru/contract/areas/portfolio/correction.ts';
import { useParams } from '@tanstack/react-router';

import { SurveyScreen } from '../../../blocks/survey/survey-screen.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { addressOf } from '../../../platform/route.ts';
import { ownCorrectionRoute } from './routes.ts';
import { correctionTexts } from './texts.ts';

/** The university's survey after a correction. */
export function CorrectionSurveyScreen() {
  const texts = useTexts(correctionTexts);
  const { id = '' }: { id?: string } = useParams({ strict: false });
  return (
    <SurveyScreen
      key={id}
      contextType="CORRECTION"
      contextId={id}
      back={{ to: addressOf(ownCorrectionRoute, { params: { id } }), label: texts.title }}
      changes={[corrections.readOwnCorrection]}
    />
  );
}
