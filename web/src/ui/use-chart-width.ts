import type { RefObject } from 'react';
import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

const USUAL_ROOT = 16;
/** The width of an A4 page between its margins, in CSS pixels. */
const PAPER = 680;

/**
 * Measures the width of a box in CSS pixels at the usual font size, so that its drawing grows with the letters.
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
    // Printing sends no resize event, so a wider drawing is rendered again before it.
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
