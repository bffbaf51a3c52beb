import { AppLink } from '../../../../blocks/navigation/app-link.tsx';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { flattenMenus } from '../../../../platform/menu.ts';
import { useLoginInfo } from '../../../../platform/session/use-session.ts';
import { ButtonLink } from '../../../../ui/button-link.tsx';
import { REFERRAL_MENU, referralFormOf } from './addresses.ts';
import { referralTexts } from './texts.ts';

/** Leads from a student to their referral, for people who may refer. */
export function ReferLink({ studentId }: { readonly studentId: string }) {
  const texts = useTexts(referralTexts);
  const menus = flattenMenus(useLoginInfo()?.menuList ?? []);
  if (!menus.some(({ menuId }) => menuId === REFERRAL_MENU)) return null;
  return (
    <ButtonLink as={(slot) => <AppLink to={referralFormOf({ student: studentId })} {...slot} />}>
      {texts.refer}
    </ButtonLink>
  );
}
