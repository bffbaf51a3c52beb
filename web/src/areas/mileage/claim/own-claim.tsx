import { mileageClaims } from '@naru/contract/areas/mileage/claims.ts';
import { useState } from 'react';

import { AppLink } from '../../../blocks/navigation/app-link.tsx';
import { ReadFailure } from '../../../blocks/navigation/read-failure.tsx';
import { useScreenTitle } from '../../../blocks/navigation/use-screen-title.ts';
import { StepActions } from '../../../blocks/workflow/step-actions.tsx';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { addressOf } from '../../../platform/route.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Section } from '../../../ui/section.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { EnumerationChip } from '../../../blocks/enumeration/enumeration-chip.tsx';
import { ClaimFacts } from './claim-facts.tsx';
import { ItemsForm } from './items-form.tsx';
import styles from './claim.module.css';
import { ownClaimRoute } from './routes.ts';
import { claimTexts } from './texts.ts';

/** One claim of the person: how it stands, what was given, and what can still be done with it. */
export function OwnClaimPage({ id }: { readonly id: string }) {
  const all = useTexts(claimTexts);
  const texts = all.own;
  const format = useFormat();
  const query = useCall(mileageClaims.readOwnClaim, { params: { id } }, { label: texts.title });
  const claim = query.data?.claim;
  const [changed, setChanged] = useState<number>();
  useScreenTitle(claim?.itemNm ?? all.title);
  const list = addressOf(ownClaimRoute);
  if (query.isError && !claim) {
    const toList = (
      <ButtonLink variant="text" as={(slot) => <AppLink to={list} {...slot} />}>
        {texts.toList}
      </ButtonLink>
    );
    return <ReadFailure query={query} words={texts} back={toList} />;
  }
  if (!claim) return <Skeleton count={8} />;
  const { status, version, reason, zeroReason, canChange, stepList, askedAt, decidedAt } = claim;
  const when = (moment: string): string => format.relativeTime(moment, { time: 'always', inSentence: true });
  return (
    <>
      <PageHeader
        breadcrumb={<AppLink to={list}>{texts.toList}</AppLink>}
        title={claim.itemNm}
        chip={<EnumerationChip of="mileageClaimStatus" value={status} />}
        purpose={[texts.asked(when(askedAt)), decidedAt !== null && texts.decided(when(decidedAt))]
          .filter((line) => line !== false)
          .join(' ')}
      />
      <div className={styles.parts}>
        {status === 'REFUSED' && (
          <Notice tone="amber" title={texts.refused}>
            {reason}
          </Notice>
        )}
        {zeroReason !== null && <Notice title={texts.zero}>{zeroReason}</Notice>}
        <ClaimFacts
          headingLevel={2}
          claim={claim}
          pointsTitle={status === 'APPROVED' ? all.desk.brought : all.preview.title}
        />
        {changed !== version && (
          <StepActions
            call={mileageClaims.stepOwnClaim}
            record={{ id, version }}
            steps={stepList}
            looks={{ CANCEL: 'danger' }}
            words={{ CANCEL: texts.CANCEL }}
            links={
              canChange && (
                <Button onClick={() => setChanged(version)}>{status === 'REFUSED' ? texts.again : texts.change}</Button>
              )
            }
          />
        )}
        {canChange && changed === version && (
          <Section title={status === 'REFUSED' ? texts.again : texts.change}>
            <ItemsForm key={version} claim={claim} />
          </Section>
        )}
      </div>
    </>
  );
}
