import { useParams } from '@tanstack/react-router';

import { AppLink } from '../../../blocks/navigation/app-link.tsx';
import { useScreenTitle } from '../../../blocks/navigation/use-screen-title.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import styles from './claim.module.css';
import { ItemsForm } from './items-form.tsx';
import { OwnClaimPage } from './own-claim.tsx';
import { OwnClaims } from './own-claims.tsx';
import { claimTexts } from './texts.ts';

/** A new claim with those before it, or one of them. */
export function ClaimScreen() {
  const { id = '' }: { id?: string } = useParams({ strict: false });
  return id === '' ? <NewClaim /> : <OwnClaimPage key={id} id={id} />;
}

function NewClaim() {
  const texts = useTexts(claimTexts);
  useScreenTitle(texts.title);
  return (
    <>
      <PageHeader
        breadcrumb={<AppLink to="/lrn/mile/hist/list">{texts.toLedger}</AppLink>}
        title={texts.title}
        purpose={texts.purpose}
      />
      <div className={styles.parts}>
        <ItemsForm />
        <OwnClaims />
      </div>
    </>
  );
}
