import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs';
import IconPaperclip from '@tabler/icons-react/dist/esm/icons/IconPaperclip.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import styles from './file-row.module.css';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';

export interface FileRowProps {
  readonly name: string;
  readonly sizeText: string;
  readonly problem?: string | null | undefined;
  /** 0 to 1 while it uploads. */
  readonly progress?: number | undefined;
  readonly progressLabel?: string | undefined;
  readonly retryLabel?: string | undefined;
  readonly onRetry?: (() => void) | undefined;
  readonly openLabel?: string | undefined;
  /** Turns its name into a button. */
  readonly onOpen?: (() => void) | undefined;
  readonly removeLabel?: string | undefined;
  readonly onRemove?: (() => void) | undefined;
}

/** Shows one file in FileField or FileList. */
export function FileRow(props: FileRowProps) {
  const { name, sizeText, problem, progress, progressLabel, retryLabel, onRetry } = props;
  const { openLabel, onOpen, removeLabel = '', onRemove } = props;
  const hasProblem = problem !== null && problem !== undefined;
  return (
    <li className={styles.row} data-problem={hasProblem || undefined}>
      <Icon of={hasProblem ? IconAlertCircle : IconPaperclip} />
      <div className={styles.words}>
        {onOpen ? (
          <button type="button" className={styles.open} aria-label={openLabel} onClick={onOpen}>
            {name}
          </button>
        ) : (
          <span className={styles.name}>{name}</span>
        )}{' '}
        <span className={styles.size}>{sizeText}</span>
        {hasProblem && (
          <p className={styles.problem} role="alert">
            {problem}
          </p>
        )}
        {progress !== undefined && <progress className={styles.progress} value={progress} aria-label={progressLabel} />}
      </div>
      {onRetry && (
        <button type="button" className={styles.retry} onClick={onRetry}>
          {retryLabel}
        </button>
      )}
      {onRemove && <IconButton icon={IconX} size="small" iconSize={18} label={removeLabel} onClick={onRemove} />}
    </li>
  );
}
