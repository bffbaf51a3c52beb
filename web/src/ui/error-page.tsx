import IconRefreshAlert from '@tabler/icons-react/dist/esm/icons/IconRefreshAlert.mjs';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import styles from './state.module.css';

export interface ErrorPageProps {
  /** "목록을 불러오지 못했어요." */
  readonly title: string;
  /** "잠시 뒤 다시 해 주세요." */
  readonly children?: ReactNode;
  /** For the help desk, in small print. */
  readonly code?: string | undefined;
  readonly retryLabel?: string | undefined;
  readonly onRetry?: (() => void) | undefined;
  readonly retrying?: boolean | undefined;
  /** The level of the title: 2 and more where another heading stands above it. */
  readonly headingLevel?: 1 | 2 | 3 | 4 | undefined;
  readonly actions?: ReactNode;
}

/** Tells why a whole page is not there, and offers one step. */
export function ErrorPage(props: ErrorPageProps) {
  const { title, children, code, retryLabel, onRetry, retrying = false, headingLevel = 1, actions } = props;
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={`${styles.state} ${styles.page}`} role="alert">
      <span className={styles.icon}>
        <Icon of={IconRefreshAlert} size={32} />
      </span>
      <Heading className={styles.title}>{title}</Heading>
      {children !== undefined && <div className={styles.text}>{children}</div>}
      <div className={styles.actions}>
        {onRetry && (
          <Button variant="primary" busy={retrying} onClick={onRetry}>
            {retryLabel}
          </Button>
        )}
        {actions}
      </div>
      {code !== undefined && <small className={styles.code}>{code}</small>}
    </div>
  );
}
