import IconRefreshAlert from '@tabler/icons-react/dist/esm/icons/IconRefreshAlert.mjs';
import { ErrorPage, type ErrorPageProps } from './error-page.tsx';
import { Icon } from './icon.tsx';
import styles from './state.module.css';

export interface ErrorStateProps extends ErrorPageProps {
  /** Shows the failure of a whole page, rather than of a part of one. */
  readonly page?: boolean | undefined;
}

/** Tells what happened, why if known, and offers one step. */
export function ErrorState({ page = false, ...props }: ErrorStateProps) {
  const { title, children, code, retryLabel, onRetry, retrying = false, actions } = props;
  if (page) return <ErrorPage {...props} />;
  return (
    <div className={styles.note} role="alert">
      <Icon of={IconRefreshAlert} />
      <div>
        <strong className={styles.strong}>{title}</strong> {children}
        {(onRetry || actions !== undefined) && (
          <div>
            {onRetry && (
              <button type="button" className={styles.retry} aria-disabled={retrying || undefined} onClick={onRetry}>
                {retryLabel}
              </button>
            )}
            {actions}
          </div>
        )}
        {code !== undefined && <small className={styles.code}>{code}</small>}
      </div>
    </div>
  );
}
