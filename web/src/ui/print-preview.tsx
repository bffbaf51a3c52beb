import type { ReactNode } from 'react';
import { loadOnUse } from './load-on-use.tsx';

export interface PrintPreviewProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** The title of the printed document; also the name of the PDF. */
  readonly title: string;
  readonly orientation?: 'portrait' | 'landscape' | undefined;
  /** A document has room for a line above each page; a letter or a résumé uses it for itself. */
  readonly look?: 'document' | 'letter' | undefined;
  /** Blocks one below the other, without controls; tables break between rows and repeat their heads. */
  readonly children: ReactNode;
  /** At the top of each page, left and right. */
  readonly header?: ReactNode;
  /** At the bottom left of each page, such as who printed it and when. */
  readonly footer?: ReactNode;
  /** Hears the places of blocks that are higher than a sheet (PrintSheets). */
  readonly onTooHigh?: ((places: readonly number[]) => void) | undefined;
}

const PrintWindow = loadOnUse(async () => (await import('./print-window.tsx')).PrintWindow);

/** Previews the print in A4 pages, over everything else; its code loads when it first opens. */
export function PrintPreview(props: PrintPreviewProps) {
  if (!props.open) return null;
  return <PrintWindow {...props} />;
}
