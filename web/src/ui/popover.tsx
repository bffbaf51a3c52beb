import type { ReactNode } from 'react';
import { Suspense, lazy } from 'react';
import type { PopupTriggerProps } from './use-popup-trigger.ts';
import { usePopupTrigger } from './use-popup-trigger.ts';

export interface PopoverProps {
  readonly label: string;
  /** The content; it may close the popover itself. */
  readonly children: (close: () => void) => ReactNode;
  readonly trigger: (props: PopupTriggerProps) => ReactNode;
  readonly align?: 'start' | 'center' | 'end' | undefined;
  readonly padded?: boolean | undefined;
  /** Starts loading what the content needs, together with the popover itself. */
  readonly preload?: (() => unknown) | undefined;
}

const load = () => import('./popover-window.tsx');
const PopoverWindow = lazy(() => load().then((part) => ({ default: part.PopoverWindow })));

/** Something beside the element that opened it; its code comes when it first opens. */
export function Popover({ trigger, preload, ...content }: PopoverProps) {
  const loadAll = () => [load(), preload?.()];
  const popup = usePopupTrigger({ kind: 'dialog', preload: loadAll });
  return (
    <>
      {trigger(popup.triggerProps)}
      {popup.wasOpened && (
        <Suspense fallback={null}>
          <PopoverWindow {...content} popup={popup} />
        </Suspense>
      )}
    </>
  );
}
