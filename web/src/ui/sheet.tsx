import type { ReactNode, RefObject } from 'react';
import { useOnceOpen } from './use-once-open.ts';
import { loadOnUse } from './load-on-use.tsx';

export interface SheetProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: ReactNode;
  readonly children?: ReactNode;
  /** Stays in sight at the bottom: the one button. */
  readonly footer?: ReactNode;
  readonly closeLabel: string;
  /** On a phone up to its content or nearly the whole height. */
  readonly height?: 'content' | 'full' | undefined;
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined;
}

const SheetWindow = loadOnUse(async () => (await import('./sheet-window.tsx')).SheetWindow);

/** From the bottom on a phone, swiped away downwards; a panel at the side on a desktop. */
export function Sheet(props: SheetProps) {
  if (!useOnceOpen(props.open)) return null;
  return <SheetWindow {...props} />;
}
