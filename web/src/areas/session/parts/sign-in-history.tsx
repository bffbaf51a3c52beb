import { account } from '@naru/contract/areas/account.ts';
import { useState } from 'react';

import { QueryError } from '../../../blocks/query/query-error.tsx';
import { joinFacts } from '../../../platform/format/facts.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { StateChip } from '../../../ui/state-chip.tsx';
import { sessionTexts } from '../texts.ts';
import { describeDevice } from './device.ts';
import styles from './sign-in-history.module.css';

const CHIPS = { OK: 'done', REFUSED: 'rejected', SLOWED: 'waiting' } as const;

/** The person's own sign-ins, good and bad, newest first. */
export function SignInHistory() {
  const texts = useTexts(sessionTexts).account;
  const format = useFormat();
  const [page, setPage] = useState(0);
  const query = useCall(account.listSignIns, { query: { page } }, { keepsPrevious: true });
  if (query.isPending) return <Skeleton shape="rows" count={3} />;
  if (query.isError) {
    return <QueryError title={texts.loadError} query={query} />;
  }
  const { signInList, hasNext } = query.data;
  if (signInList.length === 0) return <p>{texts.noHistory}</p>;
  const methods: Readonly<Record<string, string>> = texts.methods;
  return (
    <>
      <ul className={styles.list}>
        {signInList.map((row) => (
          <li key={row.at}>
            <StateChip kind={CHIPS[row.outcome]}>{texts.outcomes[row.outcome]}</StateChip>
            <span>{format.moment(row.at)}</span>
            <small>
              {joinFacts([methods[row.method], describeDevice(row.agent) ?? texts.unknownDevice, row.address])}
            </small>
          </li>
        ))}
      </ul>
      {(page > 0 || hasNext) && (
        <div className={styles.pages}>
          <Button size="small" disabled={page === 0} onClick={() => setPage(page - 1)}>
            {texts.newer}
          </Button>
          <Button size="small" disabled={!hasNext} onClick={() => setPage(page + 1)}>
            {texts.older}
          </Button>
        </div>
      )}
    </>
  );
}
