import { law } from '@naru/contract/areas/counselling/law/asking.ts';
import { history } from '@naru/contract/areas/counselling/overview/history.ts';
import { request } from '@naru/contract/areas/counselling/meeting/request.ts';
import type { CallOutput } from '@naru/contract/call.ts';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';

import { CalendarButton } from '../../../blocks/counselling/calendar-button.tsx';
import { AppLink } from '../../../blocks/navigation/app-link.tsx';
import { ReadFailure } from '../../../blocks/navigation/read-failure.tsx';
import { useDiscreet } from '../../../blocks/counselling/use-discreet.ts';
import { joinFacts } from '../../../platform/format/facts.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { withTexts } from '../../../platform/i18n/locale.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { loadOnUse } from '../../../ui/load-on-use.tsx';
import { useCall } from '../../../platform/query/use-call.ts';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { DefinitionList } from '../../../ui/definition-list.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Section } from '../../../ui/section.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { StateChip } from '../../../ui/state-chip.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { HISTORY_LIST } from '../shared/addresses.ts';
import { lawFormOf } from './addresses.ts';
import { LawFactsPart } from './law-facts.tsx';
import { LawHistory } from './law-history.tsx';
import styles from './law.module.css';
import { OpinionPart } from './opinion-part.tsx';
import { lawTexts } from './texts.ts';
import { STATE_KINDS, useLawWords } from './use-law-words.ts';

const ReasonDialog = loadOnUse(
  async () => (await withTexts(import('../../../blocks/counselling/reason-dialog.tsx'))).ReasonDialog,
);

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
  if (!query.data) return <Skeleton label={all.loading} count={8} />;
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
        chip={<StateChip kind={STATE_KINDS[status]}>{all.states[status]}</StateChip>}
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

/** The hour that was asked for, and the way to another one. */
function HourPart({ lawCase }: { readonly lawCase: OwnCase }) {
  const all = useTexts(lawTexts);
  const texts = all.detail;
  const format = useFormat();
  const [isAsking, setAsking] = useState(false);
  const withdraw = useCallMutation(request.withdrawRequest, { alertMessage: null });
  const cancel = useCallMutation(request.cancelMeeting, { alertMessage: null });
  const { meeting, canBook } = lawCase;
  const isAhead = meeting !== null && (format.daysUntil(meeting.beginsAt) ?? -1) >= 0;
  const isOpen = isAhead && (meeting.status === 'WAITING' || meeting.status === 'APPROVED');
  const isAgreed = meeting?.status === 'APPROVED';
  if (meeting === null && !canBook) return null;
  const run = (reason: string): void => {
    if (!meeting) return;
    const after = {
      onSuccess: () => {
        setAsking(false);
        showToast({ text: texts.cancelled, tone: 'done' as const });
      },
    };
    const params = { id: meeting.requestId };
    const { version } = meeting;
    if (isAgreed) cancel.mutate({ params, body: { version, reason } }, after);
    else withdraw.mutate({ params, body: { version } }, after);
  };
  const when = meeting ? format.moment(meeting.beginsAt) : '';
  return (
    <Section title={all.hour.title} size="small">
      <div className={styles.stack}>
        {meeting === null ? (
          <p className={styles.meta}>{all.hour.none}</p>
        ) : (
          <div>
            <p className={styles.strong}>{format.range(meeting.beginsAt, meeting.endsAt)}</p>
            <p className={styles.meta}>
              {joinFacts([all.hour.statuses[meeting.status], all.hour.with(meeting.counsellorNm), meeting.place ?? ''])}
            </p>
          </div>
        )}
        <div className={styles.actions}>
          {isOpen && isAgreed && (
            <CalendarButton of={{ spec: history.sendOwnAppointment, input: { params: { id: meeting.requestId } } }} />
          )}
          {isOpen && (
            <Button variant="danger-text" onClick={() => setAsking(true)}>
              {isAgreed ? texts.cancel : texts.withdraw}
            </Button>
          )}
          {canBook && (
            <ButtonLink as={(slot) => <AppLink to={lawFormOf(lawCase.caseId)} {...slot} />}>
              {texts.chooseHour}
            </ButtonLink>
          )}
        </div>
      </div>
      {isAsking && (
        <ReasonDialog
          title={isAgreed ? texts.cancelTitle(when) : texts.withdrawTitle(when)}
          text={texts.cancelText}
          keepLabel={texts.keep}
          confirmLabel={isAgreed ? texts.cancel : texts.withdraw}
          busyLabel={texts.busy}
          danger
          asksReason={isAgreed}
          busy={cancel.isPending || withdraw.isPending}
          failure={cancel.error ?? withdraw.error}
          onConfirm={run}
          onClose={() => setAsking(false)}
        />
      )}
    </Section>
  );
}
