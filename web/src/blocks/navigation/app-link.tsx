import { Link, useRouter } from '@tanstack/react-router';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';

import { useTexts } from '../../platform/i18n/use-texts.ts';
import { findCurrentMenu } from '../../platform/menu.ts';
import { messages } from '../../platform/messages/messages.ts';
import { useLoginInfo } from '../../platform/session/use-session.ts';
import { navigationTexts } from './texts.ts';

export interface AppLinkProps {
  /** An address of the portal, made by `addressOf`, or a menu's. */
  readonly to: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
  readonly id?: string | undefined;
  readonly role?: string | undefined;
  readonly tabIndex?: number | undefined;
  readonly 'aria-selected'?: boolean | undefined;
  readonly 'aria-label'?: string | undefined;
  readonly 'aria-current'?: 'page' | undefined;
  readonly 'aria-describedby'?: string | undefined;
  /** Opens addresses outside of the portal in a tab of their own. */
  readonly target?: '_blank' | undefined;
  readonly rel?: 'noopener' | undefined;
  /** Marks the link that a press anywhere in its row presses. */
  readonly 'data-opens-row'?: '' | undefined;
  readonly onClick?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  /** For lists in which arrows move from link to link. */
  readonly onFocus?: (() => void) | undefined;
  readonly onKeyDown?: ((event: KeyboardEvent<HTMLAnchorElement>) => void) | undefined;
}

/** A link inside the portal. A menu in preparation shows a message, and the person stays (docs/specification.md §2). */
export function AppLink({ to, onClick, ...rest }: AppLinkProps) {
  const texts = useTexts(navigationTexts);
  const router = useRouter();
  const menus = useLoginInfo()?.menuList ?? [];
  const press = (event: MouseEvent<HTMLAnchorElement>): void => {
    const path = to.split(/[?#]/)[0] ?? to;
    if (findCurrentMenu(menus, path)?.devAt === 'Y') {
      event.preventDefault();
      messages.add({ message: texts.inPreparation, type: 'ALERT', callback: undefined });
    }
    onClick?.(event);
  };
  const [address = '/', hash] = to.split('#');
  const [path = '/', search = ''] = address.split('?');
  return (
    <Link
      to={path}
      search={router.options.parseSearch?.(search) as never} // the router types searches a route; ours are texts
      {...(hash && { hash })}
      onClick={press}
      {...rest}
    />
  );
}
