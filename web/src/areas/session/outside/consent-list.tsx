import { consent } from '@naru/contract/areas/outside.ts';
import { useState } from 'react';

import { QueryError } from '../../../blocks/query/query-error.tsx';
import { joinFacts } from '../../../platform/format/facts.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Section } from '../../../ui/section.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import styles from '../parts/session-list.module.css';
import { outsideTexts } from './texts.ts';

/** Z3: what the person agreed to, what waits, and how to take back what may be taken back. */
export function ConsentList() {
  const texts = useTexts(outsideTexts);
  const format = useFormat();
  const [taking, setTaking] = useState<{ code: string; title: string } | null>(null);
  const query = useCall(consent.listConsents, {});
  const agree = useCallMutation(consent.agree, { onSuccess: () => showToast({ text: texts.agreed, tone: 'done' }) });
  const withdraw = useCallMutation(consent.withdraw, {
    onSuccess: () => {
      setTaking(null);
      showToast({ text: texts.withdrawn, tone: 'done' });
    },
  });
  return (
    <Section title={texts.consentsTitle} text={texts.consentsText}>
      {query.isPending && <Skeleton shape="rows" count={2} />}
      {query.isError && <QueryError title={texts.loadError} query={query} />}
      {query.data?.openList.map(({ code, title, version }) => (
        <Notice
          key={code}
          tone="amber"
          title={texts.openTitle}
          action={
            <Button
              size="small"
              variant="primary"
              busy={agree.isPending}
              busyLabel={texts.agree}
              onClick={() => agree.mutate({ body: { code, version } })}
            >
              {texts.agree}
            </Button>
          }
        >
          {joinFacts([title, texts.consentVersion(format.number(version))])}
        </Notice>
      ))}
      {query.data?.consentList.length === 0 && <p>{texts.noConsents}</p>}
      {query.data && query.data.consentList.length > 0 && (
        <ul className={styles.list}>
          {query.data.consentList.map((row) => (
            <li key={`${row.code} ${row.agreedAt}`}>
              <span className={styles.words}>
                <b>{row.title}</b>
                <small>
                  {joinFacts([
                    texts.consentVersion(format.number(row.version)),
                    texts.agreedAt(format.dateTime(row.agreedAt)),
                    row.withdrawnAt && texts.withdrawnAt(format.dateTime(row.withdrawnAt)),
                  ])}
                </small>
              </span>
              {!row.isMandatory && row.withdrawnAt === null && (
                <Button size="small" aria-label={texts.withdrawOf(row.title)} onClick={() => setTaking(row)}>
                  {texts.withdraw}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <ConfirmDialog
        open={taking !== null}
        onOpenChange={(open) => !open && setTaking(null)}
        title={texts.withdrawTitle}
        confirmLabel={texts.withdraw}
        busyLabel={texts.withdraw}
        busy={withdraw.isPending}
        danger
        onConfirm={() => taking && withdraw.mutate({ params: { code: taking.code } })}
      >
        {taking && `${taking.title}. ${texts.withdrawText}`}
      </ConfirmDialog>
    </Section>
  );
}
