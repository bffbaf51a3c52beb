import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useEffect, useState } from 'react';
import { Icon } from './icon.tsx';
import styles from './toast-card.module.css';
import type { ShownToast } from './toast-store.ts';
import { dismissToast } from './toast-store.ts';

export interface ToastCardProps {
  readonly toast: ShownToast;
  readonly dismissLabel: string;
}

const shapes = { done: IconCircleCheck, info: IconInfoCircle, error: IconAlertCircle };

/** Milliseconds; a message with an action stays longer, and errors stay. */
const stay = { plain: 6_000, withAction: 10_000 };

/** Shows one message; its timer pauses under the pointer, with the focus in it, and in a hidden window. */
export function ToastCard({ toast, dismissLabel }: ToastCardProps) {
  const { id, text, tone = 'done', action } = toast;
  const [isHeld, setIsHeld] = useState(false);

  useEffect(() => {
    if (isHeld || tone === 'error') return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const start = () => {
      clearTimeout(timer);
      if (document.hidden) return;
      timer = setTimeout(() => dismissToast(id), action ? stay.withAction : stay.plain);
    };
    start();
    document.addEventListener('visibilitychange', start);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', start);
    };
  }, [id, isHeld, tone, action]);

  return (
    <div
      className={styles.card}
      data-tone={tone}
      role={tone === 'error' ? 'alert' : undefined}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <Icon of={shapes[tone]} />
      <span className={styles.text}>{text}</span>
      {action && (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            dismissToast(id);
            action.onPress();
          }}
        >
          {action.label}
        </button>
      )}
      <button type="button" className={styles.close} aria-label={dismissLabel} onClick={() => dismissToast(id)}>
        <Icon of={IconX} size={18} />
      </button>
    </div>
  );
}
