import { law } from '@naru/contract/areas/counselling/law/asking.ts';
import { history } from '@naru/contract/areas/counselling/overview/history.ts';
import { request } from '@naru/contract/areas/counselling/meeting/request.ts';
import type { CallOutput } from '@naru/contract/call.ts';
import type { StepView } from '@naru/contract/shared/workflow.ts';
import { useParams } from '@tanstack/react-router';

import { CalendarButton } from '../../../blocks/counselling/calendar-button.tsx';
import { AppLink } from '../../../blocks/navigation/app-link.tsx';
import { ReadFailure } from '../../../blocks/navigation/read-failure.tsx';
import { useDiscreet } from '../../../blocks/counselling/use-discreet.ts';
import { StepActions } from '../../../blocks/workflow/step-actions.tsx';
import { joinFacts } from '../../../platform/format/facts.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { DefinitionList } from '../../../ui/definition-list.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Section } from '../../../ui/section.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { StateChip } from '../../../ui/state-chip.tsx';
import { HISTORY_LIST } from '../shared/addresses.ts';
import { lawFormOf } from './addresses.ts';
import { LawFactsPart } from './law-facts.tsx';
import { LawHistory } from './law-history.tsx';
import styles from './law.module.css';
import { OpinionPart } from './opinion-part.tsx';
import { lawTexts } from './texts.ts';
import { STATE_KINDS, useLawWords } from './use-law-words.ts';

type OwnCase = CallOutput<typeof law.readOwnCase>['lawCase'];

/** One of the student's own cases: how it stands, what comes next, what was answered. */
export function LawCaseScreen() {
  const all = useTexts(lawTexts);
  const texts = all.detail;
  const { id = '' }: { id?: string } = useParams({ strict: false });
  const query = useCall(law.readOwnCase, { params: { id } }, { label: texts.toList, staleTime: 0 });
  useDiscreet(all.neutral);
  const back = <ButtonLink as={(slot) => <AppLink to={HISTORY_LIST} {...slot} />}>{texts.toList}</ButtonLink>;
  if (query.error?.code === '404' || (query.isError && !query.data))
    return <ReadFailure query={query} words={texts} back={back} />;
  if (!query.data) return <Skeleton count={8} />;
  return <OwnCaseParts lawCase={query.data.lawCase} />;
}

function OwnCaseParts({ lawCase }: { readonly lawCase: OwnCase }) {
  const all = useTexts(lawTexts);
  const texts = all.detail;
  const format = useFormat();
  const { types } = useLawWords();
  const { status, assigneeNmList, deadlineOn } = lawCase;
  return (
    <>
      <PageHeader
        breadcrumb={<AppLink to={HISTORY_LIST}>{texts.toList}</AppLink>}
        title={types.labelOf(lawCase.caseType)}
        chip={
          <StateChip kind={STATE_KINDS[status]}>{status === 'SENT' ? all.sentToYou : all.states[status]}</StateChip>
        }
        purpose={joinFacts([
          all.asked(format.day(lawCase.askedAt)),
          deadlineOn === null ? '' : all.ownDeadline(format.day(deadlineOn)),
        ])}
      />
      <div className={styles.page}>
        <div className={styles.main}>
          <NextPart lawCase={lawCase} />
          {lawCase.opinion && <OpinionPart lawCase={lawCase} opinion={lawCase.opinion} />}
          <HourPart lawCase={lawCase} />
          <LawFactsPart lawCase={lawCase} />
        </div>
        <aside className={styles.main}>
          {assigneeNmList.length > 0 && (
            <DefinitionList items={[{ term: texts.assignees, value: format.list(assigneeNmList) }]} />
          )}
          <LawHistory lawCase={lawCase} />
        </aside>
      </div>
    </>
  );
}

/** Says what comes next, or why it is over. */
function NextPart({ lawCase }: { readonly lawCase: OwnCase }) {
  const texts = useTexts(lawTexts).detail;
  const format = useFormat();
  const { nextOf } = useLawWords();
  const next = nextOf(lawCase, 'student');
  const reason = lawCase.historyList.findLast((entry) => entry.reason !== null)?.reason;
  const isOver = lawCase.next === null;
  if (next === undefined && !reason) return null;
  return (
    <div className={styles.box} data-over={isOver || undefined}>
      {next !== undefined && <p className={styles.strong}>{next}</p>}
      {reason && (isOver || lawCase.status === 'ACCEPTED') && <p className={styles.text}>{reason}</p>}
      {lawCase.next?.step === 'MEET' && (
        <p className={styles.meta}>
          {texts.due(format.relativeTime(lawCase.dueAt, { time: 'always', inSentence: true }))}
        </p>
      )}
      {lawCase.status === 'DECLINED' && (
        <div>
          <ButtonLink as={(slot) => <AppLink to={lawFormOf()} {...slot} />}>{texts.again}</ButtonLink>
        </div>
      )}
    </div>
  );
}

type HourAction = 'WITHDRAW' | 'CANCEL';
const isOfHour = (step: StepView): step is StepView<HourAction> =>
  step.action === 'WITHDRAW' || step.action === 'CANCEL';

/** The hour that was asked for, and the way to another one. */
function HourPart({ lawCase }: { readonly lawCase: OwnCase }) {
  const all = useTexts(lawTexts);
  const texts = all.detail;
  const format = useFormat();
  const { meeting, canBook } = lawCase;
  if (meeting === null && !canBook) return null;
  const isAgreed = meeting?.status === 'APPROVED' && (format.daysUntil(meeting.beginsAt) ?? -1) >= 0;
  const when = meeting ? format.moment(meeting.beginsAt) : '';
  const given = { text: texts.cancelText, keep: texts.keep, done: texts.cancelled };
  const links = (
    <>
      {meeting && isAgreed && (
        <CalendarButton of={{ spec: history.sendOwnAppointment, input: { params: { id: meeting.requestId } } }} />
      )}
      {canBook && (
        <ButtonLink as={(slot) => <AppLink to={lawFormOf(lawCase.caseId)} {...slot} />}>{texts.chooseHour}</ButtonLink>
      )}
    </>
  );
  return (
    <Section title={all.hour.title} size="small">
      <div className={styles.stack}>
        {meeting === null ? (
          <>
            <p className={styles.meta}>{all.hour.none}</p>
            <div className={styles.actions}>{links}</div>
          </>
        ) : (
          <>
            <div>
              <p className={styles.strong}>{format.range(meeting.beginsAt, meeting.endsAt)}</p>
              <p className={styles.meta}>
                {joinFacts([
                  all.hour.statuses[meeting.status],
                  all.hour.with(meeting.counsellorNm),
                  meeting.place ?? '',
                ])}
              </p>
            </div>
            <StepActions
              call={request.stepOwnMeeting}
              record={{ id: meeting.requestId, version: meeting.version }}
              steps={lawCase.hourStepList.filter(isOfHour)}
              words={{
                WITHDRAW: { ...given, label: texts.withdraw, title: texts.withdrawTitle(when) },
                CANCEL: { ...given, label: texts.cancel, title: texts.cancelTitle(when) },
              }}
              looks={{ WITHDRAW: 'danger', CANCEL: 'danger' }}
              links={links}
            />
          </>
        )}
      </div>
    </Section>
  );
}
