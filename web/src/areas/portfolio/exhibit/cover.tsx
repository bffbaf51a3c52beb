import type { PortfolioLook } from '@naru/contract/areas/portfolio/exhibit-words.ts';
import { useState } from 'react';

import styles from './exhibit.module.css';

/** Waves below a sun, hills, steps: whatever their colours, titles do not all look alike. */
const DRAWINGS = [
  [
    ['M262 28a34 34 0 1 1 0 68 34 34 0 1 1 0-68z', 0.16],
    ['M262 4a58 58 0 1 1 0 116 58 58 0 1 1 0-116z', 0.07],
    ['M0 150c46-22 92-20 140-4s104 18 180-18v72H0z', 0.1],
    ['M0 176c60 12 112-14 176-8s96 16 144-4v36H0z', 0.14],
  ],
  [
    ['M90 200 190 70l60 70 34-40 60 100z', 0.12],
    ['M-20 200 60 120l70 80z', 0.09],
    ['M64 34a22 22 0 1 1 0 44 22 22 0 1 1 0-44z', 0.16],
  ],
  [
    ['M180 0h140v200H180z', 0.06],
    ['M220 60h100v140H220z', 0.09],
    ['M260 120h60v80h-60z', 0.14],
    ['M0 168h320v32H0z', 0.08],
  ],
] as const;

/** The face of a portfolio: its first picture, or a drawing in its colours. */
export function Cover({ look, title }: { readonly look: PortfolioLook; readonly title: string }) {
  const { pictureAddress, altText, theme, color } = look;
  // An address lives for minutes; one that is over leaves the drawing.
  const [failed, setFailed] = useState<string>();
  if (pictureAddress !== null && failed !== pictureAddress)
    return (
      <span className={styles.cover}>
        <img src={pictureAddress} alt={altText} loading="lazy" onError={() => setFailed(pictureAddress)} />
      </span>
    );
  return (
    <span
      className={styles.cover}
      data-theme-of={theme ?? 'COLOR'}
      style={color === null ? undefined : { backgroundColor: color }}
      aria-hidden
    >
      <svg viewBox="0 0 320 200" preserveAspectRatio="xMidYMax slice" focusable="false">
        {(DRAWINGS[(title.codePointAt(0) ?? 0) % DRAWINGS.length] ?? []).map(([path, opacity]) => (
          <path key={path} d={path} fill="currentColor" fillOpacity={opacity} />
        ))}
      </svg>
      <span className={styles.letter}>{Array.from(title.trim())[0] ?? ''}</span>
    </span>
  );
}
