import { joinClasses } from './join-classes.ts';
import { Tooltip } from './tooltip.tsx';
import type { TermLineItem } from './term-line.tsx';
import styles from './term-line.module.css';
import { isCutOff, useCut } from './use-cut.ts';

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
            item.link({ className: joinClasses(styles.title), children: item.title })
          ) : (
            <span className={styles.title}>{item.title}</span>
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
