import { type OwnPsychApplication, psychAsking } from '@naru/contract/areas/counselling/psychological/asking.ts';
import type { Preferences } from '@naru/contract/areas/counselling/psychological/words.ts';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';

import { Form } from '../../../../blocks/form/form.tsx';
import { usePageForm } from '../../../../blocks/form/use-page-form.ts';
import { AppLink } from '../../../../blocks/navigation/app-link.tsx';
import { ReadFailure } from '../../../../blocks/navigation/read-failure.tsx';
import { CalendarButton } from '../../../../blocks/counselling/calendar-button.tsx';
import { useDiscreet } from '../../../../blocks/counselling/use-discreet.ts';
import { FACT_DOT, joinFacts } from '../../../../platform/format/facts.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../../platform/query/use-call.ts';
import { useCallMutation } from '../../../../platform/query/use-call-mutation.ts';
import { Button } from '../../../../ui/button.tsx';
import { ButtonLink } from '../../../../ui/button-link.tsx';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { PageHeader } from '../../../../ui/page-header.tsx';
import { Section } from '../../../../ui/section.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { Steps } from '../../../../ui/steps.tsx';
import { showToast } from '../../../../ui/toast-store.ts';
import { ClosingPart } from '../closing/closing-part.tsx';
import { OwnHandoverPart } from '../handover/own-part.tsx';
import { SessionLink } from '../session-link.tsx';
import { HISTORY, PSYCH_AGREE } from './addresses.ts';
import { CarePart } from './care-part.tsx';
import { HelpCard } from './help-card.tsx';
import { HelpLine } from './help-line.tsx';
import { PreferenceFields } from './preference-fields.tsx';
import styles from './student.module.css';
import { psychStudentTexts } from './texts.ts';

/** Y12: one's own application, with what concerns the student and nothing that the centre writes down. */
export function PsychDetailScreen() {
  const all = useTexts(psychStudentTexts);
  const texts = all.detail;
  const { id = '' }: { id?: string } = useParams({ strict: false });
  const query = useCall(psychAsking.readOwn, { params: { id } }, { label: all.neutral, staleTime: 0 });
  useDiscreet(all.neutral);
  const back = <ButtonLink as={(slot) => <AppLink to={HISTORY} {...slot} />}>{texts.toList}</ButtonLink>;
  if (query.error?.code === '404' || (query.isError && !query.data))
    return <ReadFailure query={query} words={texts} back={back} />;
  if (!query.data) return <Skeleton count={8} />;
  return <Application key={id} application={query.data.application} />;
}

const STEPS = ['APPLIED', 'WAITING', 'APPROVED', 'IN_PROGRESS'] as const;

function Application({ application }: { readonly application: OwnPsychApplication }) {
  const texts = useTexts(psychStudentTexts).detail;
  const format = useFormat();
  const { status, help } = application;
  const current = STEPS.findIndex((step) => step === status);
  return (
    <>
      <PageHeader
        breadcrumb={<AppLink to={HISTORY}>{texts.toList}</AppLink>}
        title={texts.title}
        purpose={texts.applied(format.relativeTime(application.appliedAt, { time: 'always' }))}
      />
      <div className={styles.page}>
        <div className={styles.stack}>
          {application.isUrgent ? <HelpCard help={help} /> : <HelpLine help={help} />}
          {status !== 'CANCELLED' && (
            <Steps
              label={texts.steps.label}
              current={status === 'ENDED' ? STEPS.length : current}
              steps={STEPS.map((step) => ({ id: step, label: texts.steps[step] }))}
            />
          )}
          <NextPart application={application} />
          <ClosingPart application={application} />
          {status === 'WAITING' && <CarePart application={application} />}
          <OwnHandoverPart applicationId={application.applicationId} />
          <SessionList application={application} />
          {status === 'WAITING' && <PreferPart key={application.version} application={application} />}
        </div>
        <aside className={styles.stack}>
          <Section title={texts.historyTitle} size="small">
            <ol className={styles.history}>
              {application.historyList.toReversed().map(({ to, at }) => (
                <li key={`${at} ${to}`}>
                  <p>{texts.history[to]}</p>
                  <p className={styles.meta}>{format.relativeTime(at, { time: 'always' })}</p>
                </li>
              ))}
            </ol>
          </Section>
          <p>
            <AppLink to={PSYCH_AGREE}>{texts.consents}</AppLink>
          </p>
        </aside>
      </div>
    </>
  );
}

