import { type ReactNode, useEffect, useState } from 'react';

/** A tab in the background paints nothing: what waits there comes after this time. */
const MOST_MS = 500;

let isPainted = false;
const waiting = new Set<() => void>();

export interface AfterFirstPaintProps {
  /** Keeps the place; it is part of the first paint. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

/**
 * Draws its children one paint after the first of the page, which has less to wait for then. All of them come at once,
 * and whatever is drawn later in the life of the page is drawn without waiting.
 */
export function AfterFirstPaint({ fallback, children }: AfterFirstPaintProps) {
  const [isLater, setIsLater] = useState(isPainted);
  useEffect(() => {
    if (isLater) return undefined;
    const show = () => setIsLater(true);
    if (waiting.size === 0) awaitPaint();
    waiting.add(show);
    return () => void waiting.delete(show);
  }, [isLater]);
  return isLater ? children : fallback;
}

function awaitPaint(): void {
  // A timer that a frame starts runs when the frame is painted.
  requestAnimationFrame(() => setTimeout(showAll));
  setTimeout(showAll, MOST_MS);
}

function showAll(): void {
  isPainted = true;
  for (const show of waiting) show();
  waiting.clear();
}
