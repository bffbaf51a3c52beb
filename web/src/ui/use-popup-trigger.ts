import type { KeyboardEvent, MouseEvent, RefObject } from 'react';
import { useId, useRef, useState } from 'react';

/** The attributes of an element that opens a popup. */
export interface PopupTriggerProps {
  readonly id: string;
  readonly ref: RefObject<HTMLButtonElement | null>;
  readonly 'aria-haspopup': 'menu' | 'dialog' | 'listbox';
  readonly 'aria-expanded': boolean;
  readonly 'aria-controls': string | undefined;
  readonly onClick: (event: MouseEvent) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onPointerEnter: () => void;
  readonly onFocus: () => void;
}

/** The used part of Base UI's event details. */
interface ChangeDetails {
  readonly reason: string;
  readonly event: Event;
  cancel(): void;
}

export interface PopupTrigger {
  readonly open: boolean;
  readonly wasOpened: boolean;
  /** A key opened it, so its first item takes the focus. */
  readonly byKeyboard: boolean;
  readonly popupId: string;
  readonly triggerRef: RefObject<HTMLButtonElement | null>;
  readonly triggerProps: PopupTriggerProps;
  readonly changeOpen: (open: boolean, details?: ChangeDetails) => void;
}

export interface PopupTriggerOptions {
  readonly kind: 'menu' | 'dialog' | 'listbox';
  /** Starts loading the popup's code as soon as it is likely to be needed. */
  readonly preload: () => unknown;
  readonly disabled?: boolean | undefined;
}

/** Opens a popup from our own element, so that the popup's code can load later. */
export function usePopupTrigger({ kind, preload, disabled = false }: PopupTriggerOptions): PopupTrigger {
  const id = useId();
  const triggerRef = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const [byKeyboard, setByKeyboard] = useState(false);
  const popupId = `${id}-popup`;

  function changeOpen(next: boolean, details?: ChangeDetails) {
    // The trigger's own press closes the popup; if it were closed before, that press would open it again.
    if (!next && details && isFromTrigger(details, triggerRef.current)) {
      details.cancel();
      return;
    }
    if (disabled) return;
    setOpen(next);
    if (next) setWasOpened(true);
  }

  return {
    open,
    wasOpened,
    byKeyboard,
    popupId,
    triggerRef,
    changeOpen,
    triggerProps: {
      id,
      ref: triggerRef,
      'aria-haspopup': kind,
      'aria-expanded': open,
      'aria-controls': open ? popupId : undefined,
      onClick: (event) => {
        // A press by Enter or Space has a click count of 0.
        setByKeyboard(event.detail === 0);
        changeOpen(!open);
      },
      onKeyDown: (event) => {
        if (kind === 'dialog' || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
        event.preventDefault();
        setByKeyboard(true);
        changeOpen(true);
      },
      onPointerEnter: () => void preload(),
      onFocus: () => void preload(),
    },
  };
}

function isFromTrigger({ reason, event }: ChangeDetails, trigger: Element | null): boolean {
  const target = reason === 'focus-out' && event instanceof FocusEvent ? event.relatedTarget : event.target;
  const isPress = reason === 'outside-press' || reason === 'focus-out';
  return isPress && trigger !== null && target instanceof Node && trigger.contains(target);
}
