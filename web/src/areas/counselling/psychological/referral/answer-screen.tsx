import { counsellingGlance } from '@naru/contract/areas/counselling/glance.ts';
import { history } from '@naru/contract/areas/counselling/history.ts';
import { psychAsking } from '@naru/contract/areas/counselling/psychological/asking.ts';
import { type OwnReferral, psychReferral } from '@naru/contract/areas/counselling/psychological/referral.ts';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';

import { AppLink } from '../../../../blocks/navigation/app-link.tsx';
import { ReadFailure } from '../../../../blocks/navigation/read-failure.tsx';
import { useDiscreet } from '../../../../blocks/counselling/use-discreet.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../../platform/query/use-call.ts';
import { useCallMutation } from '../../../../platform/query/use-call-mutation.ts';
import { Button } from '../../../../ui/button.tsx';
import { ButtonLink } from '../../../../ui/button-link.tsx';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { DefinitionList } from '../../../../ui/definition-list.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { PageHeader } from '../../../../ui/page-header.tsx';
import { Section } from '../../../../ui/section.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { showToast } from '../../../../ui/toast-store.ts';
import { applicationOf, HISTORY, PSYCH_FORM } from '../student/addresses.ts';
import { HelpLine } from '../student/help-card.tsx';
import styles from './referral.module.css';
import { referralTexts } from './texts.ts';

/** Y8: the student reads all that would be handed over, and agrees or does not. */
export function ReferralAnswerScreen() {
  const all = useTexts(referralTexts);
  const texts = all.own;
  const { id = '' }: { id?: string } = useParams({ strict: false });
  const query = useCall(psychReferral.readOwnReferral, { params: { id } }, { label: all.neutral, staleTime: 0 });
  useDiscreet(all.neutral);
  const back = <ButtonLink as={(slot) => <AppLink to={HISTORY} {...slot} />}>{texts.toList}</ButtonLink>;
  if (query.error?.code === '404' || (query.isError && !query.data))
    return <ReadFailure query={query} words={texts} back={back} />;
  if (!query.data) return <Skeleton label={all.loading} count={8} />;
  return <Answer referral={query.data.referral} />;
}

function Answer({ referral }: { readonly referral: OwnReferral }) {
  const all = useTexts(referralTexts);
  const texts = all.own;
  const format = useFormat();
  const { written, can, help } = referral;
  return (
    <>
      <PageHeader
        breadcrumb={<AppLink to={HISTORY}>{texts.toList}</AppLink>}
        title={texts.title}
        purpose={texts.from(texts.of(referral.referrerName, referral.referrerDept))}
      />
      <div className={styles.form}>
        <NextPart referral={referral} />
        {written && (
          <Section title={texts.writtenTitle} text={can.length > 0 ? texts.writtenText : undefined} size="small">
            <DefinitionList
              items={[
                { term: all.detail.reasons, value: format.list(written.reasonList.map((one) => all.reasons[one])) },
                { term: all.detail.urgency, value: all.urgencies[written.urgency] },
                {
                  term: all.detail.note,
                  value: <span className={styles.text}>{written.note === '' ? all.detail.nothing : written.note}</span>,
                },
              ]}
            />
          </Section>
        )}
        {can.length > 0 && (
          <>
            <Section title={texts.thenTitle} size="small">
              <ul className={styles.points}>
                {texts.steps.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </Section>
            <Section title={texts.elseTitle} text={texts.else} size="small" />
          </>
        )}
        <HelpLine help={help} />
      </div>
    </>
  );
}

function NextPart({ referral }: { readonly referral: OwnReferral }) {
  const texts = useTexts(referralTexts).own;
  const format = useFormat();
  const navigate = useNavigate();
  const [isDeclining, setDeclining] = useState(false);
  const answer = useCallMutation(psychReferral.answerReferral, {
    alertMessage: null,
    alsoChanges: [history.pageHistory, counsellingGlance.glance, psychAsking.readForm],
  });
  const { referralId: id, status, can, untilAt, version, applicationId } = referral;
  const isAsked = can.includes('ACCEPT');
  const accept = (): void =>
    answer.mutate(
      { params: { id }, body: { version, isAccepted: true } },
      {
        onSuccess: (done) => {
          showToast({ text: texts.accepted, tone: 'done' });
          void navigate({ to: done.applicationId === null ? PSYCH_FORM : applicationOf(done.applicationId) });
        },
      },
    );
  const decline = (): void =>
    answer.mutate(
      { params: { id }, body: { version, isAccepted: false } },
      {
        onSuccess: () => showToast({ text: texts.declined, tone: 'done' }),
        onSettled: () => setDeclining(false),
      },
    );
  const when = untilAt === null ? null : format.moment(untilAt);
  return (
    <div className={styles.next}>
      {!isAsked && <p className={styles.strong}>{texts.states[status as keyof typeof texts.states]}</p>}
      {when !== null && <p className={styles.meta}>{isAsked ? texts.until(when) : texts.applyUntil(when)}</p>}
      {applicationId !== null && (
        <ButtonLink as={(slot) => <AppLink to={applicationOf(applicationId)} {...slot} />}>
          {texts.toApplication}
        </ButtonLink>
      )}
      {(status === 'DECLINED' || status === 'EXPIRED') && <p className={styles.meta}>{texts.askMyself}</p>}
      {can.length > 0 && (
        <div className={styles.actions}>
          {isAsked && (
            <Button variant="primary" busy={answer.isPending && !isDeclining} busyLabel={texts.busy} onClick={accept}>
              {texts.accept}
            </Button>
          )}
          {can.includes('APPLY') && (
            <ButtonLink variant="primary" as={(slot) => <AppLink to={PSYCH_FORM} {...slot} />}>
              {texts.apply}
            </ButtonLink>
          )}
          <Button onClick={() => setDeclining(true)}>{isAsked ? texts.decline : texts.takeBack}</Button>
        </div>
      )}
      {answer.error && (
        <Notice tone="red" live="assertive" title={texts.failed}>
          {answer.error.serverMessage ?? answer.error.message}
        </Notice>
      )}
      <ConfirmDialog
        open={isDeclining}
        onOpenChange={setDeclining}
        title={texts.declineTitle}
        keepLabel={texts.keep}
        confirmLabel={isAsked ? texts.decline : texts.takeBack}
        busy={answer.isPending}
        onConfirm={decline}
      >
        {texts.else}
      </ConfirmDialog>
    </div>
  );
}
