import { home } from '@naru/contract/areas/home.ts';
import type { ReactNode } from 'react';

import { useTexts } from '../../platform/i18n/use-texts.ts';
import { useCall } from '../../platform/query/use-call.ts';
import { useLoginInfo } from '../../platform/session/use-session.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { DeniedState } from '../../ui/denied-state.tsx';
import { accessDeniedTexts } from './access-denied-texts.ts';
import { AppLink } from './app-link.tsx';

export interface AccessDeniedProps {
  /** Undefined if the requested menu is unknown. */
  readonly menuId: string | undefined;
  /** The missing right on that menu. */
  readonly right: 'R' | 'RR' | 'C' | 'U';
  /** Ways out; home and the person's own menus by default. */
  readonly actions?: ReactNode;
}

/** M9: explains the missing right, and names the office that can give it. */
export function AccessDenied({ menuId, right, actions }: AccessDeniedProps) {
  const texts = useTexts(accessDeniedTexts);
  const isSignedIn = useLoginInfo() !== undefined;
  const { data: menu } = useCall(
    home.describeMenu,
    { params: { id: menuId ?? '' } },
    { enabled: isSignedIn && menuId !== undefined },
  );
  const facts = menu && [
    { term: texts.right, value: texts.rightValue(menu.menuNm, texts.rights[right]) },
    { term: texts.office, value: menu.office },
  ];
  return (
    <DeniedState
      title={texts.title}
      facts={facts}
      actions={
        actions ?? (
          <>
            <ButtonLink variant="primary" as={(slot) => <AppLink to="/" {...slot} />}>
              {texts.home}
            </ButtonLink>
            {isSignedIn && <ButtonLink as={(slot) => <AppLink to="/sitemap" {...slot} />}>{texts.sitemap}</ButtonLink>}
          </>
        )
      }
    >
      {menu ? texts.text(menu.menuNm) : texts.textPlain}
    </DeniedState>
  );
}
