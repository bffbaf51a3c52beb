import type { PsychOpening } from '@naru/contract/areas/counselling/psychological/desk-words.ts';
import { psychDesk } from '@naru/contract/areas/counselling/psychological/desk.ts';
import { useState } from 'react';

import { AppLink } from '../../../../blocks/navigation/app-link.tsx';
import { QueryError } from '../../../../blocks/query/query-error.tsx';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { withTexts } from '../../../../platform/i18n/locale.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../../platform/query/use-call.ts';
import { useCallMutation } from '../../../../platform/query/use-call-mutation.ts';
import { Button } from '../../../../ui/button.tsx';
import { ButtonLink } from '../../../../ui/button-link.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { loadOnUse } from '../../../../ui/load-on-use.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { showToast } from '../../../../ui/toast-store.ts';
import { caseOf } from './addresses.ts';
import styles from './desk.module.css';
import { psychDeskTexts } from './texts.ts';

const OpeningDialog = loadOnUse(async () => (await withTexts(import('./opening-dialog.tsx'))).OpeningDialog);

/** The ledger of emergency openings, where they are asked for and confirmed. */
export function OpeningPart() {
  const texts = useTexts(psychDeskTexts).opening;
  const [isAsking, setAsking] = useState(false);
  const query = useCall(psychDesk.pageOpenings, { query: { size: '50' } }, { label: texts.title, staleTime: 0 });
  const rows = query.data?.openingPage.content;
  return (
    <div className={styles.stack}>
      <p className={styles.meta}>{texts.purpose}</p>
      <div>
        <Button onClick={() => setAsking(true)}>{texts.ask}</Button>
      </div>
      {query.isPending && <Skeleton shape="rows" count={3} />}
      {query.isError && <QueryError title={texts.errorTitle} query={query} />}
      {rows?.length === 0 && <EmptyState title={texts.emptyTitle}>{texts.emptyText}</EmptyState>}
      {rows && rows.length > 0 && (
        <ul>
          {rows.map((row) => (
            <OpeningRow key={row.openingId} opening={row} />
          ))}
        </ul>
      )}
      {isAsking && <OpeningDialog onClose={() => setAsking(false)} />}
    </div>
  );
}

function OpeningRow({ opening }: { readonly opening: PsychOpening }) {
  const all = useTexts(psychDeskTexts);
  const texts = all.opening;
  const format = useFormat();
  const confirm = useCallMutation(psychDesk.confirmOpening, {
    onSuccess: () => showToast({ text: texts.confirmedDone, tone: 'done' }),
  });
  const { until, confirmedBy, applicationId, isLapsed } = opening;
  const pending = isLapsed ? texts.lapsed : texts.waiting;
  return (
    <li className={styles.session}>
      <p className={styles.meta}>
        {texts.asked(opening.askedBy, format.relativeTime(opening.askedAt, { time: 'always' }))}
      </p>
      <p className={styles.text}>{opening.reason}</p>
      <p className={styles.meta}>
        {until === null ? pending : texts.confirmed(confirmedBy ?? '', format.moment(until))}
      </p>
      {opening.isWithoutCase && <p className={styles.meta}>{texts.withoutCase}</p>}
      <div className={styles.actions}>
        {opening.canConfirm && (
          <Button
            size="small"
            busy={confirm.isPending}
            busyLabel={all.busy}
            onClick={() => confirm.mutate({ params: { id: opening.openingId } })}
          >
            {texts.confirm}
          </Button>
        )}
        {applicationId !== null && (
          <ButtonLink size="small" as={(slot) => <AppLink to={caseOf(applicationId)} {...slot} />}>
            {texts.open}
          </ButtonLink>
        )}
      </div>
    </li>
  );
}
