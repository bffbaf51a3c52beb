import { useBlocker, useMatch } from '@tanstack/react-router';

import { useTexts } from '../../platform/i18n/use-texts.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { formTexts } from './texts.ts';

export interface LeaveGuardProps {
  readonly isUnsaved: boolean;
  /** Tells what becomes of it, where nothing keeps it meanwhile. */
  readonly text?: string | undefined;
}

/** Asks before a screen is left with something unsaved; closing the window is asked by the browser itself. */
export function LeaveGuard({ isUnsaved, text }: LeaveGuardProps) {
  const texts = useTexts(formTexts);
  const own = useMatch({ strict: false, select: ({ pathname }) => pathname });
  const blocker = useBlocker({
    // Another filter or an open row of the same screen leaves nothing behind. Nor does the way back from a screen that is
    // still on its way: an answer would come too late, and the address would name another screen than the one that shows.
    shouldBlockFn: ({ current, next }) => isUnsaved && current.pathname !== next.pathname && next.pathname !== own,
    enableBeforeUnload: () => isUnsaved,
    disabled: !isUnsaved,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      open={blocker.status === 'blocked'}
      onOpenChange={(open) => !open && blocker.reset?.()}
      title={texts.leaveTitle}
      keepLabel={texts.stay}
      confirmLabel={texts.leave}
      onConfirm={() => blocker.proceed?.()}
    >
      {text ?? texts.leaveText}
    </ConfirmDialog>
  );
}
