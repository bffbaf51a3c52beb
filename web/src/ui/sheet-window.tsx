import { Drawer } from '@base-ui/react/drawer';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { Icon } from './icon.tsx';
import styles from './sheet-window.module.css';
import type { SheetProps } from './sheet.tsx';
import { phone, useMediaQuery } from './use-media-query.ts';
import { useWords } from './use-words.ts';
import { windowWords } from './words/window.ts';

/** The lazy part of Sheet. */
export function SheetWindow(props: SheetProps) {
  const { open, onOpenChange, onHeld, title, tools, children, footer, height = 'content', initialFocus } = props;
  const { close } = useWords(windowWords);
  const isPhone = useMediaQuery(phone);
  return (
    <Drawer.Root
      open={open}
      onOpenChange={(next, details) => {
        if (next || !onHeld || details.reason === 'close-press') return onOpenChange(next);
        details.cancel();
        onHeld();
      }}
      swipeDirection={isPhone ? 'down' : 'right'}
    >
      <Drawer.Portal>
        <Drawer.Backdrop className={styles.backdrop} />
        <Drawer.Viewport className={styles.viewport}>
          <Drawer.Popup className={styles.window} data-height={height} initialFocus={initialFocus}>
            <div className={styles.handle} />
            <div className={styles.head}>
              <Drawer.Title className={styles.title}>{title}</Drawer.Title>
              {tools !== undefined && <div className={styles.tools}>{tools}</div>}
              <Drawer.Close className={styles.close} aria-label={close}>
                <Icon of={IconX} />
              </Drawer.Close>
            </div>
            <Drawer.Content className={styles.body}>{children}</Drawer.Content>
            {footer !== undefined && <div className={styles.footer}>{footer}</div>}
          </Drawer.Popup>
        </Drawer.Viewport>
      </Drawer.Portal>
    </Drawer.Root>
  );
}
