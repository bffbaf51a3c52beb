import type { KeyboardEvent, PointerEvent, ReactNode } from 'react';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Box } from './chart-labels.ts';
import styles from './chart-picture.module.css';
import { TooltipBubble } from './tooltip-bubble.tsx';
import { useChartWidth } from './use-chart-width.ts';

export interface ChartPictureProps<Layout extends { readonly bands: readonly Box[] }> {
  /** The name of the picture for screen readers. */
  readonly label: string;
  /** CSS pixels at the usual font size; it grows with the letters. */
  readonly height: number;
  /** Computes the picture for a size; a new function only if the result changes. */
  readonly layOut: (size: { readonly width: number; readonly height: number }) => Layout;
  /** Describes a band: its name, then a line for each of its values. */
  readonly describeBand: (index: number) => readonly string[];
  /** Draws it; `active` is the band under the pointer or with the focus. */
  readonly children: (layout: Layout, active: number | null) => ReactNode;
  /** Draws below the picture what has no room in it. */
  readonly drawBelow?: ((layout: Layout) => ReactNode) | undefined;
}

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => Math.min(at + 1, count - 1),
  ArrowDown: (at, count) => Math.min(at + 1, count - 1),
  ArrowLeft: (at) => Math.max(at - 1, 0),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * A picture in bands, one for each category. Each shows its numbers to the pointer, a tap, and the keyboard, which
 * stops here once and moves on with the arrows.
 */
export function ChartPicture<Layout extends { readonly bands: readonly Box[] }>(props: ChartPictureProps<Layout>) {
  const { label, height, layOut, describeBand, children, drawBelow } = props;
  const boxRef = useRef<HTMLDivElement>(null);
  const bandRef = useRef<SVGRectElement>(null);
  const width = useChartWidth(boxRef);
  const [active, setActive] = useState<number | null>(null);
  const [stop, setStop] = useState(0);
  const layout = useMemo(() => (width > 0 ? layOut({ width, height }) : null), [layOut, width, height]);
  const count = layout?.bands.length ?? 0;
  const isShown = active !== null && active < count;

  useEffect(() => {
    if (active === null) return undefined;
    // A finger sends no event when it is somewhere else.
    const hide = (event: Event) => {
      if (event.target instanceof Node && !boxRef.current?.contains(event.target)) setActive(null);
    };
    document.addEventListener('pointerdown', hide);
    return () => document.removeEventListener('pointerdown', hide);
  }, [active]);

  function leave(event: PointerEvent) {
    if (event.pointerType !== 'touch') setActive(null);
  }

  function press(event: KeyboardEvent<SVGSVGElement>) {
    const step = steps[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const next = step(stop, count);
    event.currentTarget.querySelectorAll<SVGRectElement>('[role="img"]')[next]?.focus();
  }

  return (
    <>
      <div ref={boxRef} className={styles.picture} style={{ height: `${height / 16}rem` }}>
        {layout && (
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role jsx-a11y/no-noninteractive-element-interactions -- a group of marks in a drawing, whose keys are its marks'
          <svg
            role="group"
            aria-label={label}
            className={styles.drawing}
            viewBox={`0 0 ${width} ${height}`}
            preserveAspectRatio="xMinYMin"
            onPointerLeave={leave}
            onKeyDown={press}
          >
            <g aria-hidden>{children(layout, isShown ? active : null)}</g>
            {layout.bands.map((band, index) => (
              <rect
                // oxlint-disable-next-line react/no-array-index-key -- a band is its place and nothing else
                key={index}
                ref={index === active ? bandRef : undefined}
                role="img"
                aria-label={describeBand(index).join(', ')}
                tabIndex={index === Math.min(stop, count - 1) ? 0 : -1}
                className={styles.band}
                {...band}
                onPointerEnter={() => setActive(index)}
                // Releases a sliding finger, so that it acts on the band below it, not on the first one.
                onPointerDown={(event) => event.currentTarget.releasePointerCapture?.(event.pointerId)}
                onFocus={() => {
                  setStop(index);
                  setActive(index);
                }}
                onBlur={() => setActive(null)}
              />
            ))}
          </svg>
        )}
        {isShown && (
          <TooltipBubble
            key={active}
            text={describeBand(active).join('\n')}
            anchorRef={bandRef}
            hidden
            onHide={() => setActive(null)}
          />
        )}
      </div>
      {layout && drawBelow?.(layout)}
    </>
  );
}
