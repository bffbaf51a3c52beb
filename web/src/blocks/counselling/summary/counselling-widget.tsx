import { advisor } from '@naru/contract/areas/counselling/advisor/own.ts';
import { counsellingSummary, type SummaryMeeting } from '@naru/contract/areas/counselling/overview/summary.ts';
import type { CallOutput } from '@naru/contract/call.ts';
import type { ReactNode } from 'react';

import { type Format } from '../../../platform/format/format.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import { Button } from '../../../ui/button.tsx';
import { Section } from '../../../ui/section.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { AppLink } from '../../navigation/app-link.tsx';
import { QueryError } from '../../query/query-error.tsx';
import { CaseRow } from '../case-row.tsx';
import { MeetingRow } from '../meeting-row.tsx';
import type { Side } from '../use-counselling-words.ts';
import styles from './counselling-widget.module.css';
import { summaryTexts, type SummaryTexts } from './texts.ts';

type Summary = CallOutput<typeof counsellingSummary.readSummary>;

const STUDENT_PATHS = '/cs/';
const STALE_MS = 60_000;

export interface CounsellingWidgetProps {
  /** The person answers requests; otherwise they ask. */
  readonly isAtDesk: boolean;
}

/** Shows what comes next in one's own counselling. Follow-ups and what a student has to answer are things to do. */
export function CounsellingWidget({ isAtDesk }: CounsellingWidgetProps) {
  const texts = useTexts(summaryTexts);
  const format = useFormat();
  const query = useCall(counsellingSummary.readSummary, {}, { staleTime: STALE_MS });
  if (query.isError) {
    return <QueryError title={texts.failed} query={query} />;
  }
  if (!query.data) {
    return (
      <Section title={texts.label}>
        <Skeleton shape="rows" count={3} />
      </Section>
    );
  }
  const summary = keepOwn(query.data);
  const { next, toAnswerList, toRecordList, caseList, advisorShare } = summary;
  const finding = findMostPressing(summary, texts, format);
  if (finding === undefined) return <Nothing isAtDesk={isAtDesk} />;
  const group = (title: string, meetings: readonly SummaryMeeting[]) =>
    meetings.length > 0 && (
      <Group title={title}>
        {meetings.map((meeting) => (
          <MeetingRow
            key={meeting.requestId}
            meeting={meeting}
            side={sideOf(meeting.path)}
            to={meeting.path}
            // Only among what comes next is an answer still open.
            hidesState={meeting.status !== 'WAITING' || sideOf(meeting.path) === 'counsellor'}
          />
        ))}
      </Group>
    );
  return (
    <Section label={texts.label} title={finding}>
      <div className={styles.groups}>
        {advisorShare && (
          <Group title={texts.shareTitle}>
            <ShareRow share={advisorShare} />
          </Group>
        )}
        {group(texts.answerTitle, toAnswerList)}
        {group(texts.recordTitle, toRecordList)}
        {next && group(texts.nextTitle, [next])}
        {next !== null && next.prepPath !== null && (
          <p>
            <AppLink to={next.prepPath}>{texts.prep(next.student.name)}</AppLink>
          </p>
        )}
        {caseList.length > 0 && (
          <Group title={texts.caseTitle}>
            {caseList.map((one) => (
              <CaseRow key={one.caseId} summary={one} hidesState />
            ))}
          </Group>
        )}
      </div>
    </Section>
  );
}

/** Keeps what no other part of the home shows: a student's answers are things to do, the desk's cases a part of their own. */
function keepOwn(summary: Summary): Summary {
  return {
    ...summary,
    toAnswerList: summary.toAnswerList.filter(({ path }) => sideOf(path) === 'counsellor'),
    caseList: summary.caseList.filter(({ path }) => sideOf(path) === 'student'),
  };
}

function Nothing({ isAtDesk }: CounsellingWidgetProps) {
  const texts = useTexts(summaryTexts);
  if (isAtDesk) return <Section label={texts.label} title={texts.noneAtDesk} text={texts.noneAtDeskText} />;
  return (
    <Section
      label={texts.label}
      title={texts.none}
      linkLabel={texts.ask}
      link={(slot) => <AppLink to="/cs/prof/reqst/list" {...slot} />}
    />
  );
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div>
      <h3 className={styles.title}>{title}</h3>
      <ul>{children}</ul>
    </div>
  );
}

/** One press lets the new advisor read; everything about it stands behind the words. */
function ShareRow({ share }: { readonly share: NonNullable<Summary['advisorShare']> }) {
  const texts = useTexts(summaryTexts);
  const change = useCallMutation(advisor.shareEarlier, {
    alsoChanges: [counsellingSummary.readSummary],
    onSuccess: () => showToast({ text: texts.shared, tone: 'done' }),
  });
  return (
    <li className={styles.task}>
      <AppLink to={share.path}>{texts.share(share.advisorNm)}</AppLink>
      <Button
        size="small"
        busy={change.isPending}
        onClick={() => change.mutate({ body: { assignmentId: share.assignmentId, isShared: true } })}
      >
        {texts.shareYes}
      </Button>
    </li>
  );
}

function sideOf(path: string): Side {
  return path.startsWith(STUDENT_PATHS) ? 'student' : 'counsellor';
}

/** The one thing to know first. */
function findMostPressing(summary: Summary, texts: SummaryTexts, format: Format): string | undefined {
  const { next, toAnswerList, toRecordList, caseList, advisorShare } = summary;
  if (toAnswerList.length > 0) return texts.answerCounsellor(format.number(toAnswerList.length));
  if (toRecordList.length > 0) return texts.record(format.number(toRecordList.length));
  const meetings = caseList.map((one) => (one.next?.step === 'MEET' ? one.next.dueAt : null));
  const [ahead] = [next?.beginsAt, ...meetings].filter((at) => typeof at === 'string').toSorted();
  if (ahead !== undefined) {
    const say = ahead === next?.beginsAt && next.status === 'WAITING' ? texts.awaited : texts.next;
    return say(format.relativeTime(ahead, { time: 'always', inSentence: true }));
  }
  if (caseList.length > 0) return texts.cases(format.number(caseList.length));
  if (advisorShare) return texts.share(advisorShare.advisorNm);
  return undefined;
}
