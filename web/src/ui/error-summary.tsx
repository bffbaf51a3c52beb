import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs';
import { useEffect, useRef } from 'react';
import styles from './error-summary.module.css';
import { Icon } from './icon.tsx';

export interface FieldProblem {
  /** The id of the field that the line leads to. */
  readonly fieldId: string;
  readonly message: string;
}

export interface ErrorSummaryProps {
  /** "두 곳을 고쳐 주세요". */
  readonly title: string;
  readonly problems: readonly FieldProblem[];
  /** Changes with every attempt to send, so that focus comes here again. */
  readonly attempt?: number | undefined;
  /** For a form that shows one part at a time: shows the part of the field first, then calls `arrive`. */
  readonly reveal?: ((fieldId: string, arrive: () => void) => void) | undefined;
}

/** Lists the errors that keep a long form from being sent; each line leads to its field. */
export function ErrorSummary({ title, problems, attempt = 0, reveal }: ErrorSummaryProps) {
  const ref = useRef<HTMLElement>(null);
  const isEmpty = problems.length === 0;
  useEffect(() => {
    if (attempt >= 0 && !isEmpty) ref.current?.focus();
  }, [attempt, isEmpty]);
  if (isEmpty) return null;
  return (
    <section ref={ref} tabIndex={-1} className={styles.summary} aria-label={title}>
      <Icon of={IconAlertCircle} />
      <div>
        <p className={styles.title}>{title}</p>
        <ul className={styles.list}>
          {problems.map((problem) => (
            <li key={problem.fieldId}>
              <a
                href={`#${problem.fieldId}`}
                onClick={(event) => {
                  event.preventDefault();
                  const arrive = (): void => focusField(problem.fieldId);
                  if (reveal) reveal(problem.fieldId, arrive);
                  else arrive();
                }}
              >
                {problem.message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Leads to the control of a field by its id; of a group, to its first one. */
export function focusField(id: string): void {
  const field = document.getElementById(id);
  const control = field?.matches('fieldset')
    ? field.querySelector<HTMLElement>('input:not(:disabled), button:not(:disabled)')
    : field;
  control?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'center' });
}
