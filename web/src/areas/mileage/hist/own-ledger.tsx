import { mileage } from '@naru/contract/areas/mileage/own.ts';
import type { CallOutput } from '@naru/contract/call.ts';

import { AppLink } from '../../../blocks/navigation/app-link.tsx';
import { QueryError } from '../../../blocks/query/query-error.tsx';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { CLAIM_FORM, USES } from './addresses.ts';
import { FactsPart } from './facts-part.tsx';
import { GoalPart } from './goal-part.tsx';
import styles from './hist.module.css';
import { LinesPart } from './lines-part.tsx';
import { OwnSkeleton } from './own-skeleton.tsx';
import { PicturesPart } from './pictures-part.tsx';
import { mileageHistTexts } from './texts.ts';
import { UsesPart } from './uses-part.tsx';
import { WaysPart } from './ways-part.tsx';

export type MileageSummary = CallOutput<typeof mileage.readSummary>;

/** Shows in one look what somebody has, what expires, what waits and what the next use lacks; then each line. */
export function OwnLedger() {
  const texts = useTexts(mileageHistTexts);
  const query = useCall(mileage.readSummary, {}, { label: texts.title });
  const summary = query.data;
  if (query.isPending) return <OwnSkeleton />;
  return (
    <>
      <PageHeader title={texts.title} actions={summary && <Actions canClaim={summary.canClaim} />} />
      {summary ? <Summary summary={summary} /> : <QueryError title={texts.errorTitle} query={query} />}
      <LinesPart terms={summary?.termList.map(({ term }) => term) ?? []} />
    </>
  );
}

function Actions({ canClaim }: { readonly canClaim: boolean }) {
  const texts = useTexts(mileageHistTexts);
  return (
    <>
      {canClaim && (
        <ButtonLink variant="primary" as={(slot) => <AppLink to={CLAIM_FORM} {...slot} />}>
          {texts.claim}
        </ButtonLink>
      )}
      <ButtonLink as={(slot) => <AppLink to={USES} {...slot} />}>{texts.use}</ButtonLink>
    </>
  );
}

function Summary({ summary }: { readonly summary: MileageSummary }) {
  const texts = useTexts(mileageHistTexts);
  const format = useFormat();
  const { available, isOwed, canClaim, goalList, wayList } = summary;
  return (
    <>
      {isOwed && (
        <div className={styles.notice}>
          <Notice tone="amber" title={texts.owed.title(format.number(Math.abs(available)))}>
            {texts.owed.text}
          </Notice>
        </div>
      )}
      <div className={styles.summary}>
        <div className={styles.top}>
          <GoalPart available={available} goalList={goalList} />
          <FactsPart summary={summary} />
          <UsesPart available={available} goalList={goalList} />
          {canClaim ? (
            <WaysPart available={available} goalList={goalList} wayList={wayList} />
          ) : (
            <p className={styles.read}>{texts.readOnly}</p>
          )}
        </div>
      </div>
      <PicturesPart summary={summary} />
    </>
  );
}
