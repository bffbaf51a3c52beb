import type { FocusEvent, HTMLAttributes, PointerEvent, ReactElement, SyntheticEvent } from 'react';
import { useEffect, useId, useRef, useState } from 'react';
import { loadOnUse } from './load-on-use.tsx';

/** Milliseconds; the specification of the portal asks for 1 both ways. */
const delay = 1;

export interface TooltipAnchor {
  /** Adds the tooltip's handlers to the attributes of the element that it explains. */
  join<Attributes extends HTMLAttributes<HTMLElement>>(attributes: Attributes): Attributes;
}

export interface TooltipProps {
  readonly text: string;
  /** Whether it adds to the element's name, so that screen readers announce it too. */
  readonly describes?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly children: (anchor: TooltipAnchor) => ReactElement;
}

const TooltipBubble = loadOnUse(async () => (await import('./tooltip-bubble.tsx')).TooltipBubble);

/** Shows a line of help below an element on hover and focus; Escape or a press hides it. Its code loads on use. */
export function Tooltip({ text, describes = true, disabled = false, children }: TooltipProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const anchorRef = useRef<HTMLElement | null>(null);
  const timerRef = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isShown = open && !disabled && text !== '';

  useEffect(() => () => clearTimeout(timerRef.current), []);

  function change(next: boolean) {
    clearTimeout(timerRef.current);
    timerRef.current = setTimeout(() => setOpen(next), delay);
  }

  function hideNow() {
    clearTimeout(timerRef.current);
    setOpen(false);
  }

  function enter(event: PointerEvent<HTMLElement>) {
    if (event.pointerType !== 'touch') showAt(event);
  }

  function focus(event: FocusEvent<HTMLElement>) {
    // The focus may be on a link inside the element.
    if (event.target.matches(':focus-visible')) showAt(event);
  }

  function showAt(event: SyntheticEvent<HTMLElement>) {
    anchorRef.current = event.currentTarget;
    TooltipBubble.preload();
    change(true);
  }

  const anchor: TooltipAnchor = {
    join: (attributes) => ({
      ...attributes,
      'aria-describedby': joinIds(attributes['aria-describedby'], describes && !disabled ? id : undefined),
      onPointerEnter: both(attributes.onPointerEnter, enter),
      onPointerLeave: both(attributes.onPointerLeave, () => change(false)),
      onFocus: both(attributes.onFocus, focus),
      onBlur: both(attributes.onBlur, hideNow),
      onPointerDown: both(attributes.onPointerDown, hideNow),
      onClick: both(attributes.onClick, hideNow),
    }),
  };

  return (
    <>
      {/* oxlint-disable-next-line react/refs -- handlers, which read the refs when the pointer comes */}
      {children(anchor)}
      {describes && !disabled && (
        <span id={id} hidden>
          {text}
        </span>
      )}
      {isShown && (
        <TooltipBubble
          text={text}
          anchorRef={anchorRef}
          hidden={!describes}
          failed={null}
          onHide={() => setOpen(false)}
          onPointerEnter={() => change(true)}
          onPointerLeave={() => change(false)}
        />
      )}
    </>
  );
}

function both<E>(first: ((event: E) => void) | undefined, second: (event: E) => void): (event: E) => void {
  return (event) => {
    first?.(event);
    second(event);
  };
}

function joinIds(...ids: readonly (string | undefined)[]): string | undefined {
  return ids.filter(Boolean).join(' ') || undefined;
}
