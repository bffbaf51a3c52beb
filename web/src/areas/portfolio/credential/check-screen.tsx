import { credentials } from '@naru/contract/areas/portfolio/credential.ts';
import { useParams } from '@tanstack/react-router';

import { ReadFailure } from '../../../blocks/navigation/read-failure.tsx';
import { useScreenTitle } from '../../../blocks/navigation/use-screen-title.ts';
import { useLocale } from '../../../platform/i18n/locale.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { CheckedBadgePart } from './checked-badge.tsx';
import styles from './credential.module.css';
import { credentialTexts } from './texts.ts';

/** Anybody checks a badge by its address; asked anew at each opening, because it may be revoked at any time. */
export function BadgeCheckScreen() {
  const texts = useTexts(credentialTexts);
  const locale = useLocale();
  const { id = '' }: { id?: string } = useParams({ strict: false });
  const query = useCall(
    credentials.checkBadge,
    { params: { id } },
    { label: texts.screen, staleTime: 0, alertMessage: null },
  );
  const badge = query.data?.badge;
  useScreenTitle(badge ? badge.name[locale] : texts.screen);
  const back = <ButtonLink href="/">{texts.toPortal}</ButtonLink>;
  return (
    <div className={styles.check}>
      {query.isError && !badge && <ReadFailure query={query} words={texts} back={back} />}
      {query.isLoading && <Skeleton label={texts.loading} shape="block" height={480} />}
      {badge && <CheckedBadgePart badge={badge} checkedAt={query.dataUpdatedAt} />}
    </div>
  );
}
