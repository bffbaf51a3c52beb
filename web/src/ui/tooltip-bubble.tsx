import type { RefObject } from 'react';
import { useLayoutEffect, useRef } from 'react';
import { placeBelow } from './place-below.ts';
import styles from './tooltip.module.css';

export interface TooltipBubbleProps {
  readonly text: string;
  readonly anchorRef: RefObject<HTMLElement | null>;
  /** The words are read out elsewhere, or say no more than the element's name. */
  readonly hidden: boolean;
  readonly onHide: () => void;
  readonly onPointerEnter: () => void;
  readonly onPointerLeave: () => void;
}

/** The heavy half of Tooltip. */
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
      // The first Escape is the tooltip's, the next one the dialog's under it.
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
      className={styles.bubble}
      aria-hidden={hidden || undefined}
      onPointerEnter={onPointerEnter}
      onPointerLeave={onPointerLeave}
    >
      <span className={styles.text}>{text}</span>
    </span>
  );
}
