import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import IconMap from '@tabler/icons-react/dist/esm/icons/IconMap.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import IconUserCog from '@tabler/icons-react/dist/esm/icons/IconUserCog.mjs';
import { useState } from 'react';

import { AppLink } from '../../../../blocks/navigation/app-link.tsx';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { Menu } from '../../../../ui/menu.tsx';
import { Popover } from '../../../../ui/popover.tsx';
import { Sheet } from '../../../../ui/sheet.tsx';
import { showToast } from '../../../../ui/toast-store.ts';
import { Tooltip } from '../../../../ui/tooltip.tsx';
import styles from './components.module.css';
import { Part } from './part.tsx';
import { componentTexts } from './texts.ts';

/** Milliseconds that pretended work takes. */
const WORK = 900;

export function FloatingPart() {
  const texts = useTexts(componentTexts).floating;
  const [open, setOpen] = useState<'dialog' | 'confirm' | 'sheet' | null>(null);
  const [isCancelling, setIsCancelling] = useState(false);
  const close = () => setOpen(null);

  function finish(text: string) {
    close();
    showToast({ text });
  }

  function cancel() {
    setIsCancelling(true);
    setTimeout(() => {
      setIsCancelling(false);
      close();
      showToast({
        text: texts.cancelled,
        action: { label: texts.undo, onPress: () => showToast({ text: texts.undone, tone: 'info' }) },
      });
    }, WORK);
  }

  return (
    <Part title={texts.title} span="most">
      <div className={styles.row}>
        <Button onClick={() => setOpen('dialog')}>{texts.dialog}</Button>
        <Button onClick={() => setOpen('confirm')}>{texts.confirm}</Button>
        <Button onClick={() => setOpen('sheet')}>{texts.sheet}</Button>
        <MenuCase />
      </div>
      <div className={styles.row}>
        <BesideCases />
      </div>
      <div className={styles.row}>
        <Button
          onClick={() =>
            showToast({ text: texts.toastText, action: { label: texts.toastAction, onPress: () => setOpen('dialog') } })
          }
        >
          {texts.toast}
        </Button>
        <Button onClick={() => showToast({ text: texts.toastInfoText, tone: 'info' })}>{texts.toastInfo}</Button>
        <Button onClick={() => showToast({ text: texts.toastErrorText, tone: 'error' })}>{texts.toastError}</Button>
      </div>
      <Dialog
        open={open === 'dialog'}
        onOpenChange={close}
        title={texts.dialogTitle}
        description={texts.dialogText}
        actions={
          <>
            <Button onClick={close}>{texts.dialogLater}</Button>
            <Button variant="primary" onClick={() => finish(texts.dialogDone)}>
              {texts.dialogConfirm}
            </Button>
          </>
        }
      >
        {texts.dialogBody}
      </Dialog>
      <ConfirmDialog
        danger
        open={open === 'confirm'}
        onOpenChange={close}
        title={texts.confirmTitle}
        confirmLabel={texts.cancel}
        busy={isCancelling}
        busyLabel={texts.cancelling}
        onConfirm={cancel}
      >
        {texts.confirmText}
      </ConfirmDialog>
      <Sheet
        open={open === 'sheet'}
        onOpenChange={close}
        title={texts.sheetTitle}
        footer={
          <Button variant="primary" wide onClick={() => finish(texts.sheetSent)}>
            {texts.sheetSend}
          </Button>
        }
      >
        {texts.sheetText}
      </Sheet>
    </Part>
  );
}

function MenuCase() {
  const texts = useTexts(componentTexts).floating;
  const [isFollowed, setIsFollowed] = useState(true);
  return (
    <Menu
      label={texts.menu}
      trigger={(trigger) => <IconButton icon={IconDots} label={texts.menu} variant="filled" {...trigger} />}
      entries={[
        {
          id: 'copy',
          label: texts.menuCopy,
          icon: IconCopy,
          onSelect: () => {
            // Insecure pages have no clipboard; the toast would then be wrong.
            navigator.clipboard?.writeText(window.location.href).then(
              () => showToast({ text: texts.menuCopied }),
              () => undefined,
            );
          },
        },
        { id: 'follow', label: texts.menuFollow, checked: isFollowed, onSelect: () => setIsFollowed(!isFollowed) },
        {
          id: 'sitemap',
          label: texts.menuSitemap,
          icon: IconMap,
          link: (slot) => <AppLink to="/sitemap" {...slot} />,
        },
        { id: 'locked', label: texts.menuLocked, note: texts.menuLockedNote, icon: IconUserCog, disabled: true },
        {
          id: 'remove',
          label: texts.menuRemove,
          icon: IconTrash,
          danger: true,
          apart: true,
          onSelect: () => showToast({ text: texts.menuRemoved }),
        },
      ]}
    />
  );
}

/** Shows parts that open beside their button, without closing the page off. */
function BesideCases() {
  const all = useTexts(componentTexts);
  const texts = all.floating;
  return (
    <>
      <Popover label={texts.popoverLabel} padded trigger={(trigger) => <Button {...trigger}>{texts.popover}</Button>}>
        {(shut) => (
          <div className={styles.stack}>
            <p>{texts.popoverText}</p>
            <div className={styles.row}>
              <Button size="small" onClick={shut}>
                {all.close}
              </Button>
            </div>
          </div>
        )}
      </Popover>
      <Tooltip text={texts.tooltipText}>
        {(anchor) => (
          <Button
            {...anchor.join({ onClick: () => showToast({ text: texts.tooltipText, tone: 'info' }) })}
            variant="outline"
          >
            {texts.tooltip}
          </Button>
        )}
      </Tooltip>
    </>
  );
}
