import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import IconWifiOff from '@tabler/icons-react/dist/esm/icons/IconWifiOff.mjs';
import type { ReactNode } from 'react';
import type { IconShape } from './icon.tsx';
import { Icon } from './icon.tsx';
import styles from './notice.module.css';

export interface NoticeProps {
  readonly tone?: 'info' | 'amber' | 'red' | 'offline' | undefined;
  readonly icon?: IconShape | undefined;
  /** The bold first words: the fact. */
  readonly title?: string | undefined;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
  /** Screen readers announce it when it appears: politely, or at once if it is urgent. */
  readonly live?: 'polite' | 'assertive' | undefined;
}

const shapes = { info: IconInfoCircle, amber: IconClock, red: IconAlertCircle, offline: IconWifiOff };

/** Shows important information on this page. */
export function Notice({ tone = 'info', icon, title, children, action, live }: NoticeProps) {
  const role = live === 'assertive' ? 'alert' : live === 'polite' ? 'status' : undefined;
  return (
    <div className={styles.notice} data-tone={tone} role={role}>
      <Icon of={icon ?? shapes[tone]} />
      <div className={styles.words}>
        {title !== undefined && <strong>{title} </strong>}
        {children}
      </div>
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
}
