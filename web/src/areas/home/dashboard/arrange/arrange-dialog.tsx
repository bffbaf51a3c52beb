import { home } from '@naru/contract/areas/home.ts';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconChevronUp from '@tabler/icons-react/dist/esm/icons/IconChevronUp.mjs';
import { useState } from 'react';

import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../../platform/query/use-call-mutation.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { Switch } from '../../../../ui/switch.tsx';
import { showToast } from '../../../../ui/toast-store.ts';
import { arrangeTexts } from './texts.ts';
import styles from './arrange-dialog.module.css';
import { move } from './move.ts';
import type { WidgetId } from '../places.ts';

export interface ArrangeDialogProps {
  readonly widgets: readonly { readonly id: WidgetId; readonly hidden: boolean }[];
  /** Their order before anybody changed it. */
  readonly first: readonly WidgetId[];
  readonly version: number;
  readonly onClose: () => void;
}

/** M5: order by buttons, visibility by switches; a change in another window is told and never overwritten. */
export function ArrangeDialog({ widgets, first, version, onClose }: ArrangeDialogProps) {
  const texts = useTexts(arrangeTexts);
  const [items, setItems] = useState(widgets.map(({ id, hidden }) => ({ id, hidden })));
  const [readVersion, setReadVersion] = useState(version);
  const [openedVersion] = useState(version);
  // Read again after another window's change: that is what one goes on from, or saving would undo it unseen.
  if (readVersion !== version) {
    setReadVersion(version);
    setItems(widgets.map(({ id, hidden }) => ({ id, hidden })));
  }
  const isConflict = version !== openedVersion;
  const save = useCallMutation(home.changeDashboardLayout, {
    onSuccess: () => {
      showToast({ text: texts.saved, tone: 'done' });
      onClose();
    },
  });
  const show = (index: number, isShown: boolean): void =>
    setItems(items.map((item, at) => (at === index ? { ...item, hidden: !isShown } : item)));
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.editTitle}
      description={texts.editText}
      actions={
        <>
          <Button variant="text" onClick={() => setItems(first.map((id) => ({ id, hidden: false })))}>
            {texts.editReset}
          </Button>
          <Button
            variant="primary"
            busy={save.isPending}
            busyLabel={texts.editBusy}
            onClick={() => save.mutate({ body: { widgetList: items, version } })}
          >
            {texts.editDone}
          </Button>
        </>
      }
    >
      {(isConflict || save.error) && (
        <Notice tone="amber" live="polite">
          {isConflict || save.error?.code === '9101' ? texts.conflict : save.error?.message}
        </Notice>
      )}
      <ul className={styles.list}>
        {items.map((item, index) => (
          <li key={item.id}>
            <span>{texts.widgets[item.id]}</span>
            <IconButton
              icon={IconChevronUp}
              label={texts.up(texts.widgets[item.id])}
              disabled={index === 0}
              onClick={() => setItems(move(items, index, -1))}
            />
            <IconButton
              icon={IconChevronDown}
              label={texts.down(texts.widgets[item.id])}
              disabled={index === items.length - 1}
              onClick={() => setItems(move(items, index, 1))}
            />
            <Switch
              label={texts.show(texts.widgets[item.id])}
              hideLabel
              checked={!item.hidden}
              onCheckedChange={(isShown) => show(index, isShown)}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
