import { joinClasses } from './join-classes.ts';
import { Tooltip } from './tooltip.tsx';
import type { TermLineItem } from './term-line.tsx';
import styles from './term-line.module.css';
import { isCutOff, useCut } from './use-cut.ts';

export interface TermLineLabelProps {
  readonly item: TermLineItem;
  /** Read before the title, because shapes are not. */
  readonly kindLabel: string;
}

/** The words of one mark on TermLine; what has no room beside its neighbour comes whole as a tooltip. */
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

/** The first part is for screen readers and always without room. */
function isLabelCut(words: Element): boolean {
  return [...words.children].slice(1).some(isCutOff);
}
