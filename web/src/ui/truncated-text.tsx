import type { ReactNode } from 'react';
import { joinClasses } from './join-classes.ts';
import { Tooltip } from './tooltip.tsx';
import styles from './truncated-text.module.css';
import { useCut } from './use-cut.ts';

export interface TruncatedTextProps {
  /** The whole text. */
  readonly text: string;
  /** A link or the like that shows the text; without it the plain text is shown. */
  readonly children?: ReactNode;
  readonly className?: string | undefined;
}

/** Shows one line that ends in an ellipsis; if it is cut, a tooltip shows all of it, by pointer and by keyboard. */
export function TruncatedText({ text, children, className }: TruncatedTextProps) {
  const { ref, isCut } = useCut<HTMLSpanElement>();
  // A link inside takes the focus itself; plain text takes it while it is cut.
  const isStop = isCut && (children === undefined || typeof children === 'string');
  return (
    <Tooltip text={text} describes={false} disabled={!isCut}>
      {(anchor) => (
        <span {...anchor.join(isStop ? { tabIndex: 0 } : {})} ref={ref} className={joinClasses(styles.text, className)}>
          {children ?? text}
        </span>
      )}
    </Tooltip>
  );
}
