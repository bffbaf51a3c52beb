import { useParams } from '@tanstack/react-router';

import { MeetingState } from '../../../../blocks/counselling/meeting-state.tsx';
import { AppLink } from '../../../../blocks/navigation/app-link.tsx';
import { useScreenTitle } from '../../../../blocks/navigation/use-screen-title.ts';
import { joinFacts } from '../../../../platform/format/facts.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { PageHeader } from '../../../../ui/page-header.tsx';
import { useDesk } from '../use-desk.ts';
import { MeetingPanel } from './meeting-panel.tsx';
import { meetingTexts } from './texts.ts';

/** One request or meeting as a page: where a notification leads, to be answered with one press. */
export function DeskDetailScreen() {
  const all = useTexts(meetingTexts);
  const texts = all.detail;
  const format = useFormat();
  const desk = useDesk();
  const { id = '' }: { id?: string } = useParams({ strict: false });
  const title = all.list.titles[desk.desk];
  useScreenTitle(title);
  return (
    <MeetingPanel
      key={id}
      id={id}
      frame={(meeting, parts) => (
        <>
          <PageHeader
            breadcrumb={<AppLink to={desk.list}>{title}</AppLink>}
            title={texts.title(meeting.student.name)}
            chip={<MeetingState status={meeting.status} ending={meeting.ending} source={meeting.source} />}
            purpose={joinFacts([
              format.range(meeting.beginsAt, meeting.endsAt),
              texts.about({
                dept: meeting.student.deptNm,
                grade: meeting.student.grade === null ? '' : String(meeting.student.grade),
                number: meeting.student.studentNo ?? '',
              }),
            ])}
          />
          {parts}
        </>
      )}
    />
  );
}
