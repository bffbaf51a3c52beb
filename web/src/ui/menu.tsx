import type { ReactElement, ReactNode } from 'react';
import type { IconShape } from './icon.tsx';
import type { PopupTriggerProps } from './use-popup-trigger.ts';
import { usePopupTrigger } from './use-popup-trigger.ts';
import { loadOnUse } from './load-on-use.tsx';

export interface MenuEntry {
  readonly id: string;
  readonly label: string;
  readonly note?: string | undefined;
  readonly icon?: IconShape | undefined;
  readonly onSelect?: (() => void) | undefined;
  /** Makes the entry a link: `link={(slot) => <Link to="/me" {...slot} />}`. */
  readonly link?: ((slot: { children: ReactNode }) => ReactElement) | undefined;
  /** A switch of its own: shows a check while it is on. */
  readonly checked?: boolean | undefined;
  /** One of several consecutive entries: shows a check if it is the chosen one. */
  readonly chosen?: boolean | undefined;
  readonly danger?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  /** Draws a hairline above it. */
  readonly apart?: boolean | undefined;
}

export interface MenuProps {
  readonly label: string;
  readonly entries: readonly MenuEntry[];
  /** Draws the element that opens it: `trigger={(props) => <IconButton icon={IconDots} label={…} {...props} />}`. */
  readonly trigger: (props: PopupTriggerProps) => ReactNode;
  readonly align?: 'start' | 'end' | undefined;
  readonly side?: 'bottom' | 'top' | undefined;
}

const MenuList = loadOnUse(async () => (await import('./menu-list.tsx')).MenuList);

/** A menu of a few actions on one thing; its code loads when it first opens. */
export function Menu({ trigger, ...list }: MenuProps) {
  const popup = usePopupTrigger({ kind: 'menu', preload: MenuList.preload });
  return (
    <>
      {trigger(popup.triggerProps)}
      {popup.wasOpened && <MenuList {...list} popup={popup} />}
    </>
  );
}
