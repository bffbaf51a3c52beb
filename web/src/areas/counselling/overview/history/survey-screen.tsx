import { history } from '@naru/contract/areas/counselling/overview/history.ts';
import { useParams } from '@tanstack/react-router';

import { SurveyScreen } from '../../../../blocks/survey/survey-screen.tsx';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { ownMeetingOf } from '../../shared/addresses.ts';
import { historyTexts } from './texts.ts';

/** The university's survey after a meeting. */
export function MeetingSurveyScreen() {
  const texts = useTexts(historyTexts).survey;
  const { cnsltStdntId: id = '' }: { cnsltStdntId?: string } = useParams({ strict: false });
  return (
    <SurveyScreen
      key={id}
      contextType="COUNSELLING"
      contextId={id}
      back={{ to: ownMeetingOf(id), label: texts.toMeeting }}
      changes={[history.readOwnMeeting]}
    />
  );
}
