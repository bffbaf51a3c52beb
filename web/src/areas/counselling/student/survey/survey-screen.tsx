import { history } from '@naru/contract/areas/counselling/history.ts';
import { useParams } from '@tanstack/react-router';

import { SurveyScreen } from '../../../../blocks/survey/survey-screen.tsx';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { ownMeetingOf } from '../addresses.ts';
import { historyTexts } from '../history/texts.ts';

/** What the university asks the student after a meeting. */
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
