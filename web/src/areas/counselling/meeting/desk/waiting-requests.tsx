import type { deskMeeting } from '@naru/contract/areas/counselling/meeting/desk.ts';
import type { CallOutput } from '@naru/contract/call.ts';
import type { UseQueryResult } from '@tanstack/react-query';

import { MeetingRow } from '../../../../blocks/counselling/meeting-row.tsx';
import { QueryError } from '../../../../blocks/query/query-error.tsx';
import { useFormat } from '../../../../platform/format/use-format.ts';
import type { CallError } from '../../../../platform/http/call-error.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { Section } from '../../../../ui/section.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { useDesk } from '../../shared/use-desk.ts';
import { meetingTexts } from './texts.ts';

export interface WaitingRequestsProps {
  readonly query: UseQueryResult<CallOutput<typeof deskMeeting.pageMeetings>, CallError>;
  readonly openId: string | null;
  /** Shows a request beside the list; without it each has its own page. */
  readonly onOpen: ((id: string) => void) | undefined;
}

/** Lists the requests that wait for an answer, beside the week. */
export function WaitingRequests({ query, openId, onOpen }: WaitingRequestsProps) {
  const all = useTexts(meetingTexts);
  const texts = all.week;
  const format = useFormat();
  const desk = useDesk();
  if (query.isError) {
    return <QueryError title={all.list.errorTitle} query={query} />;
  }
  if (!query.data) return <Skeleton shape="rows" count={3} />;
  const { meetingPage, counts } = query.data;
  const isNothing = meetingPage.content.length === 0;
  return (
    <Section
      size="small"
      title={isNothing ? texts.nothingTitle : texts.waitingTitle(format.number(counts.answer))}
      text={isNothing ? texts.nothingText : undefined}
    >
      <ul>
        {meetingPage.content.map((meeting) => (
          <MeetingRow
            key={meeting.requestId}
            meeting={meeting}
            side="counsellor"
            to={desk.detail(meeting.requestId)}
            hidesState
            isCompact
            isSelected={meeting.requestId === openId}
            onOpen={onOpen && (() => onOpen(meeting.requestId))}
          />
        ))}
      </ul>
    </Section>
  );
}
