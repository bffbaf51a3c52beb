import { useEffect, useRef, useSyncExternalStore } from 'react';
import styles from './toast-region.module.css';
import { readToasts, subscribeToToasts } from './toast-store.ts';
import { loadOnUse } from './load-on-use.tsx';

export interface ToastRegionProps {
  readonly labels: { readonly region: string; readonly dismiss: string };
}

const ToastCard = loadOnUse(async () => (await import('./toast-card.tsx')).ToastCard);

/** The place of messages; once a page, in the shell. F6 leads to the newest. */
export function ToastRegion({ labels }: ToastRegionProps) {
  const toasts = useSyncExternalStore(subscribeToToasts, readToasts, readToasts);
  const ref = useRef<HTMLElement>(null);
  const isEmpty = toasts.length === 0;

  useEffect(() => {
    if (isEmpty) return undefined;
    const focusNewest = (event: KeyboardEvent) => {
      if (event.key !== 'F6') return;
      event.preventDefault();
      [...(ref.current?.querySelectorAll('button') ?? [])].at(-1)?.focus();
    };
    document.addEventListener('keydown', focusNewest);
    return () => document.removeEventListener('keydown', focusNewest);
  }, [isEmpty]);

  return (
    <section ref={ref} className={styles.region} aria-label={labels.region}>
      <div className={styles.list} aria-live="polite">
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} dismissLabel={labels.dismiss} />
        ))}
      </div>
    </section>
  );
}
