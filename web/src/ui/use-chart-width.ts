import type { RefObject } from 'react';
import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

const USUAL_ROOT = 16;
/** An A4 page between its margins, in CSS pixels. */
const PAPER = 680;

/**
 * The width of a box in CSS pixels at the usual size of letters, so that what is drawn in it grows with them.
 * Zero until the box is there, which is before the first paint.
 */
export function useChartWidth(boxRef: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);

  useLayoutEffect(() => {
    const box = boxRef.current;
    if (!box) return undefined;
    const root = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || USUAL_ROOT;
    const read = () => (box.clientWidth * USUAL_ROOT) / root();
    const measure = () => setWidth(read());
    // Paper is laid out without telling anybody, so what is wider is drawn again for it first.
    const prepare = () => flushSync(() => setWidth(Math.min(read(), PAPER)));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    window.addEventListener('beforeprint', prepare);
    window.addEventListener('afterprint', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('beforeprint', prepare);
      window.removeEventListener('afterprint', measure);
    };
  }, [boxRef]);

  return width;
}
