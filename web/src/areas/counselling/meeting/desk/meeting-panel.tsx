import { deskMeeting, type DeskMeeting } from '@naru/contract/areas/counselling/meeting/desk.ts';
import { record } from '@naru/contract/areas/counselling/meeting/record.ts';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import type { ReactNode } from 'react';

import { CorrectionPart } from '../../../../blocks/counselling/correction-part.tsx';
import { MeetingHistory } from '../../../../blocks/counselling/meeting-history.tsx';
import { MeetingState } from '../../../../blocks/counselling/meeting-state.tsx';
import { RecordPart } from '../../../../blocks/counselling/record-part.tsx';
import { counsellingTexts } from '../../../../blocks/counselling/texts.ts';
import { useCounsellingWords } from '../../../../blocks/counselling/use-counselling-words.ts';
import { WrittenPart } from '../../../../blocks/counselling/written-part.tsx';
import { AppLink } from '../../../../blocks/navigation/app-link.tsx';
import { QueryError } from '../../../../blocks/query/query-error.tsx';
import { StudentHeader } from '../../../../blocks/student/student-header.tsx';
import { joinFacts } from '../../../../platform/format/facts.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../../platform/query/use-call.ts';
import { useCallMutation } from '../../../../platform/query/use-call-mutation.ts';
import { ButtonLink } from '../../../../ui/button-link.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { PageHeader } from '../../../../ui/page-header.tsx';
import { Section } from '../../../../ui/section.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { showToast } from '../../../../ui/toast-store.ts';
import { PrepLink } from '../../counsellor/prep/prep-link.tsx';
import { ReferLink } from '../../psychological/referral/refer-link.tsx';
import { PassedOnPart } from '../../referral/passed-on-part.tsx';
import { useDesk } from '../../shared/use-desk.ts';
import { MeetingActions } from './meeting-actions.tsx';
import styles from './meeting-panel.module.css';
import { meetingTexts } from './texts.ts';

export interface MeetingPanelProps {
  readonly id: string;
  /** Stands beside the list; otherwise it is a page, whose heading names the student. */
  readonly isInPanel?: boolean | undefined;
  /** Wraps the loaded meeting, as a page does with its heading. */
  readonly frame?: ((meeting: DeskMeeting, parts: ReactNode) => ReactNode) | undefined;
}

/** Shows one request or meeting of the counsellor's own, and its possible actions. */
export function MeetingPanel({ id, isInPanel = false, frame }: MeetingPanelProps) {
  const texts = useTexts(meetingTexts).detail;
  const desk = useDesk();
  const query = useCall(
    deskMeeting.readMeeting,
    { params: { desk: desk.desk, id } },
    { label: texts.toList, staleTime: 0 },
  );
  const back = <ButtonLink as={(slot) => <AppLink to={desk.list} {...slot} />}>{texts.toList}</ButtonLink>;
  if (query.error?.code === '404') {
    if (isInPanel) {
      return (
        <EmptyState title={texts.goneTitle} headingLevel={3}>
          {texts.goneText}
        </EmptyState>
      );
    }
    return (
      <>
        <PageHeader title={texts.goneTitle} />
        <EmptyState title={texts.goneText} actions={back} />
      </>
    );
  }
  if (query.isError && !query.data) {
    return <QueryError page={!isInPanel} title={texts.errorTitle} query={query} />;
  }
  if (!query.data) return <Skeleton count={8} />;
  const { meeting } = query.data;
  const parts = <Meeting meeting={meeting} isInPanel={isInPanel} />;
  return frame ? frame(meeting, parts) : parts;
}

interface MeetingProps {
  readonly meeting: DeskMeeting;
  readonly isInPanel: boolean;
}

function Meeting({ meeting, isInPanel }: MeetingProps) {
  const texts = useTexts(meetingTexts).detail;
  const words = useTexts(counsellingTexts);
  const { nextOf, statusOf } = useCounsellingWords();
  const format = useFormat();
  const desk = useDesk();
  const tick = useCallMutation(record.tickFollowUp, {
    alertMessage: words.tickFailed,
    onSuccess: ({ isDone }) => showToast({ text: isDone ? words.tickDone : words.tickUndone, tone: 'done' }),
  });
  const { student, participantList, privateRecord, requestId } = meeting;
  const next = nextOf(meeting, 'counsellor');
  const confirmation = words.confirmations[meeting.confirmation];
  const main = (
    <div className={styles.panel}>
      {isInPanel && (
        <StudentHeader
          isInPanel
          student={student}
          chip={<MeetingState status={meeting.status} ending={meeting.ending} source={meeting.source} />}
        />
      )}
      <div>
        {isInPanel && <p className={styles.when}>{format.range(meeting.beginsAt, meeting.endsAt)}</p>}
        {next !== undefined && <p className={styles.next}>{next}</p>}
        {confirmation !== '' && <p className={styles.next}>{confirmation}</p>}
      </div>
      <MeetingActions meeting={meeting} />
      <CorrectionPart meeting={meeting} />
      <PrepLink meeting={meeting} />
      {meeting.record && desk.desk === 'professor' && (
        <div>
          <ReferLink studentId={student.stdntId} />
        </div>
      )}
      {meeting.record && (
        <RecordPart
          record={meeting.record}
          side="counsellor"
          otherName={texts.student(student.name)}
          isTicking={tick.isPending}
          onTick={(taskId, isDone) => tick.mutate({ params: { desk: desk.desk, id: taskId }, body: { isDone } })}
        />
      )}
      {privateRecord !== null && privateRecord.privateNote !== '' && (
        <div className={styles.private}>
          <Section
            title={
              <span className={styles.lock}>
                <Icon of={IconLock} size={18} />
                {texts.privateTitle}
              </span>
            }
            text={texts.privateText}
            size="small"
          >
            <p className={styles.text}>{privateRecord.privateNote}</p>
          </Section>
        </div>
      )}
      <WrittenPart meeting={meeting} />
      <PassedOnPart referralList={meeting.referralList} size="small" />
      {participantList.length > 0 && (
        <Section title={texts.participants(format.number(participantList.length))} size="small">
          <ul>
            {participantList.map((one) => (
              <li key={one.requestId}>
                <AppLink to={desk.detail(one.requestId)}>{one.student.name}</AppLink>{' '}
                <span className={styles.meta}>{joinFacts([one.student.deptNm, statusOf(one.status)])}</span>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {isInPanel && (
        <p>
          <AppLink to={desk.detail(requestId)}>{texts.openPage}</AppLink>
        </p>
      )}
    </div>
  );
  if (isInPanel) return main;
  return (
    <div className={styles.columns}>
      {main}
      <MeetingHistory meeting={meeting} />
    </div>
  );
}
