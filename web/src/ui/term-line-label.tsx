import { joinClasses } from './join-classes.ts';
import { Tooltip } from './tooltip.tsx';
import type { TermLineItem } from './term-line.tsx';
import styles from './term-line.module.css';
import { isCutOff, useCut } from './use-cut.ts';
import { Written } from './written.tsx';

export interface TermLineLabelProps {
  readonly item: TermLineItem;
  /** Screen readers announce it before the title, because they cannot see shapes. */
  readonly kindLabel: string;
}

/** The label of one mark on TermLine; a tooltip shows all of it if it is cut. */
export function TermLineLabel({ item, kindLabel }: TermLineLabelProps) {
  const { ref, isCut } = useCut<HTMLSpanElement>(isLabelCut);
  const isStop = isCut && item.link === undefined;
  return (
    <Tooltip text={`${item.title}, ${item.detail}`} describes={false} disabled={!isCut}>
      {(anchor) => (
        <span {...anchor.join(isStop ? { tabIndex: 0 } : {})} ref={ref} className={styles.words}>
          <span className="visually-hidden">{kindLabel}, </span>
          {item.link ? (
            item.link({ className: joinClasses(styles.title), children: <Written>{item.title}</Written> })
          ) : (
            <span className={styles.title}>
              <Written>{item.title}</Written>
            </span>
          )}
          <span className={styles.detail}>{item.detail}</span>
        </span>
      )}
    </Tooltip>
  );
}

/** Whether the label is cut; its first part is for screen readers only and never has room. */
function isLabelCut(words: Element): boolean {
  return [...words.children].slice(1).some(isCutOff);
}
