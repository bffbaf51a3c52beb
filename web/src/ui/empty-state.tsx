import IconInbox from '@tabler/icons-react/dist/esm/icons/IconInbox.mjs';
import type { ReactNode } from 'react';
import type { IconShape } from './icon.tsx';
import { Icon } from './icon.tsx';
import styles from './state.module.css';

export interface EmptyStateProps {
  readonly icon?: IconShape | undefined;
  /** "아직 잡은 상담이 없어요". */
  readonly title: string;
  /** A helpful fact. */
  readonly children?: ReactNode;
  /** One action, or two if one of them is grey. */
  readonly actions?: ReactNode;
  readonly headingLevel?: 2 | 3 | 4 | undefined;
}

/** Takes the place of content when there is none. */
export function EmptyState({ icon = IconInbox, title, children, actions, headingLevel = 2 }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.state}>
      <span className={styles.icon}>
        <Icon of={icon} size={28} />
      </span>
      <Heading className={styles.title}>{title}</Heading>
      {children !== undefined && <div className={styles.text}>{children}</div>}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
