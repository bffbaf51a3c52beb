import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';

import { layOutPages, listTooHigh } from './print-layout.ts';
import styles from './print-sheets.module.css';
import { useWords } from './use-words.ts';
import { printWords } from './words/print.ts';

export interface PrintSheetsProps {
  /** Blocks one below the other, without controls (print-layout.ts tells how they break). */
  readonly children: ReactNode;
  readonly orientation?: 'portrait' | 'landscape' | undefined;
  /** A document has room for a line above each page; a letter or a résumé uses it for itself. */
  readonly look?: 'document' | 'letter' | undefined;
  /** At the top of each page, left and right; of a document only. */
  readonly header?: ReactNode;
  /** At the bottom left of each page. */
  readonly footer?: ReactNode;
  /** Nothing but them prints from the screen, whatever else stands on it. */
  readonly isAlone?: boolean;
  /** Hears the places of blocks that are higher than a sheet, whose end would be cut off: they have to come in parts. */
  readonly onTooHigh?: ((places: readonly number[]) => void) | undefined;
}

/**
 * Sheets of paper with their page boxes, as wide as there is room, up to real size. They follow their content at once,
 * and print exactly as they look.
 */
export function PrintSheets(props: PrintSheetsProps) {
  const { children, orientation, look, header, footer, isAlone = false, onTooHigh } = props;
  const words = useWords(printWords);
  const rootRef = useRef<HTMLDivElement>(null);
  const sourceRef = useRef<HTMLDivElement>(null);
  const { pages, fit } = usePages({ rootRef, sourceRef, onTooHigh }, [children, orientation, look]);
  // A letter has a language of its own, which need not be its reader's.
  const nameOf = (page: number): string =>
    look === 'letter' ? `${page} / ${pages.length}` : words.page(page, pages.length);
  return (
    <div
      ref={rootRef}
      className={styles.sheets}
      data-orientation={orientation}
      data-look={look}
      data-print-alone={isAlone || undefined}
    >
      <div className={styles.hidden}>
        <div className={styles.measure} data-theme="light" aria-hidden inert>
          <div className={styles.content}>
            <div ref={sourceRef} className={styles.flow}>
              {children}
            </div>
          </div>
        </div>
      </div>
      <div className={styles.frame} data-paper style={{ '--fit': fit, '--count': pages.length }}>
        <div className={styles.pages}>
          {pages.map((page, index) => (
            <section
              // oxlint-disable-next-line react/no-array-index-key -- a page is its place and nothing else
              key={index}
              className={styles.page}
              data-theme="light"
              aria-label={nameOf(index + 1)}
            >
              {look !== 'letter' && <div className={styles.header}>{header}</div>}
              <div className={styles.content}>
                <div className={styles.flow} ref={(element) => element?.replaceChildren(page.cloneNode(true))} />
              </div>
              <div className={styles.footer}>
                <span>{footer}</span>
                <span aria-hidden>{nameOf(index + 1)}</span>
              </div>
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}

interface SheetRefs {
  readonly rootRef: RefObject<HTMLDivElement | null>;
  readonly sourceRef: RefObject<HTMLDivElement | null>;
  readonly onTooHigh: PrintSheetsProps['onTooHigh'];
}

/** The content in sheets, laid out anew with every other content; and the scale at which a sheet fits its place. */
function usePages({ rootRef, sourceRef, onTooHigh }: SheetRefs, content: readonly unknown[]) {
  const [pages, setPages] = useState<readonly DocumentFragment[]>([]);
  const [fit, setFit] = useState(1);
  useLayoutEffect(() => {
    const source = sourceRef.current;
    const root = rootRef.current;
    if (!source || !root) return undefined;
    // Pictures and fonts change heights when they load; a loaded chart changes only the content of its place.
    const layOut = () => {
      // In print the copy that is measured is hidden: the pages stay as they were.
      if (window.matchMedia('print').matches) return;
      const height = source.parentElement?.clientHeight ?? 0;
      setPages(layOutPages(source, height));
      const places = listTooHigh(source, height);
      if (places.length > 0) onTooHigh?.(places);
    };
    const measure = () => setFit(measureFit(source, root));
    layOut();
    measure();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const sizes = new ResizeObserver(layOut);
    sizes.observe(source);
    const widths = new ResizeObserver(measure);
    widths.observe(root);
    const changes = new MutationObserver(layOut);
    changes.observe(source, { childList: true, subtree: true, characterData: true });
    return () => {
      sizes.disconnect();
      widths.disconnect();
      changes.disconnect();
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- other content is laid out anew
  }, content);
  return { pages, fit };
}

/** Measures the scale at which a sheet fits its place. */
function measureFit(source: HTMLElement, root: HTMLElement): number {
  const sheet = source.parentElement?.parentElement?.clientWidth ?? 0;
  const room = root.clientWidth;
  return sheet > 0 && room > 0 ? Math.min(1, room / sheet) : 1;
}
