import { psychAsking } from '@naru/contract/areas/counselling/psychological/asking.ts';
import type { ConsentState } from '@naru/contract/areas/counselling/psychological/words.ts';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';

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
import { Form } from '../../../../blocks/form/form.tsx';
import { FormDock } from '../../../../blocks/form/form-dock.tsx';
import { type PageForm, usePageForm } from '../../../../blocks/form/use-page-form.ts';
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
  const [printedAt, setPrintedAt] = useState<number | null>(null);
  const [isWithdrawing, setWithdrawing] = useState(false);
  const query = useCall(psychAsking.readConsents, {}, { label: texts.title, staleTime: 0 });
  const withdraw = useCallMutation(psychAsking.withdrawConsents, {
    onSuccess: () => {
      setWithdrawing(false);
      showToast({ text: texts.withdrawn, tone: 'done' });
    },
  });
  useDiscreet(all.neutral);
  if (query.isPending) return <Skeleton count={10} />;
  if (query.isError) {
    return <QueryError page title={texts.errorTitle} query={query} />;
  }
  const { consentList, open, help } = query.data;
  const isGiven = consentList.every(({ agreedAt }) => agreedAt !== null);
  // An older version too can always be withdrawn by the person who agreed to it.
  const hasSome = consentList.some(({ agreedAt, earlier }) => agreedAt !== null || earlier !== null);
  const purpose = !open ? texts.purpose : isGiven ? texts.given : hasSome ? texts.changed : texts.again;
  const describe = ({ version, effectiveOn }: ConsentState): string =>
    texts.version(format.number(version), format.date(effectiveOn));
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
        {/* Anew once they are withdrawn: nothing is ticked by itself. */}
        <AgreeForm
          key={String(hasSome)}
          consents={consentList}
          openId={open?.applicationId}
          describe={describe}
          actions={
            <>
              <Button variant="text" onClick={() => setPrintedAt(Date.now())}>
                {texts.print}
              </Button>
              {hasSome && (
                <Button variant="danger-text" onClick={() => setWithdrawing(true)}>
                  {texts.withdraw}
                </Button>
              )}
            </>
          }
        />
      </div>
      <ConsentPrint at={printedAt} onClose={() => setPrintedAt(null)} consents={consentList} describe={describe} />
      <ConfirmDialog
        open={isWithdrawing}
        onOpenChange={setWithdrawing}
        title={texts.withdrawTitle}
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

interface AgreeFormProps {
  readonly consents: readonly ConsentState[];
  /** The case that is still open, of a person who agrees anew. */
  readonly openId: string | undefined;
  readonly describe: (consent: ConsentState) => string;
  /** The further steps with the consents. */
  readonly actions: ReactNode;
}

/** Each consent with its own box, by its code. */
function AgreeForm({ consents, openId, describe, actions }: AgreeFormProps) {
  const texts = useTexts(psychStudentTexts).agree;
  const navigate = useNavigate();
  const agree = useCallMutation(psychAsking.agree, { alertMessage: null });
  const open = consents.filter(({ agreedAt }) => agreedAt === null);
  const form = usePageForm<Readonly<Record<string, boolean>>, string>({
    kept: 'PAGE',
    names: Object.fromEntries(consents.map(({ code, title }) => [code, title])),
    initial: Object.fromEntries(consents.map(({ code }) => [code, false])),
    check: (ticked) =>
      Object.fromEntries(
        open.flatMap(({ code }) =>
          ticked[code] === true ? [] : [[code, openId === undefined ? texts.missing : texts.missingAgain]],
        ),
      ),
  });
  const send = (): void =>
    agree.mutate(
      { body: { agreedList: consents.map(({ code, version }) => ({ code, version })) } },
      {
        onSuccess: () => {
          if (openId !== undefined) showToast({ text: texts.agreedAnew, tone: 'done' });
          void navigate({ to: openId === undefined ? PSYCH_FORM : applicationOf(openId) });
        },
        onError: form.refuse,
      },
    );
  const [missing] = Object.values(form.errors);
  return (
    <Form
      className={styles.form}
      form={form}
      onSend={send}
      isShort
      words={{ failed: texts.failed }}
      actions={
        <FormDock>
          {actions}
          {openId === undefined && open.length === 0 && (
            <ButtonLink variant="primary" as={(slot) => <AppLink to={PSYCH_FORM} {...slot} />}>
              {texts.goOn}
            </ButtonLink>
          )}
          {/* A student who has withdrawn their consent gives it anew to a case that is still open. */}
          {open.length > 0 && (
            <Button type="submit" variant="primary" busy={agree.isPending} busyLabel={texts.busy}>
              {texts.submit}
            </Button>
          )}
        </FormDock>
      }
    >
      {consents.map((consent) => (
        <ConsentSection key={consent.code} consent={consent} about={describe(consent)} form={form} />
      ))}
      {missing !== undefined && (
        <Notice tone="red" live="assertive">
          {missing}
        </Notice>
      )}
    </Form>
  );
}

interface ConsentSectionProps {
  readonly consent: ConsentState;
  readonly about: string;
  readonly form: Pick<PageForm<Readonly<Record<string, boolean>>>, 'idOf' | 'tick' | 'errors'>;
}

/** One consent to read, with what was agreed to it before, or its box. */
function ConsentSection({ consent, about, form }: ConsentSectionProps) {
  const texts = useTexts(psychStudentTexts).agree;
  const format = useFormat();
  const { code, title, body, earlier, agreedAt } = consent;
  return (
    <Section title={title} text={about}>
      <div className={styles.agreement}>
        {/* Read by keyboard too: what scrolls can be reached. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as above */}
        <div className={styles.document} tabIndex={0} role="group" aria-label={title}>
          <DocumentText text={body} />
        </div>
        {earlier !== null && (
          <p className={styles.meta}>
            {texts.agreedEarlier(format.number(earlier.version), format.date(earlier.agreedAt))}
          </p>
        )}
        {agreedAt === null ? (
          <Checkbox
            {...form.tick(code)}
            id={form.idOf(code)}
            label={texts.agreeTo(title)}
            aria-invalid={form.errors[code] !== undefined || undefined}
          />
        ) : (
          <p className={styles.meta}>{texts.agreed(format.date(agreedAt))}</p>
        )}
      </div>
    </Section>
  );
}
