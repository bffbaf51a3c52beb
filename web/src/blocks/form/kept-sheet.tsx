import { useState } from 'react';

import { useTexts } from '../../platform/i18n/use-texts.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Sheet, type SheetProps } from '../../ui/sheet.tsx';
import { formTexts } from './texts.ts';

export interface KeptSheetProps extends Omit<SheetProps, 'open' | 'onOpenChange' | 'onHeld' | 'closeLabel'> {
  /** Something was filled in that closing would lose. */
  readonly isWritten: boolean;
  readonly onClose: () => void;
}

/** A sheet to fill in: its own button closes it, all else asks first where something would be lost. */
export function KeptSheet({ isWritten, onClose, children, ...sheet }: KeptSheetProps) {
  const texts = useTexts(formTexts);
  const [isAsked, setAsked] = useState(false);
  return (
    <Sheet
      {...sheet}
      open
      onOpenChange={(open) => !open && onClose()}
      onHeld={isWritten ? () => setAsked(true) : undefined}
    >
      {children}
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={texts.closeTitle}
        keepLabel={texts.stay}
        confirmLabel={texts.close}
        onConfirm={onClose}
      >
        {texts.closeLost}
      </ConfirmDialog>
    </Sheet>
  );
}
