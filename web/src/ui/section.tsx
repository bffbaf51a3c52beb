import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import type { ReactElement, ReactNode } from 'react';
import { useId } from 'react';
import { Icon } from './icon.tsx';
import { joinClasses } from './join-classes.ts';
import styles from './section.module.css';

export interface SectionProps {
  /** The subject, small and in grey: "핵심역량". */
  readonly label?: ReactNode;
  /** The finding as a heading, "지난 학기보다 소통이 7점 올랐어요". */
  readonly title: ReactNode;
  /** A line below the heading. */
  readonly text?: ReactNode;
  /** A link to more: `link={(slot) => <Link to="/results" {...slot} />}`. */
  readonly link?: ((slot: { className: string; children: ReactNode }) => ReactElement) | undefined;
  readonly linkLabel?: ReactNode;
  /** Stands beside the heading, such as the key of a chart. */
  readonly aside?: ReactNode;
  readonly headingLevel?: 2 | 3 | undefined;
  /** A heading of 20, or of 16 in a side column. */
  readonly size?: 'regular' | 'small' | undefined;
  readonly children?: ReactNode;
  readonly className?: string | undefined;
}

/** A part of a page: grey label, finding, content. Space separates it from the next. */
export function Section(props: SectionProps) {
  const { label, title, text, link, linkLabel, aside, headingLevel = 2, size = 'regular', children, className } = props;
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  const more = link?.({
    className: joinClasses(styles.more),
    children: (
      <>
        {linkLabel}
        <Icon of={IconChevronRight} size={16} />
      </>
    ),
  });
  return (
    <section className={joinClasses(styles.section, className)} aria-labelledby={id}>
      <div className={styles.head}>
        {label !== undefined && (
          <div className={styles.top}>
            <span className={styles.label}>{label}</span>
            {more}
          </div>
        )}
        <div className={styles.top}>
          <div className={styles.heading} data-size={size}>
            <Heading id={id}>{title}</Heading>
            {aside}
          </div>
          {label === undefined && more}
        </div>
        {text !== undefined && <p className={styles.text}>{text}</p>}
      </div>
      {children}
    </section>
  );
}
