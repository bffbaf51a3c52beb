import { advisor } from '@naru/contract/areas/counselling/advisor.ts';
import { counsellingGlance, type GlancedMeeting } from '@naru/contract/areas/counselling/glance.ts';
import type { CallOutput } from '@naru/contract/call.ts';
import type { ReactNode } from 'react';

import { joinFacts } from '../../../platform/format/facts.ts';
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
import { glanceTexts, type GlanceTexts } from './texts.ts';

type Glance = CallOutput<typeof counsellingGlance.glance>;

const STUDENT_PATHS = '/cs/';
const STALE_MS = 60_000;

/** What of one's own counselling comes next, on whichever side of the table; nothing for who has none. */
export function CounsellingWidget() {
  const texts = useTexts(glanceTexts);
  const format = useFormat();
  const query = useCall(counsellingGlance.glance, {}, { staleTime: STALE_MS });
  if (query.isError) {
    return <QueryError title={texts.failed} query={query} />;
  }
  if (!query.data) {
    return (
      <Section title={texts.label}>
        <Skeleton label={texts.loading} shape="rows" count={3} />
      </Section>
    );
  }
  const { next, toAnswerList, toRecordList, toConfirmList, followUpList, caseList, unmet, advisorShare } = query.data;
  const finding = findMostPressing(query.data, texts, format);
  if (finding === undefined) return null;
  const group = (title: string, meetings: readonly GlancedMeeting[]) =>
    meetings.length > 0 && (
      <Group title={title}>
        {meetings.map((meeting) => (
          <MeetingRow
            key={meeting.requestId}
            meeting={meeting}
            side={sideOf(meeting.path)}
            to={meeting.path}
            hidesState
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
        {group(texts.confirmTitle, toConfirmList)}
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
        {followUpList.length > 0 && (
          <Group title={texts.followUpTitle}>
            {followUpList.map((task) => (
              <li key={task.taskId} className={styles.task}>
                <AppLink to={task.path}>{task.text}</AppLink>
                <span className={styles.meta}>
                  {joinFacts([texts.withOther(task.otherNm), task.dueOn === null ? '' : format.remaining(task.dueOn)])}
                </span>
              </li>
            ))}
          </Group>
        )}
        {unmet && unmet.unmetCount > 0 && (
          <Group title={texts.unmetTitle}>
            <li className={styles.task}>
              <AppLink to={unmet.path}>{texts.unmet(format.number(unmet.unmetCount))}</AppLink>
              <span className={styles.meta}>{texts.unmetAll(format.number(unmet.allCount))}</span>
            </li>
          </Group>
        )}
      </div>
    </Section>
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
function ShareRow({ share }: { readonly share: NonNullable<Glance['advisorShare']> }) {
  const texts = useTexts(glanceTexts);
  const change = useCallMutation(advisor.shareEarlier, {
    alsoChanges: [counsellingGlance.glance],
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
function findMostPressing(glance: Glance, texts: GlanceTexts, format: Format): string | undefined {
  const { next, toAnswerList, toRecordList, toConfirmList, followUpList, caseList, unmet, advisorShare } = glance;
  const [first] = toAnswerList;
  if (first) {
    const count = format.number(toAnswerList.length);
    return sideOf(first.path) === 'student' ? texts.answerStudent(count) : texts.answerCounsellor(count);
  }
  if (toConfirmList.length > 0) return texts.confirm(format.number(toConfirmList.length));
  if (toRecordList.length > 0) return texts.record(format.number(toRecordList.length));
  const [ahead] = [next?.beginsAt, ...caseList.map((one) => (one.next?.step === 'MEET' ? one.beginsAt : null))]
    .filter((at) => typeof at === 'string')
    .toSorted();
  if (ahead !== undefined) return texts.next(format.relativeTime(ahead, { time: 'always', inSentence: true }));
  if (caseList.length > 0) return texts.cases(format.number(caseList.length));
  if (advisorShare) return texts.share(advisorShare.advisorNm);
  if (followUpList.length > 0) return texts.followUp(format.number(followUpList.length));
  if (unmet && unmet.unmetCount > 0) return texts.unmet(format.number(unmet.unmetCount));
  return undefined;
}
