import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { type RefObject, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';
import type { PrintPreviewProps } from './print-preview.tsx';
import { PrintSheets } from './print-sheets.tsx';
import styles from './print-window.module.css';
import { useWords } from './use-words.ts';
import { printWords } from './words/print.ts';
import { windowWords } from './words/window.ts';

/** The lazy part of PrintPreview. */
export function PrintWindow(props: Omit<PrintPreviewProps, 'open'>) {
  const { onClose, title, orientation = 'portrait', look, children, header, footer, onTooHigh } = props;
  const words = useWords(printWords);
  const { close } = useWords(windowWords);
  const windowRef = useRef<HTMLDivElement>(null);
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
      data-print-root
    >
      <div className={styles.bar}>
        <h2 className={styles.title}>{title}</h2>
        <Button variant="primary" icon={IconPrinter} onClick={() => window.print()}>
          {words.print}
        </Button>
        <IconButton icon={IconX} label={close} onClick={onClose} />
      </div>
      <div className={styles.desk}>
        <PrintSheets orientation={orientation} look={look} header={header} footer={footer} onTooHigh={onTooHigh}>
          {children}
        </PrintSheets>
      </div>
    </div>,
    document.body,
  );
}

/** Closes the page behind the window off, which then prints on its own under its own name. */
function useAlone(windowRef: RefObject<HTMLDivElement | null>, title: string): void {
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
