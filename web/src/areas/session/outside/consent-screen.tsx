import { home } from '@naru/contract/areas/home.ts';
import { consent } from '@naru/contract/areas/outside.ts';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';

import { Form } from '../../../blocks/form/form.tsx';
import { usePageForm } from '../../../blocks/form/use-page-form.ts';
import { AppLink } from '../../../blocks/navigation/app-link.tsx';
import { useScreenTitle } from '../../../blocks/navigation/use-screen-title.ts';
import { QueryError } from '../../../blocks/query/query-error.tsx';
import { toCallError } from '../../../platform/http/call-error.ts';
import { CANCELLED } from '../../../platform/http/client.ts';
import { useLocale } from '../../../platform/i18n/locale.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { portal } from '../../../platform/portal.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import { useRuntime } from '../../../platform/session/runtime-context.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { safeRedirect } from '../redirect.ts';
import { Agreements } from './agreements.tsx';
import { NarrowPage } from './narrow-page.tsx';
import styles from './narrow-page.module.css';
import type { SignUpValues } from './sign-up-values.ts';
import { outsideTexts } from './texts.ts';

/** Z2: a document has a new version. Nothing else opens before it is agreed to; the way out is signing out. */
export function ConsentScreen() {
  const texts = useTexts(outsideTexts);
  const locale = useLocale();
  const { redirect }: { redirect?: string } = useSearch({ strict: false });
  const [isBusy, setBusy] = useState(false);
  const query = useCall(consent.listConsents, {});
  useScreenTitle(texts.openScreenTitle);
  const target = safeRedirect(redirect);
  if (query.data?.openList.length === 0 && !isBusy) {
    return (
      <NarrowPage title={texts.nothingOpenTitle}>
        <ButtonLink variant="primary" size="large" as={(slot) => <AppLink to={target} {...slot} />}>
          {texts.goOn}
        </ButtonLink>
      </NarrowPage>
    );
  }
  return (
    <NarrowPage title={texts.reconsentTitle} purpose={texts.reconsentPurpose}>
      {query.isPending && <Skeleton count={4} />}
      {query.isError && <QueryError title={texts.loadError} query={query} />}
      {query.data && <ConsentForm open={query.data.openList} target={target} isBusy={isBusy} onBusy={setBusy} />}
      <div className={styles.links}>
        <p className={styles.note}>{texts.reconsentRefuse(portal.helpDesk[locale])}</p>
        <AppLink to="/logout" className={styles.link}>
          {texts.reconsentLeave}
        </AppLink>
      </div>
    </NarrowPage>
  );
}

interface ConsentFormProps {
  readonly open: readonly { readonly code: string; readonly version: number }[];
  readonly target: string;
  readonly isBusy: boolean;
  readonly onBusy: (isBusy: boolean) => void;
}

type Agreed = SignUpValues['agreedList'];
const BLANK: { readonly agreedList: Agreed } = { agreedList: [] };

function ConsentForm({ open, target, isBusy, onBusy }: ConsentFormProps) {
  const texts = useTexts(outsideTexts);
  const navigate = useNavigate();
  const { loginInfo } = useRuntime();
  // The documents stay in sight while they are being agreed to.
  const [codes] = useState(() => open.map(({ code }) => code));
  // A version that took effect meanwhile is read anew, and its box is empty again.
  const agree = useCallMutation(consent.agree, { alertMessage: null, alsoChanges: [home.readDocument] });
  const isWhole = (agreed: Agreed): boolean =>
    open.every(({ code, version }) => agreed.some((one) => one.code === code && one.version === version));
  const form = usePageForm({
    names: { agreedList: texts.agreements },
    initial: BLANK,
    check: ({ agreedList }) => (isWhole(agreedList) ? {} : { agreedList: texts.reconsentMissing }),
  });
  const send = async ({ agreedList }: typeof BLANK): Promise<void> => {
    onBusy(true);
    try {
      for (const body of agreedList)
        // The same press goes on with the rest, and leads on.
        if ((await agree.mutateAsync({ body })) === CANCELLED) return;
      await loginInfo.load({ force: true });
      await navigate({ href: target, replace: true });
    } catch (thrown) {
      onBusy(false);
      form.refuse(toCallError(thrown, ''));
    }
  };
  const agreed = form.pick('agreedList');
  return (
    <Form
      className={styles.form}
      form={form}
      onSend={send}
      isShort
      words={{}}
      actions={
        <Button type="submit" variant="primary" size="large" wide busy={isBusy} busyLabel={texts.sending}>
          {texts.reconsentAgree}
        </Button>
      }
    >
      <Agreements
        id={agreed.id}
        codes={codes}
        value={agreed.value}
        onChange={agreed.onValueChange}
        error={agreed.error}
      />
    </Form>
  );
}
