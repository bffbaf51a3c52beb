import type { ReactNode, RefObject } from 'react';
import { useOnceOpen } from './use-once-open.ts';
import { loadOnUse } from './load-on-use.tsx';

export interface DialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: ReactNode;
  /** A line below the title, which screen readers announce with it. */
  readonly description?: ReactNode;
  readonly children?: ReactNode;
  /** Buttons at the end, the filled one last. */
  readonly actions?: ReactNode;
  /** 400, 520 or 800 pixels. */
  readonly size?: 'small' | 'regular' | 'large' | undefined;
  /** Ignores presses beside it, once something has been typed. */
  readonly sticky?: boolean | undefined;
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined;
}

const DialogWindow = loadOnUse(async () => (await import('./dialog-window.tsx')).DialogWindow);

/** A window for a task to finish before going on; its code loads when it first opens. */
export function Dialog(props: DialogProps) {
  if (!useOnceOpen(props.open)) return null;
  return <DialogWindow {...props} />;
}
