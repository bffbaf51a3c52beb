import type { ReactNode } from 'react';
import type { PopupTriggerProps } from './use-popup-trigger.ts';
import { usePopupTrigger } from './use-popup-trigger.ts';
import { loadOnUse } from './load-on-use.tsx';

export interface PopoverProps {
  readonly label: string;
  /** The content; it may close the popover itself. */
  readonly children: (close: () => void) => ReactNode;
  readonly trigger: (props: PopupTriggerProps) => ReactNode;
  readonly align?: 'start' | 'center' | 'end' | undefined;
  readonly padded?: boolean | undefined;
  /** Starts loading the data or code of the content, together with the popover itself. */
  readonly preload?: (() => unknown) | undefined;
}

const PopoverWindow = loadOnUse(async () => (await import('./popover-window.tsx')).PopoverWindow);

/** A panel beside the element that opened it; its code loads when it first opens. */
export function Popover({ trigger, preload, ...content }: PopoverProps) {
  const loadAll = () => {
    PopoverWindow.preload();
    preload?.();
  };
  const popup = usePopupTrigger({ kind: 'dialog', preload: loadAll });
  return (
    <>
      {trigger(popup.triggerProps)}
      {popup.wasOpened && <PopoverWindow {...content} popup={popup} />}
    </>
  );
}
