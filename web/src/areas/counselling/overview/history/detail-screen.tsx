import { history } from '@naru/contract/areas/counselling/overview/history.ts';
import { record } from '@naru/contract/areas/counselling/meeting/record.ts';
import type { StudentMeeting } from '@naru/contract/areas/counselling/meeting/request.ts';
import { useParams } from '@tanstack/react-router';

import { CorrectionPart } from '../../../../blocks/counselling/correction-part.tsx';
import { MeetingHistory } from '../../../../blocks/counselling/meeting-history.tsx';
import { MeetingState } from '../../../../blocks/counselling/meeting-state.tsx';
import { MeetingSteps } from '../../../../blocks/counselling/meeting-steps.tsx';
import { RecordPart } from '../../../../blocks/counselling/record-part.tsx';
import { counsellingTexts } from '../../../../blocks/counselling/texts.ts';
import { useCounsellingWords } from '../../../../blocks/counselling/use-counselling-words.ts';
import { WrittenPart } from '../../../../blocks/counselling/written-part.tsx';
import { AppLink } from '../../../../blocks/navigation/app-link.tsx';
import { ReadFailure } from '../../../../blocks/navigation/read-failure.tsx';
import { useScreenTitle } from '../../../../blocks/navigation/use-screen-title.ts';
import { joinFacts } from '../../../../platform/format/facts.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../../platform/query/use-call.ts';
import { useCallMutation } from '../../../../platform/query/use-call-mutation.ts';
import { ButtonLink } from '../../../../ui/button-link.tsx';
import { PageHeader } from '../../../../ui/page-header.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { showToast } from '../../../../ui/toast-store.ts';
import { PassedOnPart } from '../../referral/passed-on-part.tsx';
import { HISTORY_LIST } from '../../shared/addresses.ts';
import { PrepPart } from '../../counsellor/own-prep/prep-part.tsx';
import styles from './detail-screen.module.css';
import { NextPart } from './next-part.tsx';
import { SurveyPart } from './survey-part.tsx';
import { historyTexts } from './texts.ts';

/** Shows one of the student's own meetings: its state, the next step, its results. */
export function HistoryDetailScreen() {
  const texts = useTexts(historyTexts).detail;
  const { id = '' }: { id?: string } = useParams({ strict: false });
  const query = useCall(history.readOwnMeeting, { params: { id } }, { label: texts.toList, staleTime: 0 });
  useScreenTitle(texts.toList);
  const back = <ButtonLink as={(slot) => <AppLink to={HISTORY_LIST} {...slot} />}>{texts.toList}</ButtonLink>;
  // A loaded meeting stays on screen when reading it again fails, unless it is gone.
  if (query.error?.code === '404' || (query.isError && !query.data))
    return <ReadFailure query={query} words={texts} back={back} />;
  if (!query.data) return <Skeleton count={8} />;
  return <Meeting key={id} meeting={query.data.meeting} />;
}

function Meeting({ meeting }: { readonly meeting: StudentMeeting }) {
  const texts = useTexts(historyTexts).detail;
  const words = useTexts(counsellingTexts);
  const format = useFormat();
  const { channels } = useCounsellingWords();
  const tick = useCallMutation(record.tickOwnFollowUp, {
    alertMessage: words.tickFailed,
    onSuccess: ({ isDone }) => showToast({ text: isDone ? words.tickDone : words.tickUndone, tone: 'done' }),
  });
  const { counsellor, participantCount } = meeting;
  const name = words.people[counsellor.kind](counsellor.name);
  const facts = [
    format.range(meeting.beginsAt, meeting.endsAt),
    meeting.place ?? channels.labelOf(meeting.channel),
    participantCount > 1 ? words.group(format.number(participantCount)) : '',
  ];
  return (
    <>
      <PageHeader
        breadcrumb={<AppLink to={HISTORY_LIST}>{texts.toList}</AppLink>}
        title={texts.title(name)}
        chip={
          <MeetingState status={meeting.status} ending={meeting.ending} source={meeting.source} next={meeting.next} />
        }
        purpose={joinFacts(facts)}
      />
      <div className={styles.page}>
        <div className={styles.main}>
          <MeetingSteps meeting={meeting} />
          <NextPart meeting={meeting} />
          <CorrectionPart meeting={meeting} />
          <SurveyPart meeting={meeting} />
          <PrepPart meeting={meeting} />
          {meeting.record && (
            <RecordPart
              record={meeting.record}
              side="student"
              otherName={words.addressed[counsellor.kind](counsellor.name)}
              isTicking={tick.isPending}
              onTick={(taskId, isDone) => tick.mutate({ params: { id: taskId }, body: { isDone } })}
            />
          )}
          <WrittenPart meeting={meeting} />
          <PassedOnPart referralList={meeting.referralList} isOwn size="small" />
        </div>
        <aside>
          <MeetingHistory meeting={meeting} />
        </aside>
      </div>
    </>
  );
}
