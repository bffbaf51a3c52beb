import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs';

import { ButtonLink } from '../../../ui/button-link.tsx';
import { callOf } from './call-of.ts';

export interface CallButtonProps {
  readonly number: string;
  /** Begins with what stands on the button, so that it can be spoken. */
  readonly spoken: string;
  readonly label: string;
  readonly variant?: 'primary' | undefined;
  readonly size?: 'small' | undefined;
}

/** Dials, one press away. */
export function CallButton({ number, spoken, label, variant, size }: CallButtonProps) {
  return (
    <ButtonLink
      variant={variant}
      size={size}
      icon={IconPhone}
      as={({ children, ...slot }) => (
        <a href={callOf(number)} aria-label={spoken} {...slot}>
          {children}
        </a>
      )}
    >
      {label}
    </ButtonLink>
  );
}
