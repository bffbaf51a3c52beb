import { type ReactNode, useEffect, useState } from 'react';

/** A tab in the background never paints, so its parts are drawn after this time. */
const MOST_MS = 500;

/** Undefined until the first drawing: the page may have drawn what it came for by itself, and nothing is left to be quick for. */
let isPainted: boolean | undefined;
const waiting = new Set<() => void>();

export interface AfterFirstPaintProps {
  /** Reserves the space; it belongs to the first paint. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

/**
 * Draws its children one paint after the first of the page, which is faster that way. All of them come at once,
 * and parts that are drawn later in the life of the page do not wait.
 */
export function AfterFirstPaint({ fallback, children }: AfterFirstPaintProps) {
  const [isLater, setIsLater] = useState(() => (isPainted ??= document.querySelector('.frame > *') !== null));
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
  // A timer that starts in a frame runs after the frame is painted.
  requestAnimationFrame(() => setTimeout(showAll));
  setTimeout(showAll, MOST_MS);
}

function showAll(): void {
  isPainted = true;
  for (const show of waiting) show();
  waiting.clear();
}
