import { AlertDialog } from '@base-ui/react/alert-dialog';
import { Button } from './button.tsx';
import type { ConfirmDialogProps } from './confirm-dialog.tsx';
import styles from './dialog-window.module.css';
import { joinClasses } from './join-classes.ts';
import { useWords } from './use-words.ts';
import { windowWords } from './words/window.ts';

/** The lazy part of ConfirmDialog. */
export function ConfirmWindow(props: ConfirmDialogProps) {
  const { open, onOpenChange, title, children, keepLabel, confirmLabel, busyLabel, onConfirm } = props;
  const words = useWords(windowWords);
  const { busy = false, danger = false } = props;
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => !busy && onOpenChange(next)}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={styles.backdrop} />
        <AlertDialog.Viewport className={styles.viewport}>
          <AlertDialog.Popup className={joinClasses(styles.window, styles.small)}>
            <AlertDialog.Title className={styles.title}>{title}</AlertDialog.Title>
            {children !== undefined && (
              <AlertDialog.Description render={<div />} className={styles.description}>
                {children}
              </AlertDialog.Description>
            )}
            <div className={styles.actions}>
              <AlertDialog.Close render={<Button disabled={busy} />}>{keepLabel ?? words.keep}</AlertDialog.Close>
              <Button variant={danger ? 'danger' : 'primary'} busy={busy} busyLabel={busyLabel} onClick={onConfirm}>
                {confirmLabel}
              </Button>
            </div>
          </AlertDialog.Popup>
        </AlertDialog.Viewport>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
