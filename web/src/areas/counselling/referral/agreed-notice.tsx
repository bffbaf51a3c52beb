import type { PassedOn } from '@naru/contract/areas/counselling/referral/referral.ts';

import { AppLink } from '../../../blocks/navigation/app-link.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Notice } from '../../../ui/notice.tsx';
import { ownReferralOf } from '../shared/addresses.ts';
import { agreedTexts } from './agreed-texts.ts';

/** Above a request: what goes along with it, as the student has agreed. */
export function AgreedNotice({ referralList }: { readonly referralList: readonly PassedOn[] }) {
  const texts = useTexts(agreedTexts);
  return referralList.map((one) => (
    <Notice key={one.referralId} action={<AppLink to={ownReferralOf(one.referralId)}>{texts.read}</AppLink>}>
      {texts.title(one.referrerName)}
    </Notice>
  ));
}
