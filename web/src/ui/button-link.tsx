import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { ButtonContent } from './button-content.tsx';
import type { ButtonLook } from './button-look.ts';
import { chooseButtonClasses } from './button-look.ts';
import type { IconShape } from './icon.tsx';

export interface LinkSlot {
  readonly className: string;
  readonly children: ReactNode;
}

export interface ButtonLinkProps extends Omit<ComponentProps<'a'>, 'ref'>, ButtonLook {
  readonly icon?: IconShape | undefined;
  /** Draws a router's link instead of a plain one: `as={(slot) => <Link to="/programs" {...slot} />}`. */
  readonly as?: ((slot: LinkSlot) => ReactElement) | undefined;
}

/** A link that looks like a button: it goes somewhere and does nothing. */
export function ButtonLink({ variant, size, wide, icon, as, className, children, ...attributes }: ButtonLinkProps) {
  const slot: LinkSlot = {
    className: chooseButtonClasses({ variant, size, wide }, className),
    children: (
      <ButtonContent icon={icon} busy={false}>
        {children}
      </ButtonContent>
    ),
  };
  if (as) return as(slot);
  return (
    <a {...attributes} className={slot.className}>
      {slot.children}
    </a>
  );
}
