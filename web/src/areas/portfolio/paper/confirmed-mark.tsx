import styles from './paper.module.css';

/** A small check for what the university confirms; drawn, so that copied text stays clean. */
export function ConfirmedMark({ label }: { readonly label: string }) {
  return (
    <svg
      className={styles.mark}
      viewBox="0 0 16 16"
      {...(label === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <circle cx="8" cy="8" r="7.25" fill="none" stroke="currentColor" strokeWidth="1.5" />
      <path d="M4.8 8.3 7 10.5l4.2-4.8" fill="none" stroke="currentColor" strokeWidth="1.5" />
    </svg>
  );
}
