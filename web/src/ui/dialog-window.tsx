import { Dialog } from '@base-ui/react/dialog';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import styles from './dialog-window.module.css';
import type { DialogProps } from './dialog.tsx';
import { Icon } from './icon.tsx';
import { joinClasses } from './join-classes.ts';
import { useWords } from './use-words.ts';
import { windowWords } from './words/window.ts';

/** The lazy part of Dialog. */
export function DialogWindow(props: DialogProps) {
  const { open, onOpenChange, title, description, children, actions, size = 'regular', sticky } = props;
  const { close } = useWords(windowWords);
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange} disablePointerDismissal={sticky ?? false}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Viewport className={styles.viewport}>
          <Dialog.Popup className={joinClasses(styles.window, styles[size])} initialFocus={props.initialFocus}>
            <div className={styles.head}>
              <Dialog.Title className={styles.title}>{title}</Dialog.Title>
              {description !== undefined && (
                <Dialog.Description className={styles.description}>{description}</Dialog.Description>
              )}
            </div>
            {children !== undefined && <div className={styles.body}>{children}</div>}
            {actions !== undefined && <div className={styles.actions}>{actions}</div>}
            {/* Last, so that Tab begins in the content; visible only if no other button closes it. */}
            <Dialog.Close className={actions === undefined ? styles.close : 'visually-hidden'} aria-label={close}>
              <Icon of={IconX} />
            </Dialog.Close>
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