function SessionList({ application }: { readonly application: OwnPsychApplication }) {
  const all = useTexts(psychStudentTexts);
  const texts = all.detail;
  const format = useFormat();
  const { sessionList, counsellorName } = application;
  if (sessionList.length === 0) return null;
  return (
    <Section
      title={texts.sessionsTitle}
      text={counsellorName === null ? undefined : texts.with(counsellorName)}
      size="small"
    >
      <ol className={styles.history}>
        {sessionList.map((session) => (
          <li key={session.number}>
            <p>
              {joinFacts([
                texts.session(format.number(session.number)),
                format.range(session.beginsAt, session.endsAt),
              ])}
            </p>
            <p className={styles.meta}>
              {joinFacts([
                all.form.channels[session.channel],
                session.channel === 'ONLINE' ? null : session.place,
                texts.sessionStatuses[session.status],
              ])}{' '}
              <SessionLink session={session} />
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

function NextPart({ application }: { readonly application: OwnPsychApplication }) {
  const texts = useTexts(psychStudentTexts).detail;
  const format = useFormat();
  const [isAsked, setAsked] = useState(false);
  const cancel = useCallMutation(psychAsking.cancelOwn, {
    onSuccess: () => {
      setAsked(false);
      showToast({ text: texts.cancelled, tone: 'done' });
    },
  });
  const { applicationId: id, version, status, next, usualWaitDays, can } = application;
  const ahead =
    next.step === 'MEET' ? application.sessionList.find(({ beginsAt }) => beginsAt === next.dueAt) : undefined;
  const describe = (): string => {
    if (next.step === 'MEET' && next.dueAt !== null) return texts.meetAt(format.moment(next.dueAt));
    if (next.step !== null) return texts.next[next.step];
    return status === 'CANCELLED' ? texts.over.CANCELLED : texts.over.ENDED;
  };
  return (
    <div className={styles.next} data-over={next.step === null || undefined}>
      <p className={styles.text}>{describe()}</p>
      {status === 'WAITING' && (
        <p className={styles.meta}>
          {usualWaitDays === null ? texts.waitUnknown : texts.wait(format.number(usualWaitDays))}
        </p>
      )}
      {(next.step === 'CLOSE' || ahead || can.includes('CANCEL')) && (
        <div className={styles.actions}>
          {next.step === 'CLOSE' && (
            <ButtonLink variant="primary" as={(slot) => <AppLink to={PSYCH_AGREE} {...slot} />}>
              {texts.agreeAnew}
            </ButtonLink>
          )}
          {ahead && (
            <CalendarButton
              of={{ spec: psychAsking.sendOwnSession, input: { params: { id, number: String(ahead.number) } } }}
            />
          )}
          {can.includes('CANCEL') && (
            <Button variant="danger-text" onClick={() => setAsked(true)}>
              {texts.cancel}
            </Button>
          )}
        </div>
      )}
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={texts.cancelTitle}
        confirmLabel={texts.cancel}
        busy={cancel.isPending}
        danger
        onConfirm={() => cancel.mutate({ params: { id }, body: { version } })}
      >
        {texts.cancelText}
      </ConfirmDialog>
    </div>
  );
}

function PreferPart({ application }: { readonly application: OwnPsychApplication }) {
  const all = useTexts(psychStudentTexts);
  const texts = all.detail;
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const change = useCallMutation(psychAsking.changePreferences, {
    alertMessage: null,
    onSuccess: () => showToast({ text: texts.saved, tone: 'done' }),
  });
  // Any choice holds, so that nothing is refused at a field of its own.
  const form = usePageForm<Preferences, never>({ kept: 'PAGE', names: {}, initial: application.preferences });
  const { timeList, channelList, gender } = application.preferences;
  const words = all.form;
  if (!isOpen) {
    return (
      <Section title={texts.preferTitle} size="small">
        <p>
          {timeList.length === 0 ? texts.anyTime : format.list(timeList.map((time) => words.times[time]))}
          {FACT_DOT}
          {channelList.length === 0 ? texts.anyChannel : format.list(channelList.map((one) => words.channels[one]))}
          {gender === 'ANY' ? '' : `${FACT_DOT}${words.genders[gender]}`}
        </p>
        <div>
          <Button size="small" onClick={() => setOpen(true)}>
            {texts.widen}
          </Button>
        </div>
      </Section>
    );
  }
  const send = (preferences: Preferences): void =>
    change.mutate(
      { params: { id: application.applicationId }, body: { ...preferences, version: application.version } },
      { onError: form.refuse },
    );
  return (
    <Section title={texts.preferTitle} size="small">
      <Form
        className={styles.stack}
        form={form}
        onSend={send}
        isShort
        words={{ failed: texts.failed }}
        actions={
          <div>
            <Button type="submit" busy={change.isPending} busyLabel={texts.saving}>
              {texts.savePrefer}
            </Button>
          </div>
        }
      >
        <PreferenceFields value={form.values} onValueChange={form.set} />
      </Form>
    </Section>
  );
}
