import type { ReactNode, RefObject } from 'react';
import { useOnceOpen } from './use-once-open.ts';
import { loadOnUse } from './load-on-use.tsx';

export interface SheetProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** With it only its button closes the sheet; Escape, a press beside it and a swipe call this instead. */
  readonly onHeld?: (() => void) | undefined;
  readonly title: ReactNode;
  /** Small buttons beside the title. */
  readonly tools?: ReactNode;
  readonly children?: ReactNode;
  /** Stays visible at the bottom: the one button. */
  readonly footer?: ReactNode;
  /** On a phone as high as its content, or nearly the whole window. */
  readonly height?: 'content' | 'full' | undefined;
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined;
}

const SheetWindow = loadOnUse(async () => (await import('./sheet-window.tsx')).SheetWindow);

/** A sheet from the bottom on a phone, closed by swiping down; a panel at the side on a desktop. */
export function Sheet(props: SheetProps) {
  if (!useOnceOpen(props.open)) return null;
  return <SheetWindow {...props} />;
}
