import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';
import { layOutPages } from './print-layout.ts';
import type { PrintPreviewProps } from './print-preview.tsx';
import styles from './print-window.module.css';

/** The lazy part of PrintPreview. */
export function PrintWindow(props: Omit<PrintPreviewProps, 'open'>) {
  const { onClose, title, orientation = 'portrait', children, header, footer, labels } = props;
  const windowRef = useRef<HTMLDivElement>(null);
  const sourceRef = useRef<HTMLDivElement>(null);
  const { pages, fit } = usePages({ windowRef, sourceRef }, [children, orientation]);
  useAlone(windowRef, title);
  useEscape(onClose);

  return createPortal(
    <div
      ref={windowRef}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a dialog element could not be printed on its own
      role="dialog"
      aria-modal
      aria-label={title}
      tabIndex={-1}
      className={styles.window}
      data-orientation={orientation}
      style={{ '--fit': fit }}
      data-print-root
    >
      <div className={styles.bar}>
        <h2 className={styles.title}>{title}</h2>
        <Button variant="primary" icon={IconPrinter} onClick={() => window.print()}>
          {labels.print}
        </Button>
        <IconButton icon={IconX} label={labels.close} onClick={onClose} />
      </div>
      <div className={styles.measure} data-theme="light" aria-hidden inert>
        <div className={styles.content}>
          <div ref={sourceRef} className={styles.flow}>
            {children}
          </div>
        </div>
      </div>
      <PrintPages pages={pages} header={header} footer={footer} labels={labels} />
    </div>,
    document.body,
  );
}

interface PageRefs {
  readonly windowRef: RefObject<HTMLDivElement | null>;
  readonly sourceRef: RefObject<HTMLDivElement | null>;
}

/** The content in sheets, laid out anew with every other content; and the scale at which a sheet fits the window. */
function usePages({ windowRef, sourceRef }: PageRefs, content: readonly unknown[]) {
  const [pages, setPages] = useState<readonly DocumentFragment[]>([]);
  const [fit, setFit] = useState(1);
  useLayoutEffect(() => {
    const source = sourceRef.current;
    if (!source) return undefined;
    // Pictures and fonts change heights when they load; a loaded chart changes only the content of its place.
    const layOut = () => {
      setPages(layOutPages(source, source.parentElement?.clientHeight ?? 0));
      setFit(measureFit(source));
    };
    layOut();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(layOut);
    observer.observe(source);
    if (windowRef.current) observer.observe(windowRef.current);
    const changes = new MutationObserver(layOut);
    changes.observe(source, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      changes.disconnect();
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- other content is laid out anew
  }, content);
  return { pages, fit };
}

/** Closes the page behind the window off, which then prints on its own under its own name. */
function useAlone(windowRef: PageRefs['windowRef'], title: string): void {
  useEffect(() => {
    const before = document.activeElement;
    const others = [...document.body.children].filter((element) => element !== windowRef.current);
    const titleBefore = document.title;
    windowRef.current?.focus();
    for (const element of others) element.toggleAttribute('inert', true);
    document.title = title;
    return () => {
      for (const element of others) element.toggleAttribute('inert', false);
      document.title = titleBefore;
      if (before instanceof HTMLElement) before.focus();
    };
  }, [windowRef, title]);
}

function useEscape(onClose: () => void): void {
  useEffect(() => {
    const close = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose();
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [onClose]);
}

interface PrintPagesProps extends Pick<PrintPreviewProps, 'header' | 'footer' | 'labels'> {
  readonly pages: readonly DocumentFragment[];
}

function PrintPages({ pages, header, footer, labels }: PrintPagesProps) {
  return (
    <div className={styles.pages}>
      {pages.map((page, index) => (
        <section
          // oxlint-disable-next-line react/no-array-index-key -- a page is its place and nothing else
          key={index}
          className={styles.page}
          data-theme="light"
          aria-label={labels.page(index + 1, pages.length)}
        >
          <div className={styles.header}>{header}</div>
          <div className={styles.content}>
            <div className={styles.flow} ref={(element) => element?.replaceChildren(page.cloneNode(true))} />
          </div>
          <div className={styles.footer}>
            <span>{footer}</span>
            <span aria-hidden>{labels.page(index + 1, pages.length)}</span>
          </div>
        </section>
      ))}
    </div>
  );
}

/** Measures the scale at which a sheet fits the window of a phone. */
function measureFit(source: HTMLElement): number {
  const sheet = source.parentElement?.parentElement?.clientWidth ?? 0;
  const room = document.documentElement.clientWidth - 32;
  return sheet > 0 && room > 0 ? Math.min(1, room / sheet) : 1;
}
