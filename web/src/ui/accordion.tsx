import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import type { ReactNode } from 'react';
import { useId } from 'react';
import styles from './accordion.module.css';
import { Icon } from './icon.tsx';

export interface AccordionItem {
  readonly id: string;
  readonly title: ReactNode;
  /** A quiet note at the right of the title. */
  readonly note?: ReactNode;
  readonly content: ReactNode;
  readonly defaultOpen?: boolean | undefined;
}

export interface AccordionProps {
  readonly items: readonly AccordionItem[];
  /** Opening one closes the others. */
  readonly single?: boolean | undefined;
  readonly headingLevel?: 2 | 3 | 4 | undefined;
}

/** Titles that open their content; the browser's search finds closed content too. */
export function Accordion({ items, single = false, headingLevel = 3 }: AccordionProps) {
  const name = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <div>
      {items.map((item) => (
        <details key={item.id} className={styles.item} name={single ? name : undefined} open={item.defaultOpen}>
          <summary className={styles.summary}>
            <Heading className={styles.title}>{item.title}</Heading>
            {item.note !== undefined && <span className={styles.note}>{item.note}</span>}
            <Icon of={IconChevronDown} size={18} className={styles.chevron} />
          </summary>
          <div className={styles.content}>{item.content}</div>
        </details>
      ))}
    </div>
  );
}
