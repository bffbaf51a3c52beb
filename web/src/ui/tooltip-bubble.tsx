import type { RefObject } from 'react';
import { useLayoutEffect, useRef } from 'react';
import { joinClasses } from './join-classes.ts';
import { placeBelow } from './place-below.ts';
import styles from './tooltip.module.css';

export interface TooltipBubbleProps {
  /** May have several lines. */
  readonly text: string;
  readonly anchorRef: RefObject<Element | null>;
  /** Screen readers get the text elsewhere, or it only repeats the element's name. */
  readonly hidden: boolean;
  readonly onHide: () => void;
  /** Without these the pointer passes through to the elements below. */
  readonly onPointerEnter?: (() => void) | undefined;
  readonly onPointerLeave?: (() => void) | undefined;
}

/** The lazy part of Tooltip. */
export function TooltipBubble(props: TooltipBubbleProps) {
  const { text, anchorRef, hidden, onHide, onPointerEnter, onPointerLeave } = props;
  const bubbleRef = useRef<HTMLSpanElement>(null);
  const hideRef = useRef(onHide);

  useLayoutEffect(() => {
    hideRef.current = onHide;
  });

  useLayoutEffect(() => {
    const [anchor, bubble] = [anchorRef.current, bubbleRef.current];
    if (!anchor || !bubble) return undefined;
    // Only the browser's top layer lies above dialogs and outside clipped cells.
    bubble.showPopover?.();
    const place = () => placeBelow(anchor, bubble);
    place();
    const hide = () => hideRef.current();
    const hideOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // The first Escape closes the tooltip, the next one the dialog under it.
      event.stopPropagation();
      hide();
    };
    document.addEventListener('keydown', hideOnEscape, true);
    window.addEventListener('scroll', hide, true);
    window.addEventListener('resize', place);
    return () => {
      document.removeEventListener('keydown', hideOnEscape, true);
      window.removeEventListener('scroll', hide, true);
      window.removeEventListener('resize', place);
    };
  }, [anchorRef]);

  return (
    <span
      ref={bubbleRef}
      role="tooltip"
      popover="manual"
      className={joinClasses(styles.bubble, !onPointerEnter && styles.passive)}
      aria-hidden={hidden || undefined}
      onPointerEnter={onPointerEnter}
      onPointerLeave={onPointerLeave}
    >
      <span className={styles.text}>{text}</span>
    </span>
  );
}
