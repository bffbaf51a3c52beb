import type { ComponentProps } from 'react';
import styles from './icon-button.module.css';
import type { IconShape } from './icon.tsx';
import { Icon } from './icon.tsx';
import { joinClasses } from './join-classes.ts';
import { Tooltip } from './tooltip.tsx';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'type' | 'aria-label'> {
  readonly icon: IconShape;
  /** The action in words; also the tooltip. */
  readonly label: string;
  readonly tooltip?: boolean | undefined;
  readonly size?: 'small' | 'regular' | undefined;
  readonly variant?: 'plain' | 'filled' | undefined;
  readonly iconSize?: number | undefined;
  readonly type?: 'button' | 'submit' | undefined;
}

/** A button with only an icon. */
export function IconButton(props: IconButtonProps) {
  const { icon, label, tooltip = true, size = 'regular', variant = 'plain', iconSize = 20, ...rest } = props;
  const { type = 'button', className, ...attributes } = rest;
  return (
    <Tooltip text={label} describes={false} disabled={!tooltip}>
      {(anchor) => (
        <button
          {...anchor.join(attributes)}
          // oxlint-disable-next-line react/button-has-type -- one of two, by its type
          type={type}
          aria-label={label}
          className={joinClasses(styles.button, styles[size], styles[variant], className)}
        >
          <Icon of={icon} size={iconSize} />
        </button>
      )}
    </Tooltip>
  );
}
