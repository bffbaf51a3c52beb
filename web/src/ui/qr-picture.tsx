import { useMemo } from 'react';
import { encode } from 'uqr';

/** Cells of white around a code, without which readers do not find it. */
const QUIET_CELLS = 4;

export interface QrPictureProps {
  readonly text: string;
  readonly label: string;
  /** Sets the size, and by its fill the colour of dark cells. */
  readonly className: string | undefined;
}

/** A QR code as one path; dark on light in every look, because not every camera reads it the other way round. */
export function QrPicture({ text, label, className }: QrPictureProps) {
  const { size, path } = useMemo(() => drawQr(text), [text]);
  return (
    <svg
      className={className}
      data-theme="light"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} />
    </svg>
  );
}

function drawQr(text: string): { readonly size: number; readonly path: string } {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_CELLS });
  const cells = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size, path: cells.join('') };
}
