import { psychAsking } from '@naru/contract/areas/counselling/psychological/asking.ts';
import type { ConsentState } from '@naru/contract/areas/counselling/psychological/words.ts';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';

import { AppLink } from '../../../../blocks/navigation/app-link.tsx';
import { useDiscreet } from '../../../../blocks/counselling/use-discreet.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../../platform/query/use-call.ts';
import { useCallMutation } from '../../../../platform/query/use-call-mutation.ts';
import { Button } from '../../../../ui/button.tsx';
import { ButtonLink } from '../../../../ui/button-link.tsx';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { PageHeader } from '../../../../ui/page-header.tsx';
import { Section } from '../../../../ui/section.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { showToast } from '../../../../ui/toast-store.ts';
import { FormDock } from '../../../../blocks/form/form-dock.tsx';
import { QueryError } from '../../../../blocks/query/query-error.tsx';
import { applicationOf, PSYCH_FORM } from './addresses.ts';
import { ConsentPrint } from './consent-print.tsx';
import { DocumentText } from './document-text.tsx';
import { HelpLine } from './help-line.tsx';
import styles from './student.module.css';
import { psychStudentTexts } from './texts.ts';

/** Y1: three consents, each read and given for itself, before anything is asked. */
export function PsychAgreeScreen() {
  const all = useTexts(psychStudentTexts);
  const texts = all.agree;
  const format = useFormat();
  const navigate = useNavigate();
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const [wasSubmitted, setSubmitted] = useState(false);
  const [printedAt, setPrintedAt] = useState<number | null>(null);
  const [isWithdrawing, setWithdrawing] = useState(false);
  const query = useCall(psychAsking.readConsents, {}, { label: texts.title, staleTime: 0 });
  const agree = useCallMutation(psychAsking.agree, { alertMessage: null });
  const withdraw = useCallMutation(psychAsking.withdrawConsents, {
    onSuccess: () => {
      setWithdrawing(false);
      setTicked([]);
      showToast({ text: texts.withdrawn, tone: 'done' });
    },
  });
  useDiscreet(all.neutral);
  if (query.isPending) return <Skeleton label={all.loading} count={10} />;
  if (query.isError) {
    return <QueryError page title={texts.errorTitle} query={query} />;
  }
  const { consentList, open, help } = query.data;
  const isGiven = consentList.every(({ agreedAt }) => agreedAt !== null);
  // An older version too can always be withdrawn by the person who agreed to it.
  const hasSome = consentList.some(({ agreedAt, earlier }) => agreedAt !== null || earlier !== null);
  const missing = consentList.filter(({ code, agreedAt }) => agreedAt === null && !ticked.includes(code));
  const submit = (): void => {
    setSubmitted(true);
    if (missing.length > 0) return;
    const agreedList = consentList.map(({ code, version }) => ({ code, version }));
    agree.mutate(
      { body: { agreedList } },
      {
        onSuccess: () => {
          if (open) showToast({ text: texts.agreedAnew, tone: 'done' });
          void navigate({ to: open ? applicationOf(open.applicationId) : PSYCH_FORM });
        },
      },
    );
  };
  const purpose = !open ? texts.purpose : isGiven ? texts.given : hasSome ? texts.changed : texts.again;
  const describe = ({ version, effectiveOn }: ConsentState): string =>
    texts.version(format.number(version), format.dateTime(effectiveOn, 'YYYY. M. D.'));
  return (
    <>
      <PageHeader title={open ? texts.printTitle : texts.title} purpose={purpose} />
      <div className={styles.form}>
        {open && (
          <Notice
            title={hasSome ? texts.openTitle : texts.closedTitle}
            action={
              <ButtonLink size="small" as={(slot) => <AppLink to={applicationOf(open.applicationId)} {...slot} />}>
                {texts.openLink}
              </ButtonLink>
            }
          >
            {isGiven ? texts.openText : hasSome ? texts.changedText : texts.againText}
          </Notice>
        )}
        <HelpLine help={help} />
        {consentList.map((consent) => (
          <Section key={consent.code} title={consent.title} text={describe(consent)}>
            <div className={styles.agreement}>
              {/* Read by keyboard too: what scrolls can be reached. */}
              {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as above */}
              <div className={styles.document} tabIndex={0} role="group" aria-label={consent.title}>
                <DocumentText text={consent.body} />
              </div>
              {consent.earlier !== null && (
                <p className={styles.meta}>
                  {texts.agreedEarlier(
                    format.number(consent.earlier.version),
                    format.dateTime(consent.earlier.agreedAt, 'YYYY. M. D.'),
                  )}
                </p>
              )}
              {consent.agreedAt === null ? (
                <Checkbox
                  label={texts.agreeTo(consent.title)}
                  checked={ticked.includes(consent.code)}
                  aria-invalid={(wasSubmitted && !ticked.includes(consent.code)) || undefined}
                  onChange={(event) =>
                    setTicked(
                      event.target.checked ? [...ticked, consent.code] : ticked.filter((one) => one !== consent.code),
                    )
                  }
                />
              ) : (
                <p className={styles.meta}>{texts.agreed(format.dateTime(consent.agreedAt, 'YYYY. M. D.'))}</p>
              )}
            </div>
          </Section>
        ))}
        {wasSubmitted && missing.length > 0 && (
          <Notice tone="red" live="assertive">
            {open ? texts.missingAgain : texts.missing}
          </Notice>
        )}
        {agree.error && (
          <Notice tone="red" live="assertive" title={texts.failed}>
            {agree.error.serverMessage ?? agree.error.message}
          </Notice>
        )}
        <FormDock>
          <Button variant="text" onClick={() => setPrintedAt(Date.now())}>
            {texts.print}
          </Button>
          {hasSome && (
            <Button variant="danger-text" onClick={() => setWithdrawing(true)}>
              {texts.withdraw}
            </Button>
          )}
          {!open && isGiven && (
            <ButtonLink variant="primary" as={(slot) => <AppLink to={PSYCH_FORM} {...slot} />}>
              {texts.goOn}
            </ButtonLink>
          )}
          {/* A student who has withdrawn their consent gives it anew to a case that is still open. */}
          {!isGiven && (
            <Button variant="primary" busy={agree.isPending} busyLabel={texts.busy} onClick={submit}>
              {texts.submit}
            </Button>
          )}
        </FormDock>
      </div>
      <ConsentPrint at={printedAt} onClose={() => setPrintedAt(null)} consents={consentList} describe={describe} />
      <ConfirmDialog
        open={isWithdrawing}
        onOpenChange={setWithdrawing}
        title={texts.withdrawTitle}
        keepLabel={texts.keep}
        confirmLabel={texts.withdraw}
        busyLabel={texts.busy}
        busy={withdraw.isPending}
        danger
        onConfirm={() => withdraw.mutate({})}
      >
        <p>{texts.withdrawText}</p>
        <ul className={styles.tips}>
          {texts.withdrawEffects.map((effect) => (
            <li key={effect}>{effect}</li>
          ))}
        </ul>
      </ConfirmDialog>
    </>
  );
}
