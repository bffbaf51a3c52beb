import { useScreenTitle } from '../../../blocks/navigation/use-screen-title.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useLoginInfo, useMemberInfo } from '../../../platform/session/use-session.ts';
import { OwnLedger } from './own-ledger.tsx';
import { OwnSkeleton } from './own-skeleton.tsx';
import { mileageHistTexts } from './texts.ts';
import { TotalsPart } from './totals-part.tsx';

const MENU = 'LRN_MILE';

/** Shows students their own ledger, and others the totals of the students in their scope. */
export function MileageScreen() {
  const texts = useTexts(mileageHistTexts);
  const hasLedger =
    useLoginInfo()?.privilegeList.some((held) => held.menuId === MENU && held.resourceCd === 'RR') ?? false;
  const member = useMemberInfo()?.member;
  useScreenTitle(texts.title);
  if (!hasLedger) return <TotalsPart />;
  if (!member) return <OwnSkeleton />;
  return member.stdntId === null ? <TotalsPart /> : <OwnLedger />;
}
