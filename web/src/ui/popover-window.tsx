import { Popover } from '@base-ui/react/popover';
import styles from './popover-window.module.css';
import type { PopoverProps } from './popover.tsx';
import popupStyles from './popup.module.css';
import type { PopupTrigger } from './use-popup-trigger.ts';

export interface PopoverWindowProps extends Omit<PopoverProps, 'trigger' | 'preload'> {
  readonly popup: PopupTrigger;
}

/** The lazy part of Popover. */
export function PopoverWindow({ label, children, align = 'start', padded = true, popup }: PopoverWindowProps) {
  return (
    <Popover.Root open={popup.open} onOpenChange={popup.changeOpen}>
      <Popover.Portal>
        <Popover.Positioner
          className={popupStyles.positioner}
          anchor={popup.triggerRef}
          align={align}
          sideOffset={4}
          collisionPadding={8}
        >
          <Popover.Popup
            id={popup.popupId}
            className={styles.window}
            data-padded={padded || undefined}
            aria-label={label}
            finalFocus={popup.triggerRef}
          >
            {children(() => popup.changeOpen(false))}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
