import { useParams } from '@tanstack/react-router';

import { counsellingTexts } from '../../../../blocks/counselling/texts.ts';
import { MeetingState } from '../../../../blocks/counselling/meeting-state.tsx';
import { AppLink } from '../../../../blocks/navigation/app-link.tsx';
import { useScreenTitle } from '../../../../blocks/navigation/use-screen-title.ts';
import { StudentHeader } from '../../../../blocks/student/student-header.tsx';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { useDesk } from '../../shared/use-desk.ts';
import { MeetingPanel } from './meeting-panel.tsx';
import { meetingTexts } from './texts.ts';

/** Shows one request or meeting as a page, which notifications link to; one press answers it. */
export function DeskDetailScreen() {
  const texts = useTexts(meetingTexts).detail;
  const format = useFormat();
  const desk = useDesk();
  const { id = '' }: { id?: string } = useParams({ strict: false });
  const title = useTexts(counsellingTexts).desks[desk.desk];
  useScreenTitle(title);
  return (
    <MeetingPanel
      key={id}
      id={id}
      frame={(meeting, parts) => (
        <>
          <StudentHeader
            student={meeting.student}
            breadcrumb={<AppLink to={desk.list}>{title}</AppLink>}
            title={texts.title(meeting.student.name)}
            chip={<MeetingState status={meeting.status} ending={meeting.ending} source={meeting.source} />}
            facts={format.range(meeting.beginsAt, meeting.endsAt)}
          />
          {parts}
        </>
      )}
    />
  );
}
