import type { ReactNode } from 'react';
import { useState } from 'react';
import { Tooltip } from './tooltip.tsx';
import styles from './truncated-text.module.css';

export interface TruncatedTextProps {
  /** The whole text. */
  readonly text: string;
  readonly children?: ReactNode;
}

/** One line that ends in an ellipsis; when it is cut, the whole comes as a tooltip. */
export function TruncatedText({ text, children }: TruncatedTextProps) {
  const [isCut, setIsCut] = useState(false);
  return (
    <Tooltip text={text} describes={false} disabled={!isCut}>
      {(anchor) => (
        <span
          {...anchor.join({
            onPointerEnter: (event) => setIsCut(event.currentTarget.scrollWidth > event.currentTarget.clientWidth),
          })}
          className={styles.text}
        >
          {children ?? text}
        </span>
      )}
    </Tooltip>
  );
}
