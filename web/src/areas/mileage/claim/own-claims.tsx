import { mileageClaims } from '@naru/contract/areas/mileage/claims.ts';
import type { CallOutput } from '@naru/contract/call.ts';
import { useState } from 'react';

import { AppLink } from '../../../blocks/navigation/app-link.tsx';
import { QueryError } from '../../../blocks/query/query-error.tsx';
import { joinFacts } from '../../../platform/format/facts.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { addressOf } from '../../../platform/route.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Section } from '../../../ui/section.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { EnumerationChip } from '../../../blocks/enumeration/enumeration-chip.tsx';
import styles from './claim.module.css';
import { ownClaimRoute } from './routes.ts';
import { claimTexts } from './texts.ts';
import { useEnumeration } from '../../../blocks/enumeration/use-enumeration.ts';

type Row = CallOutput<typeof mileageClaims.pageOwnClaims>['claimPage']['content'][number];

const FIRST = 5;

/** The person’s own claims, the latest first; the earlier ones follow on a press. */
export function OwnClaims() {
  const texts = useTexts(claimTexts).own;
  const [isLong, setLong] = useState(false);
  const query = useCall(
    mileageClaims.pageOwnClaims,
    { query: { size: isLong ? '100' : '10' } },
    { label: texts.title, keepsPrevious: true },
  );
  const page = query.data?.claimPage;
  const rows = page?.content.slice(0, isLong ? undefined : FIRST) ?? [];
  return (
    <Section title={texts.title}>
      {query.isError && !page && <QueryError title={texts.errorTitle} query={query} headingLevel={3} />}
      {query.isPending && <Skeleton count={3} />}
      {page && rows.length === 0 && (
        <EmptyState title={texts.empty} headingLevel={3}>
          {texts.emptyText}
        </EmptyState>
      )}
      {rows.length > 0 && (
        <ul className={styles.list} aria-label={texts.list}>
          {rows.map((row) => (
            <ClaimRow key={row.claimId} row={row} />
          ))}
        </ul>
      )}
      {page && !isLong && page.totalElements > FIRST && <Button onClick={() => setLong(true)}>{texts.more}</Button>}
    </Section>
  );
}

function ClaimRow({ row }: { readonly row: Row }) {
  const texts = useTexts(claimTexts).own;
  const format = useFormat();
  const { wordOf: typeOf } = useEnumeration('mileageType');
  const { claimId, itemNm, typeCode, happenedOn, points, status, zeroReason } = row;
  const figure = format.number(points);
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.name}>
          <AppLink to={addressOf(ownClaimRoute, { params: { id: claimId } })}>{itemNm}</AppLink>
        </p>
        <p className={styles.meta}>{joinFacts([typeOf(typeCode), texts.day(format.day(happenedOn))])}</p>
        {zeroReason !== null && <p className={styles.meta}>{zeroReason}</p>}
      </div>
      <div className={styles.aside}>
        {status === 'APPROVED' && <span>{texts.points(figure)}</span>}
        {status === 'WAIT' && <span className={styles.meta}>{texts.expects(figure)}</span>}
        <EnumerationChip of="mileageClaimStatus" value={status} />
      </div>
    </li>
  );
}
